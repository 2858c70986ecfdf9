// boardgame.io's own server with the smallest game: a turn each, and a state as long as asked for.
// node boardgame.js PORT LENGTH [FOLDER]: in memory, or in files of that folder.
const { FlatFile, Server } = require('boardgame.io/server');

const [port, length, folder] = process.argv.slice(2);
const game = {
  name: 'pingpong',
  setup: () => ({ moves: 0, text: 'x'.repeat(Number(length)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }) => {
      G.moves += 1;
    },
  },
};
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [game], origins: [], ...storage }).run({ port: Number(port) });
