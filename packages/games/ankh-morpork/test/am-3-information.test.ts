import { canonical, type Seat, show, type Viewer } from '@manigance/core';
import { expect, test } from 'vitest';
import type { AmEvent } from '../rules/events.ts';
import { personalityId } from '../rules/ids.ts';
import { game } from '../rules/index.ts';
import { type PersonalityId, personalities } from '../rules/personalities.ts';
import { handIds, type Position, position, table } from './position.ts';

const everyone: readonly Viewer[] = [0, 1, 2, 'spectator'];

type Named<T, E = AmEvent> = E extends { readonly type: infer Types } ? (T extends Types ? E : never) : never;

/** The events of this type as a viewer sees them. */
function seen<T extends AmEvent['type']>(events: readonly AmEvent[], type: T, viewer: Viewer): Named<T>[] {
  const named = events.filter((event) => event.type === type);
  return named.map((event) => game.witness(event, viewer) as Named<T>);
}

/** The Personalities named anywhere in what a viewer is sent. */
function personalitiesIn(sent: unknown): PersonalityId[] {
  const text = JSON.stringify(sent);
  return personalities.map(({ id }) => id).filter((id) => text.includes(id));
}

test('AM-3.1 everybody sees everybody’s money, at every moment', () => {
  const match = table({ money: [4, 7, 12], hands: [['nobby-nobbs', 'ruby']] });
  const purses = () =>
    everyone.map((viewer) => game.view(match.state, viewer).players.map(({ money }) => money));
  expect(purses()).toEqual(everyone.map(() => [4, 7, 12]));
  match.play(0, { do: 'play', card: 'nobby-nobbs' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 2 });
  expect(purses()).toEqual(everyone.map(() => [7, 7, 9]));
  for (const viewer of everyone) {
    expect(seen(match.events, 'gaveMoney', viewer)).toEqual([
      { type: 'gaveMoney', seat: 2, to: 0, amount: 3 },
    ]);
  }
});

test('AM-3.2 a Personality is shown to its holder alone, an unused one to nobody', () => {
  const match = table({ personalities: ['lord-rust', 'commander-vimes', 'chrysoprase'] });
  expect(everyone.map((viewer) => personalitiesIn(show(game, match.state, viewer)))).toEqual([
    ['lord-rust'],
    ['commander-vimes'],
    ['chrysoprase'],
    [],
  ]);
});

test('AM-3.2 Mrs Cake shows all unused Personalities but one, to her player alone', () => {
  for (const [at, count] of [3, 3, 2].entries()) {
    const match = table({ seats: at + 2, hands: [['mrs-cake']] });
    match.play(0, { do: 'play', card: 'mrs-cake' });
    match.play(0, { do: 'act' });
    const [own] = seen(match.events, 'peeked', 0);
    const looked = own?.personalities ?? [];
    expect(new Set(looked).size).toBe(count);
    for (const id of looked) expect(match.state.unused.map(personalityId)).toContain(id);
    for (const viewer of [1, 'spectator'] as const) {
      expect(seen(match.events, 'peeked', viewer)).toEqual([{ type: 'peeked', seat: 0, count }]);
    }
  }
});

test('AM-3.2 after Zorgo the others know of the exchange, but not which Personalities', () => {
  const match = table({ hands: [['zorgo']], personalities: ['lord-rust', 'commander-vimes', 'chrysoprase'] });
  match.play(0, { do: 'play', card: 'zorgo' });
  match.play(0, { do: 'act' });
  const now = personalityId(match.state.personalities[0] as number);
  expect(now).not.toBe('lord-rust');
  expect(match.state.unused.map(personalityId)).toContain('lord-rust');
  expect(seen(match.events, 'exchanged', 0)).toEqual([{ type: 'exchanged', seat: 0, personality: now }]);
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(seen(match.events, 'exchanged', viewer)).toEqual([{ type: 'exchanged', seat: 0 }]);
  }
  expect(personalitiesIn(show(game, match.state, 0)).toSorted()).toEqual([now, 'lord-rust'].toSorted());
});

test('AM-3.3 hands are shown to their owners, their sizes to all, stuck cards not counted', () => {
  const { state } = table({
    hands: [['groat', 'ruby'], ['gaspode', 'hex', 'susan'], []],
    stuck: [[], ['fools-guild', 'dr-whiteface']],
  });
  for (const viewer of everyone) {
    const { players } = game.view(state, viewer);
    expect(players.map(({ cards: size }) => size)).toEqual([2, 3, 0]);
    const open = players.flatMap(({ hand }, seat) => (hand === undefined ? [] : [seat]));
    expect(open).toEqual(viewer === 'spectator' ? [] : [viewer]);
  }
  expect(game.view(state, 1).players[1]?.hand?.toSorted()).toEqual(['gaspode', 'hex', 'susan']);
});

test('AM-3.3 the piles have a public size and a secret order', () => {
  const pile = { deckSize: 40, eventsLeft: 7 } as const;
  const wanted: Position = { ...pile, hands: [['groat'], ['gaspode', 'hex']] };
  const one = position({ ...wanted, draws: ['rincewind', 'zorgo'], events: ['flood', 'fire', 'fog'] });
  const two = position({ ...wanted, draws: ['zorgo', 'rincewind'], events: ['fog', 'flood', 'fire'] });
  expect(one.deck).not.toEqual(two.deck);
  expect(one.eventPile).not.toEqual(two.eventPile);
  for (const viewer of everyone) {
    expect(canonical(show(game, one, viewer))).toBe(canonical(show(game, two, viewer)));
    expect(game.view(one, viewer)).toMatchObject({ deck: 40, eventPile: 7 });
  }
});

test('AM-3.4 the discard pile and the random events played are seen by all', () => {
  const match = table({
    hands: [['rincewind', 'groat']],
    discard: ['hex', 'ruby'],
    draws: ['zorgo', 'modo', 'dysk', 'mr-gryle', 'carcer'],
    events: ['fog'],
  });
  match.play(0, { do: 'play', card: 'rincewind' });
  const fogged = ['carcer', 'dysk', 'modo', 'mr-gryle', 'zorgo'];
  for (const viewer of everyone) {
    const { discard, eventsPlayed } = game.view(match.state, viewer);
    expect(discard.slice(0, 2)).toEqual(['hex', 'ruby']);
    expect(discard.slice(2).toSorted()).toEqual(fogged);
    expect(eventsPlayed).toEqual(['fog']);
    const [fog] = seen(match.events, 'fogged', viewer);
    expect(fog?.cards.toSorted()).toEqual(fogged);
  }
});

test('AM-3.5 the board, City Area cards, loans and stuck cards are seen by all', () => {
  const { state } = table({
    areas: {
      dimwell: { minions: [0, 2], trouble: true, trolls: 2 },
      'the-hippo': { building: 1, demons: 1 },
      longwall: { building: 2, cardOut: true },
    },
    loans: [['mr-bent']],
    stuck: [[], [], ['dr-whiteface']],
  });
  for (const viewer of everyone) {
    const { areas, players } = game.view(state, viewer);
    const area = (id: string) => areas.find((one) => one.id === id);
    expect(area('dimwell')).toMatchObject({ minions: [1, 0, 1], trouble: true, trolls: 2, demons: 0 });
    expect(area('the-hippo')).toMatchObject({ building: 1, demons: 1, cardOut: false, trouble: false });
    expect(area('longwall')).toMatchObject({ building: 2, cardOut: true });
    expect(area('dimwell')?.building).toBeUndefined();
    expect(players.map(({ loans }) => loans)).toEqual([['mr-bent'], [], []]);
    expect(players.map(({ stuck }) => stuck)).toEqual([[], [], ['dr-whiteface']]);
  }
});

test('AM-3.6 cards given from hand to hand are seen by giver and receiver, counted by the others', () => {
  const match = table({ hands: [['beggars-guild', 'groat'], ['hex', 'ruby', 'zorgo'], ['susan']] });
  match.play(0, { do: 'play', card: 'beggars-guild' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, { do: 'pass' });
  match.play(1, { do: 'give', card: 'hex' });
  const given = { type: 'gaveCards', seat: 1, to: 0, count: 1 };
  for (const viewer of [0, 1])
    expect(seen(match.events, 'gaveCards', viewer)).toEqual([{ ...given, cards: ['hex'] }]);
  for (const viewer of [2, 'spectator'] as const)
    expect(seen(match.events, 'gaveCards', viewer)).toEqual([given]);
});

test('AM-3.6 cards drawn by chance from a hand are known to thief and owner alone', () => {
  const match = table({ hands: [['stanley', 'groat'], ['hex', 'ruby', 'zorgo'], ['susan']] });
  match.play(0, { do: 'play', card: 'stanley' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, { do: 'pass' });
  const shown = everyone.map((viewer) => seen(match.events, 'drewBlind', viewer)[0]);
  const counted = { type: 'drewBlind', seat: 0, target: 1, count: 2 };
  expect(shown[0]).toEqual({ ...counted, cards: expect.anything() });
  expect(shown[1]).toEqual(shown[0]);
  expect(shown.slice(2)).toEqual([counted, counted]);
  const [, , bystander, spectator] = everyone.map((viewer) => game.view(match.state, viewer).pending.at(-1));
  expect(bystander).toEqual({ kind: 'keepOne', seat: 0, target: 1, count: 2 });
  expect(spectator).toEqual(bystander);
});

test('AM-3.6 cards discarded from a hand are public', () => {
  const match = table({ hands: [['modo', 'groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'modo' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'discard', card: 'ruby' });
  for (const viewer of everyone) {
    expect(seen(match.events, 'discarded', viewer)).toEqual([{ type: 'discarded', seat: 0, card: 'ruby' }]);
    expect(game.view(match.state, viewer).discard).toEqual(['ruby']);
  }
});

test('AM-3.6 cards drawn from the draw pile are seen by the drawer alone, in a scroll and in a refill', () => {
  const draws = ['zorgo', 'hex', 'dysk', 'modo', 'ruby', 'carcer'] as const;
  const match = table({ hands: [['librarian']], draws });
  match.play(0, { do: 'play', card: 'librarian' });
  match.play(0, { do: 'act' });
  const bare = { type: 'drew', seat: 0, count: 4 };
  expect(seen(match.events, 'drew', 0)).toEqual([{ ...bare, cards: ['zorgo', 'hex', 'dysk', 'modo'] }]);
  for (const viewer of [1, 2, 'spectator'] as const)
    expect(seen(match.events, 'drew', viewer)).toEqual([bare]);
  match.play(0, { do: 'finish' });
  expect(seen(match.events, 'drew', 0)).toEqual([{ ...bare, count: 1, cards: ['ruby'] }]);
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(seen(match.events, 'drew', viewer)).toEqual([{ ...bare, count: 1 }]);
  }
});

test('AM-3.6 everybody sees the cards that History Monks take from the discard pile', () => {
  const match = table({ hands: [['history-monks']], discard: ['hex', 'ruby', 'zorgo', 'modo', 'dysk'] });
  match.play(0, { do: 'play', card: 'history-monks' });
  match.play(0, { do: 'act' });
  const taken = handIds(match.state, 0);
  expect(taken).toHaveLength(4);
  for (const viewer of everyone) {
    const [recovered] = seen(match.events, 'recovered', viewer);
    expect(recovered?.cards.toSorted()).toEqual(taken);
  }
});

test('AM-3.6 all die rolls are public', () => {
  const match = table({ hands: [['cmot-dibbler', 'groat']], rolls: [5] });
  match.play(0, { do: 'play', card: 'cmot-dibbler' });
  match.play(0, { do: 'act' });
  for (const viewer of everyone)
    expect(seen(match.events, 'rolled', viewer)).toEqual([{ type: 'rolled', seat: 0, roll: 5 }]);
});

test('AM-3.8 at the end all Personalities and hands are laid open, and not before', () => {
  const match = table({
    deckSize: 3,
    hands: [[], ['gaspode', 'hex'], ['susan']],
    personalities: ['lord-rust', 'lord-selachii', 'chrysoprase'],
  });
  const open = (viewer: Viewer) =>
    game
      .view(match.state, viewer)
      .players.flatMap(({ hand, personality }, seat): Seat[] =>
        hand !== undefined && personality !== undefined ? [seat] : [],
      );
  expect(everyone.map(open)).toEqual([[0], [1], [2], []]);
  match.play(0, { do: 'pass' });
  expect(match.state.outcome).toMatchObject({
    personalities: ['lord-rust', 'lord-selachii', 'chrysoprase'],
  });
  expect(everyone.map(open)).toEqual(everyone.map(() => [0, 1, 2]));
  for (const viewer of everyone) {
    const { players } = game.view(match.state, viewer);
    expect(players[1]?.hand?.toSorted()).toEqual(['gaspode', 'hex']);
    expect(players[0]?.hand).toHaveLength(3);
    expect(players[2]?.personality).toBe('chrysoprase');
    expect(seen(match.events, 'ended', viewer)).toHaveLength(1);
  }
});

test('AM-3.8 a victory lays open too, in the middle of the match', () => {
  const match = table({
    money: [10, 60, 10],
    personalities: ['lord-rust', 'chrysoprase'],
    hands: [[], ['hex']],
  });
  match.play(0, { do: 'pass' });
  expect(game.view(match.state, 'spectator').players[1]).toMatchObject({
    hand: ['hex'],
    personality: 'chrysoprase',
  });
});
