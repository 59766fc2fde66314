import { anyGame, type Move, seatsAsked, show } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { expect, test } from 'vitest';
import { applyEntry, load, openTable, type TableEntry, waitsInSecret } from '../src/index.ts';
import {
  ann,
  bob,
  cleo,
  games,
  makeRegistry,
  matchOf,
  people,
  play,
  seated,
  secretGame,
  terms,
  watching,
} from './rooms.ts';

test('by consent a move is taken back together with all later ones', async () => {
  const { registry } = await makeRegistry();
  const game = secretGame;
  const room = await seated(registry, game.id, 4, { kind: 'untimed' });
  const { id: table } = room;
  const played: { readonly seat: number; readonly before: string }[] = [];
  const position = () => JSON.stringify({ ...matchOf(room).state, events: [] });
  const since = (seat: number) => played.length - played.findLastIndex((one) => one.seat === seat);
  const longest = () => [0, 1, 2, 3].find((seat) => since(seat) > 8 && since(seat) <= played.length);
  for (let turn = 0; longest() === undefined; turn++) {
    const [seat = 0] = seatsAsked(game, matchOf(room).state);
    const options = show(game, matchOf(room).state, seat).asked?.options ?? [];
    played.push({ seat, before: position() });
    await room.command(people[seat] as never, play(table, options[(turn * 7) % options.length] as Move));
  }
  const seat = longest() ?? 0;
  const moves = since(seat);
  await room.command(people[seat] as never, { type: 'takeBack', id: 1, table, key: 'back-0001' });
  for (const person of people.filter((_, at) => at !== seat))
    await room.command(person, { type: 'consent', id: 1, table, proposal: 1, agree: true });
  expect(position()).toBe(played.at(-moves)?.before);
  expect(matchOf(room).moves).toBe(played.length - moves);
  expect(JSON.stringify((await load({ store: registry.store, games }, table))?.table.match?.state)).toBe(
    JSON.stringify(matchOf(room).state),
  );
});

test('take-back is offered to seats with a move, through a take-back and a restart', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const { id: table } = room;
  const viewers = await Promise.all([ann, bob, cleo].map((person) => watching(room, person)));
  const offers = () =>
    viewers.map(({ told }) => {
      const last = told.findLast(({ type }) => type === 'update' || type === 'watching');
      return (last as { readonly mayProposeTakeBack?: boolean }).mayProposeTakeBack ?? false;
    });
  const mark = (person: typeof ann, cell: number) =>
    room.command(person, play(table, { do: 'mark', cell } as Move));
  const takeBack = (person: typeof ann, key: string) =>
    room.command(person, { type: 'takeBack', id: 1, table, key });
  expect(offers()).toEqual([false, false, false]);
  await mark(ann, 0);
  expect(offers()).toEqual([true, false, false]);
  expect(await takeBack(bob, 'back-0001')).toMatchObject({ reason: { code: 'no-move' } });
  await takeBack(ann, 'back-0002');
  expect(offers()).toEqual([false, false, false]);
  // More than are kept in memory.
  for (const [at, cell] of [0, 1, 2, 4, 3].entries()) await mark(at % 2 === 0 ? ann : bob, cell);
  expect(offers()).toEqual([true, true, false]);
  expect((await load({ store: registry.store, games }, table))?.table.match?.made).toEqual([3, 2]);
  await takeBack(bob, 'back-0003');
  await room.command(ann, { type: 'consent', id: 1, table, proposal: 1, agree: true });
  expect(matchOf(room).made).toEqual([2, 1]);
});

test('a snapshot without move counts assumes a move of every seat if there was any', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  for (const made of [
    [0, 0],
    [1, 1],
  ]) {
    const { made: _, ...match } = matchOf(room);
    const body = JSON.stringify({ table: { ...room.table, match }, steps: [] });
    await registry.store.saveSnapshot(room.id, { number: room.table.entries, body });
    // Without the rules of the match as well: it can still be looked at.
    for (const rules of [games, {}])
      expect((await load({ store: registry.store, games: rules }, room.id))?.table.match?.made).toEqual(made);
    await room.command(ann, play(room.id, { do: 'mark', cell: 0 } as Move));
  }
});

test('entries of the first release still apply: a take-back agreed on after another move', () => {
  const setup = { game: 'tic-tac-toe', options: {}, seats: [{ for: 'anyone' }, { for: 'anyone' }] } as const;
  const game = anyGame(ticTacToe);
  const move = (seat: number, cell: number) =>
    ({ kind: 'moved', at: 2, seat, move: { do: 'mark', cell } as never, by: 'person', spent: [] }) as const;
  const entries: readonly TableEntry[] = [
    { kind: 'started', at: 1, rulesVersion: game.rulesVersion, seed: '0'.repeat(32), salt: '' },
    move(0, 0),
    { kind: 'proposed', at: 2, what: 'take-back', by: 0 },
    move(1, 1),
    { kind: 'agreed', at: 3, seat: 1 },
    { kind: 'tookBack', at: 3, seat: 0, moves: 2, consent: [0, 1] },
  ];
  const first = openTable({
    kind: 'opened',
    at: 0,
    id: 'old',
    code: 'OLDOLD',
    host: ann.id,
    setup: { ...setup, ...terms, pace: { kind: 'untimed' }, access: 'open' },
  });
  const table = entries.reduce((so, entry) => applyEntry(so, entry, game).table, first);
  expect(table).toMatchObject({ entries: 7, proposal: undefined, match: { moves: 0 } });
});

test('a secret move does not end a take-back proposal, and the intended move is undone', async () => {
  const { registry } = await makeRegistry();
  const game = secretGame;
  for (let match = 0; match < 60; match++) {
    const room = await seated(registry, game.id, 4, { kind: 'untimed' });
    const { id: table } = room;
    const played: { readonly seat: number; readonly before: string }[] = [];
    const position = () => JSON.stringify({ ...matchOf(room).state, events: [] });
    for (let turn = match; room.table.stage === 'playing'; turn++) {
      const { state } = matchOf(room);
      const [seat = 0] = seatsAsked(game, state);
      const options = show(game, state, seat).asked?.options ?? [];
      const pass = options.find((option) => option.do === 'pass');
      const meant = played.findLast((one) => one.seat === seat);
      const isSecret = waitsInSecret(game, state) && pass !== undefined && meant !== undefined;
      if (isSecret)
        await room.command(people[seat] as never, {
          type: 'takeBack',
          id: 1,
          table,
          key: `back-${match}-${turn}`,
        });
      played.push({ seat, before: position() });
      await room.command(
        people[seat] as never,
        play(table, (isSecret ? pass : options[(turn * 7) % options.length]) as Move),
      );
      if (!isSecret || !waitsInSecret(game, matchOf(room).state) || matchOf(room).state.events.length > 0)
        continue;
      const proposal = room.table.proposal?.number ?? 0;
      for (const person of people)
        await room.command(person, { type: 'consent', id: 1, table, proposal, agree: true });
      expect(position()).toBe(meant?.before);
      return;
    }
  }
  throw new Error('nobody passed in secret');
}, 60_000);

test('a bot’s move does not end a take-back proposal and is undone with the rest', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const { id: table } = room;
  await room.command(ann, play(table, { do: 'mark', cell: 0 } as Move));
  await room.command(bob, play(table, { do: 'mark', cell: 1 } as Move));
  await room.command(ann, { type: 'takeBack', id: 1, table, key: 'back-0001' });
  await room.command(ann, { type: 'handOver', id: 1, table, level: 'any' });
  await expect.poll(() => matchOf(room).moves).toBe(3);
  expect(room.table.proposal).toMatchObject({ what: 'take-back', by: 0 });
  await room.command(bob, { type: 'consent', id: 1, table, proposal: 1, agree: true });
  expect(matchOf(room).moves).toBe(0);
});

test('a player asked for consent is told which of their own steps would go', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const { id: table } = room;
  const viewers = await Promise.all([ann, bob, cleo].map((person) => watching(room, person)));
  for (const [at, cell] of [0, 1, 2, 4, 8].entries())
    await room.command(at % 2 === 0 ? ann : bob, play(table, { do: 'mark', cell } as Move));
  await room.command(bob, { type: 'takeBack', id: 1, table, key: 'back-0001' });
  const keeps = () => viewers.map(({ told }) => told.at(-1)?.table.proposal?.keeps);
  // Three of five moves stay, beside the opening.
  expect(keeps()).toEqual([4, 4, 4]);
  expect(room.table.proposal).not.toHaveProperty('keeps');
  const loaded = await load({ store: registry.store, games }, table);
  expect(loaded?.table.keeps).toEqual([4, 4, 4]);
});
