// `node kill-boardgame.mjs [kills] [pairs]`: boardgame.io with its file store, killed (SIGKILL) at random moments while pairs play without a
// pause, and started again. After every kill each match is compared with what both players had been shown. Ours is
// `npm run lab -- kill`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';

const [kills, pairs] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 6)];
const port = 18_100 + Math.floor(Math.random() * 800);
const base = `http://localhost:${port}/tic-tac-toe`;
const folder = mkdtempSync(join(tmpdir(), 'kill-boardgame-'));
const script = fileURLToPath(new URL('./load-boardgame.mjs', import.meta.url));
let child;
process.on('exit', () => child?.kill('SIGKILL'));

/** Starts the server on the same folder; `false` if it does not serve. */
async function start() {
  child = spawn(process.execPath, [script, String(port), folder], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('{')) return true;
  return false;
}

function kill() {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });
}

const connect = () =>
  new Promise((resolve) => {
    const socket = io(base, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('connect', () => resolve(socket));
  });

/** The state of a match as the server has it; `undefined` if the server ends over the question. */
function sync(socket, matchID, seat) {
  return new Promise((resolve) => {
    socket.once('sync', (_match, { state }) => resolve(state));
    socket.once('disconnect', () => resolve(undefined));
    socket.emit('sync', matchID, String(seat), undefined, 2); // an unknown match is created
  });
}

/** Two players of one match, and the number of moves that both have been shown. */
async function play(matchID) {
  const sockets = [await connect(), await connect()];
  const shown = [0, 0];
  const move = ({ G, ctx, _stateID }) => {
    const free = G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: 'clickCell', args: [cell], playerID: ctx.currentPlayer };
    sockets[Number(ctx.currentPlayer)].emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      _stateID,
      matchID,
      ctx.currentPlayer,
    );
  };
  for (const [seat, socket] of sockets.entries())
    socket.on('update', (match, state) => {
      if (match !== matchID || state._stateID <= shown[seat]) return;
      shown[seat] = state._stateID;
      if (Math.min(...shown) === state._stateID) move(state);
    });
  const first = await sync(sockets[0], matchID, 0);
  await sync(sockets[1], matchID, 1);
  if (first !== undefined) move(first);
  return {
    matchID,
    moves: () => Math.min(...shown),
    end: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

const sum = { kills: 0, matches: 0, shown: 0, whole: 0, lostMoves: 0, movesLost: 0, endTheServer: 0 };
await start();
for (; sum.kills < kills; sum.kills++) {
  const names = Array.from({ length: pairs }, (_, at) => `match-${sum.kills}-${at}`);
  const matches = await Promise.all(names.map(play));
  await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 400));
  await kill();
  const moves = matches.map((match) => match.moves());
  for (const match of matches) match.end();
  if (!(await start())) throw new Error(`the server does not start after kill ${sum.kills}`);
  for (const [at, match] of matches.entries()) {
    const socket = await connect();
    const state = await sync(socket, match.matchID, 0);
    socket.disconnect();
    sum.matches++;
    sum.shown += moves[at];
    if (state === undefined) {
      sum.endTheServer++; // it cannot read the file of the match, and dies of it
      await start();
    } else if (state._stateID < moves[at]) {
      sum.lostMoves++;
      sum.movesLost += moves[at] - state._stateID;
    } else sum.whole++;
  }
}
console.log(JSON.stringify(sum));
await kill();
rmSync(folder, { recursive: true });
process.exit(0);
