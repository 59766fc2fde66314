import '../text/index.ts';
import { expect, test } from 'vitest';
import { cards } from '../rules/cards.ts';
import { competitions, competitionsIn } from '../rules/competitions/index.ts';
import { marketModifiers, offers, plansFor } from '../rules/competitions/last-will/board.ts';
import { lwCardAt, lwCards } from '../rules/competitions/last-will/cards.ts';
import { lastWillSpaces } from '../rules/competitions/last-will-spaces.ts';
import { symbols } from '../rules/effects/language.ts';
import { competitionsOf, lastWillModes, modeIds, modes, plays } from '../rules/modes.ts';
import { namesEn } from '../text/names-en.ts';
import { namesFr } from '../text/names-fr.ts';
import { acting, closing, heir, lastWillGame, sending } from './last-will.ts';
import { fresh } from './position.ts';

test('LW-1.1 Last Will is a competition like the others, and never beside Possessions', () => {
  expect(competitions['last-will'].id).toBe('last-will');
  for (const mode of lastWillModes) {
    expect(plays({ mode }, 'last-will')).toBe(true);
    expect(plays({ mode }, 'possessions')).toBe(false);
  }
  for (const mode of ['es', 'ep', 'sp', 'esp'] as const) expect(plays({ mode }, 'last-will')).toBe(false);
});

test('LW-1.2 each player begins with £70, and the highest score counts', () => {
  const state = fresh(3, 'lw-es');
  expect(state.pounds).toEqual([70, 70, 70]);
  const [player] = lastWillGame.view(state, 'spectator').players;
  expect(player?.scores['last-will']).toBe(70);
  expect(player?.finalScore).toBe(70);
});

test('LW-1.3 the game lasts at most five rounds', () => {
  expect(closing({ round: 5, players: [{}, {}] }).state.outcome).toBeDefined();
  const fourth = closing({ round: 4, players: [{}, {}] });
  expect(fourth.state.outcome).toBeUndefined();
  expect(fourth.state.round).toBe(5);
});

test('LW-1.5 the order of play is that of the plans from left to right', () => {
  const match = sending({ order: [1, 0], players: [{ unplaced: 1 }, { unplaced: 1 }] });
  expect(match.asked).toEqual([1]);
});

test('LW-1.6 clockwise goes to the next higher seat and from the last to the first', () => {
  const match = closing({ seats: 3, round: 1, firstPlayer: 2, players: [{}, {}, {}] });
  expect(match.state.lastWill?.firstPlayer).toBe(0);
});

const inDeck = (deck: string) => lwCards.filter((card) => card.deck === deck);

test('LW-2 133 cards, by deck, class, type, companion and crowns', () => {
  expect(lwCards).toHaveLength(133);
  const sizes = ['event', 'helper', 'property', 'companion', 'special', 'wild'].map(
    (deck) => inDeck(deck).length,
  );
  expect(sizes).toEqual([31, 39, 24, 20, 17, 2]);
  const classes = ['helper', 'expense'].map(
    (kind) => inDeck('helper').filter((card) => card.class === kind).length,
  );
  expect(classes).toEqual([21, 18]);
  const types = ['townhouse', 'manor', 'mansion', 'farm'].map(
    (type) => inDeck('property').filter(({ property }) => property?.type === type).length,
  );
  expect(types).toEqual([6, 6, 6, 6]);
  const kinds = ['dog', 'horse', 'guest', 'chef'].map(
    (kind) => inDeck('companion').filter((card) => card.kinds[0] === kind).length,
  );
  expect(kinds).toEqual([5, 5, 5, 5]);
  expect([1, 2, 3].map((crown) => lwCards.filter((card) => card.crown === crown).length)).toEqual([6, 6, 5]);
  expect([...marketModifiers].sort((one, other) => one - other)).toEqual([-3, -2, 1, 3]);
  expect([plansFor(2), plansFor(3), plansFor(4), plansFor(5)].map((plans) => plans.length)).toEqual([
    6, 6, 8, 8,
  ]);
});

test('LW-2.1 every card exists once, and its id begins with lw-', () => {
  expect(new Set(lwCards.map(({ id }) => id)).size).toBe(133);
  expect(lwCards.every(({ id }) => id.startsWith('lw-'))).toBe(true);
  for (const { number, id } of lwCards) expect(lwCardAt(number).id).toBe(id);
});

test('LW-2.2 pounds are not limited', () => {
  const match = acting({ players: [{ pounds: 5000, board: ['lw-castle-overdraft'], actions: 1 }] });
  match.play(0, { do: 'sellProperty', card: 'lw-castle-overdraft' });
  expect(heir(match, 0).pounds).toBe(5020);
});

test('LW-2.3 every card and space has a title and a text of its own in both languages', () => {
  for (const names of [namesEn, namesFr]) {
    for (const { id } of lwCards)
      expect(names.cards[id].name.length * names.cards[id].text.length).toBeGreaterThan(0);
    for (const { id } of lastWillSpaces) expect(names.spaces[id].text.length).toBeGreaterThan(0);
    expect(new Set(lwCards.map(({ id }) => names.cards[id].name)).size).toBe(133);
  }
});

test('LW-3.1 three modes: with Election, with Society, with both', () => {
  expect(lastWillModes.map((mode) => competitionsOf[mode])).toEqual([
    ['election', 'last-will'],
    ['society', 'last-will'],
    ['election', 'society', 'last-will'],
  ]);
  expect(modeIds.slice(0, 4)).toEqual(['es', 'ep', 'sp', 'esp']);
});

test('LW-3.2 the phases follow in the order Election, Society, Last Will', () => {
  expect(competitionsIn({ mode: 'lw-es' }).map(({ id }) => id)).toEqual(['election', 'society', 'last-will']);
});

test.each(lastWillModes)(
  'LW-3.3 in %s only the central card of the central board is used, for one boy',
  (mode) => {
    const match = sending({ mode, central: 'jack-of-all-disgraces', players: [{ unplaced: 1 }, {}] });
    for (const space of ['renaissance', 'order-1', 'order-2'] as const)
      expect(match.refused(0, { do: 'send', space })).toEqual({ code: 'unknown' });
    match.play(0, { do: 'send', space: 'central-card' });
    expect(match.events[0]).toMatchObject({ type: 'sent', boys: 1 });
    expect(lastWillGame.view(match.state, 'spectator').central.bonusTiles).toEqual([]);
  },
);

test('LW-3.4 three black central cards of the set with Possessions, two white ones of the own set', () => {
  const black = { 'lw-e': 'ep', 'lw-s': 'sp', 'lw-es': 'esp' } as const;
  for (const mode of lastWillModes) {
    const own = cards.filter(({ sets }) => sets.includes(mode));
    const ofSet = cards.filter(({ set, white }) => set === black[mode] && !white).map(({ id }) => id);
    const read = ofSet.map((id) => (id === 'tenants-in-chelsea' ? 'tenants-in-every-house' : id));
    expect(own.filter(({ white }) => !white).map(({ id }) => id)).toEqual(read);
    expect(own.filter(({ white }) => white).map(({ set }) => set)).toEqual([mode, mode]);
    const state = fresh(2, mode);
    const dealt = [state.centralCard, ...(state.decks[0] as number[]).toReversed()];
    expect(dealt.map((card) => cards[card]?.white)).toEqual([false, false, false, true, true]);
  }
});

test('LW-3.5 in lw-s the tenants count the houses the player owns, not the farms', () => {
  const board = ['lw-number-nine-and-a-half', 'lw-spaniel-farm', 'lw-draughty-hall'] as const;
  const match = acting({ mode: 'lw-s', players: [{ board, tableau: ['tenants-in-every-house'] }] });
  match.play(0, { do: 'activate', card: 'tenants-in-every-house' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 2, dirs: ['down'] });
  expect(cards.find(({ id }) => id === 'tenants-in-chelsea')?.sets).toEqual(['sp']);
});

test.each([2, 3, 4, 5])('LW-3.6 all three modes are played by %i', (seats) => {
  for (const mode of lastWillModes) expect(fresh(seats, mode).pending.at(-1)).toEqual({ kind: 'keepTwo' });
  expect(offers[seats]?.length).toBe([5, 6, 6, 7][seats - 2]);
});

test('LW-3.1 a mode is a row of parameters', () => {
  for (const mode of lastWillModes)
    expect(modes[mode]).toMatchObject({
      order: 'planned',
      handicaps: false,
      handLimit: 5,
      purse: 'last-will',
    });
  expect(symbols).toHaveLength(5);
});
