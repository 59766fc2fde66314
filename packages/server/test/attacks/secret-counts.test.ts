import {
  type Game,
  legalMoves,
  type Move,
  randomBelow,
  rngFrom,
  seatsAsked,
  timeoutMove,
} from '@manigance/core';
import { catalog } from '@manigance/games';
import { applyEntry, openTable, type Table, type TableEntry, waitsInSecret } from '@manigance/table';
import { plainSetup } from '@manigance/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';

const loaded = await Promise.all(catalog.manifests.map(async ({ rules }) => (await rules()).game as Game));
const secretGame = loaded.find(({ frames }) =>
  Object.values(frames).some((rule) => 'asks' in rule && rule.asking === 'hidden'),
) as Game;
const seats = 4;

function started(game: Game, seed: string): Table {
  const setup = plainSetup(game.id, seats, { access: 'open' });
  const { rulesVersion } = game;
  const opened = openTable({ kind: 'opened', at: 0, id: 'table', code: 'CODE', host: 'ann', setup });
  return applyEntry(opened, { kind: 'started', at: 0, rulesVersion, seed, salt: '' }, game).table;
}

/** A table at which a public move is followed by one secret pass, and which goes on waiting in secret. */
function afterSecretPass(game: Game): Table {
  for (let match = 1; ; match++) {
    const seed = match.toString(16).padStart(32, '0');
    const rng = rngFrom(seed);
    let table = started(game, seed);
    for (let hasPassed = false; table.match !== undefined && table.stage === 'playing'; ) {
      const { state } = table.match;
      const isSecret = waitsInSecret(game, state);
      if (hasPassed && isSecret && state.events.length === 0) return table;
      const [seat = 0] = seatsAsked(game, state);
      const options = legalMoves(game, state, seat);
      const move = isSecret
        ? timeoutMove(game, state, seat)
        : (options[randomBelow(rng, options.length)] as Move);
      hasPassed = isSecret && table.match.past.at(-1)?.seat !== seat;
      const entry: TableEntry = { kind: 'moved', at: 0, seat, move, by: 'person', spent: [] };
      table = applyEntry(table, entry, game, { keep: 3 }).table;
    }
  }
}

test('a take-back does not tell how many seats have passed in secret', () => {
  const table = afterSecretPass(secretGame);
  const mover = table.match?.past.at(-2)?.seat ?? 0;
  const entry: TableEntry = { kind: 'tookBack', at: 0, seat: mover, moves: 2, consent: [0, 1, 2, 3] };
  const { newSteps } = applyEntry(table, entry, secretGame);
  const counts = newSteps.flatMap((step) => step?.tookBack?.moves ?? []);
  expect(new Set(counts)).toEqual(new Set([1]));
});

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

test('at a table without spectators a stranger can neither speak nor learn a step number', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)));
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('no guests');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone], { spectators: false }));
  for (const guest of [ann, bob]) await guest.send({ type: 'sit', table });
  await ann.send({ type: 'start', table });
  expect(await eve.send({ type: 'say', table, text: 'boo' })).toMatchObject({
    type: 'refused',
    reason: { code: 'no-table' },
  });
  for (const type of ['watch', 'past', 'sit', 'takeOver', 'leave', 'whyNot', 'mayUndo'] as const)
    expect(await eve.send({ type, table })).toMatchObject({ reason: { code: 'no-table' } });
  expect(eve.tables.has(table)).toBe(false);
  expect(await bob.send({ type: 'say', table, text: 'hm' })).toMatchObject({ type: 'accepted' });
  await ann.watch(table);
  expect(ann.tables.get(table)?.chat.map(({ text }) => text)).toEqual(['hm']);
});
