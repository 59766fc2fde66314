import { type Game, legalMoves, readRecord, seatsAsked, verifyRecord } from '@manigance/core';
import { catalog, rulesOfVersion } from '@manigance/games';
import { type EarlierMatch, earlierMatches, earlierRecords } from '@manigance/games/test/earlier-rules.ts';
import { expect, test } from 'vitest';
import { type LoadedGames, load, MemoryStore, type Room, recordText } from '../src/index.ts';
import { matchOf, play, registryOn } from './rooms.ts';

const rules = await Promise.all(
  catalog.manifests.map(async (manifest) => [manifest.id, await manifest.rules()] as const),
);
const rulesOf = (id: string) => rules.find(([game]) => game === id)?.[1] ?? fail(`no game ${id}`);

function fail(message: string): never {
  throw new Error(message);
}

/** The games as a server offers them, with or without the earlier rules. */
function gamesWith(earlier: 'kept' | 'gone'): LoadedGames {
  return Object.fromEntries(
    rules.map(([id, { game, older = [] }]) => [
      id,
      { game, older: earlier === 'kept' ? older : [], levels: ['any'] },
    ]),
  );
}

const now = 1_800_000_000_000;

/** A store that holds the match. */
async function storeOf(match: EarlierMatch, parts: { readonly snapshot: boolean }): Promise<MemoryStore> {
  const store = new MemoryStore();
  store.add({ row: JSON.parse(match.row), bodies: match.bodies });
  if (parts.snapshot) await store.saveSnapshot(match.table, JSON.parse(match.snapshot));
  return store;
}

async function roomOf(match: EarlierMatch, store: MemoryStore, games: LoadedGames): Promise<Room> {
  const room = await registryOn(store, () => now, { games }).room(match.table);
  return room ?? fail('no such table');
}

/** Plays by the options offered until the match is over, and checks every position. */
async function playToEnd(room: Room, game: Game, { people }: EarlierMatch): Promise<void> {
  for (let turn = 0; matchOf(room).state.outcome === undefined; turn++) {
    const { state } = matchOf(room);
    const [seat = 0] = seatsAsked(game, state);
    const moves = legalMoves(game, state, seat);
    const move = moves[(turn * 7) % moves.length] ?? fail('nothing is offered');
    const answer = await room.command(people[seat] ?? fail('no such seat'), play(room.id, move));
    expect(answer).toMatchObject({ type: 'accepted' });
    expect(game.faults(matchOf(room).state)).toEqual([]);
  }
}

test.each(rules)('%s: a match of each earlier version of the rules is kept', (id, { game }) => {
  const earlier = Array.from({ length: game.rulesVersion - 1 }, (_, index) => index + 1);
  const kept = new Set(
    earlierMatches.filter((match) => match.game === id).map((match) => match.rulesVersion),
  );
  expect([...kept].toSorted()).toEqual(earlier);
});

const cases = earlierMatches.map((match) => [`${match.game}, ${match.name}`, match] as const);
const hasRules = ({ game, rulesVersion }: EarlierMatch) =>
  rulesOfVersion(rulesOf(game), rulesVersion) !== undefined;

test.each(cases.filter(([, match]) => hasRules(match)))(
  'rules change: %s: goes on from its entries under the rules it began with',
  async (_title, match) => {
    const store = await storeOf(match, { snapshot: false });
    const room = await roomOf(match, store, gamesWith('kept'));
    expect(matchOf(room).rulesVersion).toBe(match.rulesVersion);
    const game = rulesOfVersion(rulesOf(match.game), match.rulesVersion) ?? fail('no rules');
    await playToEnd(room, game, match);
    const text = await recordText(room.table, store);
    verifyRecord(game, readRecord(text ?? fail('no record')));
  },
);

test.each(cases)(
  'rules change: %s: goes on from its snapshot under the current rules if its own are gone',
  async (_title, match) => {
    const store = await storeOf(match, { snapshot: true });
    const { game } = rulesOf(match.game);
    const before = JSON.parse((await store.snapshot(match.table))?.body ?? '').table.match;
    const room = await roomOf(match, store, gamesWith('gone'));
    expect(matchOf(room)).toMatchObject({ rulesVersion: game.rulesVersion, state: before.state });
    expect(matchOf(room).viewers).toEqual(before.viewers);
    await playToEnd(room, game, match);
    const again = await load({ store, games: gamesWith('gone') }, match.table);
    expect(again?.table.match?.state).toEqual(matchOf(room).state);
  },
);

test.each(earlierRecords)('rules change: $game: the record $name is verified by its own rules', (record) => {
  const read = readRecord(record.text);
  const game = rulesOfVersion(rulesOf(record.game), read.rulesVersion) ?? fail('no rules');
  expect(game.rulesVersion).toBeLessThan(rulesOf(record.game).game.rulesVersion);
  verifyRecord(game, read);
});
