// A player in a program of its own: in any game it answers with any of the moves that are listed.
// Run with `node examples/bots/bot.mjs 'http://127.0.0.1:8000/#table=ID' NAME`: Node 22 or later,
// or Node 20 with --experimental-websocket. It needs no package.

const [link, name] = process.argv.slice(2);
const [house, table] = link.split("/#table=");

// A name is all it takes; the secret makes us the same person after a lost connection.
const entered = await fetch(`${house}/api/people`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ name }),
});
const { person, secret } = await entered.json();

// What to say to what the house says. An id made of the question does no move twice.
function wish({ type, phase, you, seats, question }) {
  if (type === "table" && phase === "open" && you === null) return { type: "sit" };
  if (type === "table" && phase === "open" && !seats[you].ready) return { type: "ready" };
  if (type === "table" && phase === "promised") return { type: "contribute", text: crypto.randomUUID() };
  if (type === "update" && question?.asked) {
    const move = question.moves[Math.floor(Math.random() * question.moves.length)].text;
    return { type: "play", id: `${question.number}`, move, question: question.number };
  }
}

let lastEvent = 0;

function play() {
  const socket = new WebSocket(`${house.replace("http", "ws")}/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  let left = false;
  socket.onopen = () => say({ type: "hello", table, person, secret, lastEvent });
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    lastEvent = said.lastEvent ?? lastEvent;
    if (said.outcome || said.reconnect === false) {
      console.log(JSON.stringify(said.outcome ?? said.reason));
      left = true;
      socket.close();
    } else {
      const answer = wish(said);
      if (answer) say(answer);
    }
  };
  // Node 20 tells of a house that cannot be reached by an error alone.
  socket.onclose = socket.onerror = () => {
    if (!left) setTimeout(play, 1000);
    left = true;
  };
}

play();
