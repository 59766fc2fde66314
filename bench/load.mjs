// `taskset -c 1 node load.mjs boardgame|colyseus [tables] [seconds]`: tables of tic-tac-toe in a closed loop, the next
// move once both players have seen the last, on a board that is wiped when it is won or full; the server on core 0. Ours is `npm run lab -- load`.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const [which = 'boardgame', tables = '200', seconds = '10'] = process.argv.slice(2);
const port = 18_100 + Math.floor(Math.random() * 800);
const script = fileURLToPath(new URL(`./load-${which}.mjs`, import.meta.url));
// All three servers run with the young generation that ours is deployed with.
const node = [process.execPath, '--max-semi-space-size=64'];
const child = spawn('taskset', ['-c', '0', ...node, script, String(port)], {
  stdio: ['pipe', 'pipe', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
process.on('exit', () => child.kill('SIGKILL'));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1));
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
async function line() {
  for (;;) {
    const { value } = await lines.next();
    if (value?.startsWith('{')) return JSON.parse(value); // servers also print text
  }
}
async function measure() {
  child.stdin.write('\n');
  return line();
}

const latencies = [];
const count = { played: 0, moves: 0, isOn: false, errors: 0 };
function free(cells) {
  const open = cells.flatMap((cell, at) => (cell === null || cell === -1 ? [at] : []));
  return open[Math.floor(Math.random() * open.length)];
}

/** Counts a move when both players have received it, then plays the next. */
function loop(move) {
  const state = { seen: 0, began: 0 };
  return {
    go(cells, turn) {
      state.seen = 0;
      state.began = performance.now();
      count.played++;
      if (count.isOn) count.moves++;
      move(turn, free(cells));
    },
    saw() {
      state.seen++;
      if (state.seen < 2) return false;
      if (count.isOn) latencies.push(performance.now() - state.began);
      return true;
    },
  };
}

async function boardgame() {
  const { io } = await import('socket.io-client');
  const base = `http://localhost:${port}`;
  const sockets = [0, 1].map(() => io(`${base}/tic-tac-toe`, { transports: ['websocket'], forceNew: true }));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('connect', resolve))));
  const matchID = `match-${Math.random()}`;
  let stateID = 0;
  const table = loop((turn, cell) => {
    const payload = { type: 'clickCell', args: [cell], playerID: String(turn) };
    sockets[turn].emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, String(turn));
  });
  for (const socket of sockets) {
    socket.on('update', (match, next) => {
      if (match !== matchID || next._stateID <= stateID - 1) return;
      if (!table.saw()) return;
      stateID = next._stateID;
      table.go(next.G.cells, Number(next.ctx.currentPlayer));
    });
  }
  for (const [seat, socket] of sockets.entries()) {
    const synced = new Promise((resolve) => socket.once('sync', resolve));
    socket.emit('sync', matchID, String(seat), undefined, 2); // an unknown match is created
    await synced;
  }
  table.go(Array(9).fill(null), 0);
}

async function colyseus() {
  const { Client } = await import('colyseus.js');
  const clients = [new Client(`ws://localhost:${port}`), new Client(`ws://localhost:${port}`)];
  const first = await clients[0].create('tic-tac-toe');
  const rooms = [first, await clients[1].joinById(first.roomId)];
  const table = loop((turn, cell) => rooms[turn].send('move', cell));
  for (const room of rooms) {
    room.onMessage('refused', () => count.errors++);
    room.onMessage('update', ({ cells, turn, isOver }) => {
      if (table.saw()) table.go(isOver ? Array(9).fill(-1) : cells, isOver ? 0 : turn);
    });
  }
  table.go(Array(9).fill(-1), 0);
}

await line();
for (let at = 0; at < Number(tables); at++) await { boardgame, colyseus }[which]();
// Warm-up time; ms.
while (count.played < 60_000) await new Promise((resolve) => setTimeout(resolve, 50));
const before = await measure();
count.isOn = true;
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1_000));
count.isOn = false;
const took = (performance.now() - began) / 1_000;
const after = await measure();
latencies.sort((one, other) => one - other);
const at = (share) => latencies[Math.floor(latencies.length * share)]?.toFixed(1);
const cpu = after.seconds - before.seconds;
console.log(
  JSON.stringify({
    server: which,
    node: process.versions.node,
    tables: Number(tables),
    movesPerSecond: Math.round(count.moves / took),
    movesPerServerCpuSecond: Math.round(count.moves / cpu),
    serverCores: Number((cpu / took).toFixed(2)),
    p50: at(0.5),
    p99: at(0.99),
    errors: count.errors,
    memoryMb: Math.round(after.memory / 1e6),
  }),
);
child.kill();
process.exit(0);
