// A bot that plays anything: node examples/bot.ts http://localhost:8080 CODE
import { randomInt, randomUUID } from 'node:crypto';

const [base = '', code = ''] = process.argv.slice(2);
const guest = await fetch(`${base}/api/guest`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Bot TS', token: true }),
});
const { token } = (await guest.json()) as { token: string };
const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
let id = 0;
let table = '';
const send = (message: object) => socket.send(JSON.stringify({ ...message, id: ++id }));

socket.onopen = () => send({ type: 'hello', version: 3, token });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(String(data));
  if (message.type === 'welcome') send({ type: 'find', code });
  if (message.type === 'found') {
    table = message.table;
    send({ type: 'watch', table });
    send({ type: 'sit', table });
  }
  if (message.shown?.outcome) process.exit(0); // the match is over
  const asked = message.shown?.asked;
  if (!asked || asked.answer) return; // nothing is asked of us
  const move = asked.options[randomInt(asked.options.length)];
  send({ type: 'play', table, question: asked.question, move, key: randomUUID() });
};
