// A bot in a program of its own: in any game it plays one of the listed moves at random.
// Run with `node examples/bots/bot.mjs 'http://127.0.0.1:8000/#table=ID' NAME`: Node 22 or later,
// or Node 20 with --experimental-websocket. It needs no package.

import { createHash, randomBytes } from "node:crypto";

const PROTOCOL_VERSION = 5;
const [link, name] = process.argv.slice(2);
const [server, table] = link.split("/#table=");

// With the secret the bot is the same person after a lost connection.
const created = await fetch(`${server}/api/people`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ name }),
});
const { person, secret } = await created.json();

// A text contributed to the shuffles: its hash first, and the text when the list of all hashes is known.
const salt = randomBytes(16).toString("hex");
const saltHash = (match, seat) => createHash("sha256").update(`sobremesa contribution\n${match}\n${seat}\n${salt}`).digest("hex");

// The reply to a message, if any. With the number of the question as its id no move is made twice.
function reply({ type, phase, you, seats, match, hashes, question }) {
  if (type === "table" && phase === "open" && you === null) return { type: "sit" };
  if (type === "table" && phase === "open" && !seats[you].ready) return { type: "ready" };
  if (type === "table" && phase === "committed") return { type: "contribute", hash: saltHash(match, you) };
  // Nobody can choose a text any more, if this one is bound to the others by the list.
  if (type === "table" && phase === "revealing" && hashes.includes(saltHash(match, you))) return { type: "reveal", text: salt };
  if (type === "update" && question?.asked) {
    const move = question.moves[Math.floor(Math.random() * question.moves.length)].text;
    return { type: "play", id: `${question.number}`, move, question: question.number };
  }
  if (type === "heartbeat") return { type: "heartbeat" };
}

let lastEvent = 0;

function play() {
  const socket = new WebSocket(`${server.replace("http", "ws")}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  let isOver = false;
  socket.onopen = () => send({ type: "hello", version: PROTOCOL_VERSION, table, person, secret, lastEvent });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    lastEvent = message.lastEvent ?? lastEvent;
    if (message.outcome || message.reconnect === false) {
      console.log(JSON.stringify(message.outcome ?? message.reason));
      isOver = true;
      socket.close();
    } else {
      const answer = reply(message);
      if (answer) send(answer);
    }
  };
  // Node 20 reports a server that cannot be reached by an error alone.
  socket.onclose = socket.onerror = () => {
    if (!isOver) setTimeout(play, 1000);
    isOver = true;
  };
}

play();
