import { expect, test } from 'vitest';
import { finalScore } from '../rules/competitions/index.ts';
import { closing, handOf, heir, lastWillGame, table, willAt } from './last-will.ts';

test('LW-14.1 every house that was not kept up falls one step, stopping at the last one; farms do not', () => {
  const match = closing({
    players: [
      {
        board: [
          'lw-draughty-hall',
          { card: 'lw-marble-mistake', keptUp: true },
          'lw-spaniel-farm',
          { card: 'lw-number-nine-and-a-half', step: 5 },
        ],
      },
      { board: ['lw-villa-bancarotta'] },
    ],
  });
  expect(heir(match, 0).board.map(({ level }) => level)).toEqual([12, 17, 4, 1]);
  expect(heir(match, 1).board.map(({ level }) => level)).toEqual([18]);
  expect(match.events.filter(({ type }) => type === 'fell')).toHaveLength(2);
});

test('LW-14.2 the game ends at once if a score is at zero, and nothing below happens', () => {
  const match = closing({
    round: 2,
    players: [
      {
        pounds: 0,
        hand: ['lw-stranger-in-evening-dress'],
        board: [{ card: 'lw-private-museum-of-corks', used: true }],
      },
      {},
    ],
  });
  expect(match.state.outcome).toBeDefined();
  expect(heir(match, 0).board[0]?.used).toBe(true);
  expect(handOf(match, 0)).toEqual(['lw-stranger-in-evening-dress']);
  expect(closing({ round: 2, players: [{ pounds: 1 }, {}] }).state.outcome).toBeUndefined();
});

test('LW-14.2 a score of 0 with worthless property counts', () => {
  const match = closing({
    round: 2,
    modifiers: { townhouse: -3 },
    players: [{ pounds: 0, board: [{ card: 'lw-number-nine-and-a-half', step: 3 }] }, {}],
  });
  expect(match.state.outcome).toBeDefined();
});

test('LW-14.3 lodgers, markers, extensions, modifiers, cash and black cards stay', () => {
  const match = closing({
    modifiers: { farm: 3 },
    players: [
      {
        board: [{ card: 'lw-ploughless-acre', lodged: ['dog'] }, 'lw-critic-in-ones-pay'],
        extensions: 2,
        pounds: 44,
      },
      {},
    ],
  });
  expect(match.state.round).toBe(2);
  expect(heir(match, 0)).toMatchObject({ pounds: 44, places: 7 });
  expect(heir(match, 0).board.map(({ card, lodged }) => [card, lodged])).toEqual([
    ['lw-ploughless-acre', ['dog']],
    ['lw-critic-in-ones-pay', []],
  ]);
  expect(table(match).modifiers.farm).toBe(3);
});

test('LW-14.4 wild cards go back, used or still in the hand, before the hand limit', () => {
  const five = [
    'lw-elephant-to-tea',
    'lw-waltz-on-wet-varnish',
    'lw-draughty-hall',
    'lw-spaniel-farm',
    'lw-cook-from-calais',
  ] as const;
  const match = closing({ players: [{ hand: [...five, 'lw-whoever-is-at-the-door'] }, {}] });
  expect(match.state.round).toBe(2);
  expect(handOf(match, 0)).toEqual(five);
});

test('LW-14.5 events go to their discard pile, special and Prodigals cards out of the game', () => {
  const match = closing({
    players: [{ played: ['lw-elephant-to-tea', 'lw-fireworks-in-broad-daylight'] }, {}],
  });
  expect(table(match).discards.event).toEqual(['lw-elephant-to-tea']);
  expect(table(match).removed).toEqual(['lw-fireworks-in-broad-daylight']);
  expect(heir(match, 0).played).toEqual([]);
});

const many = [
  'pub-crawl-early',
  'hiccup-at-the-hustings',
  'lw-private-museum-of-corks',
  'lw-draughty-hall',
  'lw-cook-from-calais',
  'lw-elephant-to-tea',
] as const;

test('LW-14.6 each player discards down to five cards, both games together, in the order of play', () => {
  const match = closing({
    order: [1, 0],
    players: [
      { hand: many },
      {
        hand: [
          'lw-critic-in-ones-pay',
          'lw-marble-mistake',
          'lw-villa-bancarotta',
          'lw-spaniel-farm',
          'lw-great-dane-saddled',
          'lw-waltz-on-wet-varnish',
        ],
      },
    ],
  });
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'discard', card: 'lw-great-dane-saddled' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'discard', card: 'lw-private-museum-of-corks' });
  expect(table(match).removed).toEqual(['lw-private-museum-of-corks']);
  expect(table(match).discards.companion).toEqual(['lw-great-dane-saddled']);
  expect(match.state.round).toBe(2);
});

test('LW-14.6 five cards are no more than five; Prodigals cards leave the game', () => {
  expect(closing({ players: [{ hand: many.slice(1) }, {}] }).state.round).toBe(2);
  const match = closing({ players: [{ hand: many }, {}] });
  match.play(0, { do: 'discard', card: 'pub-crawl-early' });
  expect(lastWillGame.view(match.state, 0).discards.cards).toContain('pub-crawl-early');
});

test('LW-16.1 in time-outs the first card of the hand is discarded', () => {
  const match = closing({ players: [{ hand: many }, {}] });
  match.timeout(0);
  expect(match.events[0]).toEqual({ type: 'discarded', seat: 0, card: 'pub-crawl-early' });
});

test('LW-14.7 the score is cash and present values; cards in the hand count nothing', () => {
  const state = willAt({
    modifiers: { manor: -2 },
    players: [
      { pounds: 11, board: ['lw-draughty-hall', 'lw-critic-in-ones-pay'], hand: ['lw-castle-overdraft'] },
      {},
    ],
  });
  expect(lastWillGame.view(state, 0).players[0]?.scores['last-will']).toBe(23);
});

test('LW-14.8 marks are cleared after the hand limit; the offer is discarded, plans and actions are gone', () => {
  const match = closing({
    plans: [1, 0],
    places: { 'lw-offer-1': 'lw-late-uncles-valet', 'lw-offer-5': 'lw-elephant-to-tea' },
    players: [
      {
        hand: [...many.slice(0, 5), 'lw-spaniel-farm'],
        tableau: ['tory-tickler'],
        activated: ['tory-tickler'],
        board: [{ card: 'lw-fire-brigade-of-ones-own', used: true }],
        actions: 3,
      },
      {},
    ],
  });
  const [player] = lastWillGame.view(match.state, 0).players;
  expect([player?.tableau[0]?.activated, player?.lastWill?.board[0]?.used]).toEqual([true, true]);
  match.play(0, { do: 'discard', card: 'lw-spaniel-farm' });
  expect(lastWillGame.view(match.state, 0).players[0]?.tableau[0]?.activated).toBe(false);
  expect(heir(match, 0).board[0]?.used).toBe(false);
  expect(heir(match, 0)).toMatchObject({ actionsLeft: 0 });
  expect(heir(match, 0).plan).toBeUndefined();
  expect(table(match).removed).toEqual(['lw-late-uncles-valet']);
  expect(table(match).discards.event).toEqual(['lw-elephant-to-tea']);
  expect(match.state.unplaced).toEqual([0, 0]);
});

test('LW-14.9 the first-player marker passes to the left, and the round marker goes up', () => {
  const match = closing({ seats: 3, firstPlayer: 2, round: 3, players: [{}, {}, {}] });
  expect(match.events).toContainEqual({ type: 'firstPlayer', seat: 0 });
  expect([match.state.round, match.state.order, match.asked]).toEqual([4, [0, 1, 2], [0]]);
  expect(match.events.some(({ type }) => type === 'orderSet')).toBe(false);
});

test('LW-14.10 the highest score counts, and the lowest of these wins', () => {
  const match = closing({ round: 5, players: [{ pounds: 80 }, { pounds: 60 }] });
  expect(match.state.outcome?.winners).toEqual([1]);
  expect(finalScore(match.state, 0)).toBe(80);
});

test('LW-14.11 cards, actions and companions are worth nothing at the end', () => {
  const match = closing({ round: 5, players: [{ hand: many, actions: 4, pounds: 50 }, {}] });
  expect(lastWillGame.view(match.state, 0).players[0]?.scores['last-will']).toBe(50);
});
