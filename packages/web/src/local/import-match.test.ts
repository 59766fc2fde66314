import { hashOf, legalMoves, Match, readOptions, seatsAsked, seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import { load, MemoryStore } from '@manigance/table';
import { expect, test } from 'vitest';
import { importedTable } from './import-match.ts';
import type { SavedMatch } from './saved-match.ts';

/** A match as releases without the database saved it, and its last position. */
async function savedMatch(id: string) {
  const { rules, seats } = catalog.get(id);
  const { game } = await rules();
  const options = readOptions(game, {});
  const seed = seedFromNumber(7);
  const match = new Match(game, { seats: seats.min, options, seed });
  for (let turn = 0; turn < 60 && match.state.outcome === undefined; turn++) {
    const [seat] = seatsAsked(game, match.state);
    if (seat === undefined) break;
    const moves = legalMoves(game, match.state, seat);
    match.play(seat, moves[(turn * 7) % moves.length]);
  }
  const sitting = Array.from({ length: seats.min }, (_, seat) =>
    seat === 0 ? { name: 'Camille' } : { name: `Bot ${seat}`, level: 'usual' },
  );
  const saved: SavedMatch = {
    id: 'saved',
    game: id,
    options,
    seats: sitting,
    over: false,
    mine: true,
    touched: 1,
    seed,
    salt: '00',
    rulesVersion: game.rulesVersion,
    moves: match.moves,
  };
  return { game, saved, hash: hashOf(match.state) };
}

test.each(catalog.ids)('%s: a saved match is imported as a table with the same position', async (id) => {
  const { game, saved, hash } = await savedMatch(id);
  const store = new MemoryStore();
  await store.append(importedTable(saved, game.rulesVersion));
  const loaded = await load({ store, games: { [id]: { game, older: [], levels: [] } } }, 'saved');
  if (loaded?.table.match === undefined) throw new Error('not loaded');
  expect(loaded.table.match.moves).toBe(saved.moves.length);
  expect(hashOf(loaded.table.match.state)).toBe(hash);
});

test('a saved match of other rules is not played on', async () => {
  const [id = ''] = catalog.ids;
  const { game, saved } = await savedMatch(id);
  const store = new MemoryStore();
  await store.append(importedTable({ ...saved, rulesVersion: 9_999 }, game.rulesVersion));
  const loaded = await load({ store, games: { [id]: { game, older: [], levels: [] } } }, 'saved');
  expect([loaded?.game, loaded?.table.match]).toEqual([undefined, undefined]);
});
