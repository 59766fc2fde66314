import { rngFrom, seedFromNumber, show, undoBar } from '@manigance/core';
import { expect, test } from 'vitest';
import { parked } from '../lessons/course/position.ts';
import { lwCardAt } from '../rules/competitions/last-will/cards.ts';
import { lastWillFaults } from '../rules/competitions/last-will/faults.ts';
import {
  acting,
  closing,
  type Heir,
  handOf,
  heir,
  lastWillGame,
  table,
  willAt,
  willMatch,
} from './last-will.ts';
import { fresh, idleUntil } from './position.ts';

const hand = [
  'lw-elephant-to-tea',
  'hiccup-at-the-hustings',
  'lw-draughty-hall',
  'lw-cook-from-calais',
] as const;
const closed = ['lw-elephant-to-tea', 'lw-draughty-hall'] as const;

test('LW-15.1 table, boards, piles and budgets are open to everybody alike', () => {
  const state = willAt({
    plans: [1],
    discards: { event: ['lw-waltz-on-wet-varnish'] },
    players: [{ hand, closed, actions: 2, board: ['lw-critic-in-ones-pay'] }, {}],
  });
  const [mine, other, spectator] = ([0, 1, 'spectator'] as const).map((viewer) =>
    lastWillGame.view(state, viewer),
  );
  for (const view of [other, spectator]) {
    expect(view?.lastWill).toEqual(mine?.lastWill);
    const { hand: shown, ...open } = view?.players[0]?.lastWill ?? {};
    const { hand: own, ...same } = mine?.players[0]?.lastWill ?? {};
    expect(open).toEqual(same);
  }
  expect(mine?.lastWill?.discards.event).toEqual(['lw-waltz-on-wet-varnish']);
});

test('LW-15.2 of a closed card others know the deck, the owner the face; open cards are shown to all', () => {
  const match = willMatch({ players: [{ hand, closed }, {}] });
  expect(handOf(match, 0)).toEqual(hand);
  for (const viewer of [1, 'spectator'] as const) {
    expect(handOf(match, 0, viewer)).toEqual(['hiccup-at-the-hustings', 'lw-cook-from-calais']);
    expect(heir(match, 0, viewer).closed).toEqual({ event: 1, helper: 0, property: 1, companion: 0 });
  }
});

test('LW-15.2 a closed card becomes public when it is played, laid, bought or lodged', () => {
  const match = acting({
    players: [
      {
        hand: [
          'lw-supper-for-one-served-by-twelve',
          'lw-critic-in-ones-pay',
          'lw-spaniel-farm',
          'lw-biscuit-a-spaniel-of-no-use',
        ],
        closed: [
          'lw-supper-for-one-served-by-twelve',
          'lw-critic-in-ones-pay',
          'lw-spaniel-farm',
          'lw-biscuit-a-spaniel-of-no-use',
        ],
        actions: 3,
      },
    ],
  });
  match.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  match.play(0, { do: 'play', card: 'lw-critic-in-ones-pay' });
  match.play(0, { do: 'buy', card: 'lw-spaniel-farm' });
  match.play(0, { do: 'lodge', card: 'lw-biscuit-a-spaniel-of-no-use', on: 'lw-spaniel-farm', as: 'dog' });
  expect(heir(match, 0, 1)).toMatchObject({
    played: ['lw-supper-for-one-served-by-twelve'],
    closed: { event: 0, helper: 0, property: 0, companion: 0 },
  });
  expect(heir(match, 0, 1).board.map(({ card }) => card)).toEqual([
    'lw-critic-in-ones-pay',
    'lw-spaniel-farm',
  ]);
  expect(table(match).discards.companion).toEqual(['lw-biscuit-a-spaniel-of-no-use']);
});

test('LW-15.3 Prodigals cards lie open in every hand', () => {
  const state = willAt({ players: [{ hand, closed }, {}] });
  expect(lastWillGame.view(state, 1).players[0]?.hand).toEqual(['hiccup-at-the-hustings']);
});

test('LW-15.4 the order of the decks is hidden from everybody', () => {
  const state = fresh(3, 'lw-es');
  const other = lastWillGame.copy(state);
  for (const pile of [...(other.lastWill?.decks ?? []), ...(other.lastWill?.specials ?? [])]) pile.reverse();
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(show(lastWillGame, other, viewer)).toEqual(show(lastWillGame, state, viewer));
});

test('LW-15.5 when the game is over all hands are open to all, and the decks stay face down', () => {
  const match = closing({ round: 5, players: [{ hand, closed }, {}] });
  for (const viewer of [1, 'spectator'] as const) expect(handOf(match, 0, viewer)).toEqual(hand);
  expect(heir(match, 0, 1).hand[0]).toEqual({ card: 'lw-elephant-to-tea', closed: true });
});

test('LW-15.6 while two are kept everybody sees who has answered, and nobody the answer', () => {
  const state = fresh(2, 'lw-e');
  state.answers.push({ seat: 0, move: { do: 'keepTwo', cards: ['lw-draughty-hall', 'lw-spaniel-farm'] } });
  expect(show(lastWillGame, state, 1).answered).toEqual([0]);
  expect(JSON.stringify(show(lastWillGame, state, 1))).not.toContain('lw-draughty-hall');
});

test('LW-15.7, LW-15.8 an imagined table deals the cards that the viewer cannot place, and looks the same', () => {
  for (let seed = 1; seed < 6; seed++) {
    const state = idleUntil(
      fresh(3, 'lw-es', seed),
      ({ round, phase }) => round === 2 && phase === 'errands',
    );
    for (const viewer of [0, 2, 'spectator'] as const) {
      const view = lastWillGame.view(state, viewer);
      const imagined = lastWillGame.imagine(view, rngFrom(seedFromNumber(seed)));
      expect(lastWillGame.view(imagined, viewer)).toEqual(view);
      expect(lastWillGame.faults(imagined)).toEqual([]);
      expect(imagined.lastWill?.decks.map((deck) => deck.length)).toEqual(
        state.lastWill?.decks.map((deck) => deck.length),
      );
    }
  }
});

test('LW-15.8 the closed cards of others are dealt at random', () => {
  const state = willAt({ players: [{}, { hand, closed }] });
  const view = lastWillGame.view(state, 0);
  const seen = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const imagined = lastWillGame.imagine(view, rngFrom(seedFromNumber(seed)));
    const cards = imagined.lastWill?.closed[1] ?? [];
    expect(cards.map((card) => lwCardAt(card).deck)).toEqual(['event', 'property']);
    seen.add(cards.map((card) => lwCardAt(card).id).join());
  }
  expect(seen.size).toBeGreaterThan(20);
});

test('LW-15.9 others are not shown where in the hand a closed card lies, not even when it is shown', () => {
  const spot = (order: readonly ('lw-critic-in-ones-pay' | 'hiccup-at-the-hustings')[]) =>
    acting({
      players: [
        {
          hand: order,
          closed: ['lw-critic-in-ones-pay'],
          board: [
            'lw-late-uncles-valet',
            'lw-private-museum-of-corks',
            'lw-draughty-hall',
            'lw-spaniel-farm',
            'lw-marble-mistake',
          ],
          actions: 1,
        },
      ],
    });
  const [one, other] = [
    spot(['lw-critic-in-ones-pay', 'hiccup-at-the-hustings']),
    spot(['hiccup-at-the-hustings', 'lw-critic-in-ones-pay']),
  ];
  expect(handOf(one, 0, 1)).toEqual(handOf(other, 0, 1));
  for (const match of [one, other]) match.play(0, { do: 'play', card: 'lw-critic-in-ones-pay' });
  expect(one.state.pending.at(-1)?.kind).toBe('replaceLastWill');
  expect(handOf(one, 0, 1)).toEqual(handOf(other, 0, 1));
  expect(handOf(one, 0, 1)).toEqual(['hiccup-at-the-hustings', 'lw-critic-in-ones-pay']);
});

test('LW-15.10 an earlier view of one viewer can be shared with the view of another', () => {
  const state = willAt({
    players: [
      { hand, closed },
      { hand: ['lw-marble-mistake'], closed: ['lw-marble-mistake'] },
    ],
  });
  const mine = lastWillGame.view(state, 0);
  for (const viewer of [1, 'spectator'] as const)
    expect(lastWillGame.view(state, viewer, mine)).toEqual(lastWillGame.view(state, viewer));
  expect(lastWillGame.view(state, 0, lastWillGame.view(state, 1))).toEqual(mine);
});

const soup = 'lw-soup-in-seven-languages';

test('LW-16.2 being asked for a companion tells nothing about a closed card', () => {
  const asked = (card: 'lw-cook-from-calais' | 'lw-biscuit-a-spaniel-of-no-use') => {
    const match = acting({ players: [{ hand: [soup, card], closed: [card], actions: 1 }] });
    match.play(0, { do: 'play', card: soup });
    return lastWillGame.view(match.state, 1).pending;
  };
  expect(asked('lw-cook-from-calais')).toEqual(asked('lw-biscuit-a-spaniel-of-no-use'));
  const helper = acting({
    players: [{ hand: [soup, 'lw-critic-in-ones-pay'], closed: ['lw-critic-in-ones-pay'], actions: 1 }],
  });
  helper.play(0, { do: 'play', card: soup });
  expect(helper.state.pending.at(-1)?.kind).toBe('furtherActions');
});

test('LW-16.1 a turn in which only the end is left is asked if the hand holds a closed card', () => {
  const turn = (players: readonly Heir[]) =>
    willMatch({ players, pending: [{ kind: 'actionTurns', at: 0 }] });
  const waiting = turn([
    { hand: ['lw-draughty-hall'], closed: ['lw-draughty-hall'] },
    { hand: ['lw-elephant-to-tea'] },
  ]);
  expect(waiting.asked).toEqual([0]);
  expect(waiting.options(0)).toEqual([{ do: 'end' }]);
  expect(show(lastWillGame, waiting.state, 0).asked?.isForced).toBeUndefined();
  // Without closed cards nobody is asked: both turns are over, and the round with them.
  expect(turn([{ hand: ['lw-draughty-hall'] }, {}]).state.round).toBe(2);
});

test('LW-16.3 a closed card that cannot be played is listed to its owner with the reason, to others not at all', () => {
  const match = acting({
    players: [{ hand: ['lw-elephant-to-tea'], closed: ['lw-elephant-to-tea'], actions: 0 }],
  });
  expect(match.ruleAgainst(0, { do: 'play', card: 'lw-elephant-to-tea' })).toBe('LW-9.2 lw-no-actions');
  expect(JSON.stringify(show(lastWillGame, match.state, 1))).not.toContain('lw-elephant-to-tea"');
});

test('LW-16.4, LW-16.7 playing a closed card is no news and can be taken back; drawing is', () => {
  const match = acting({
    players: [
      {
        hand: ['lw-supper-for-one-served-by-twelve', 'lw-afternoon-nobody-wanted'],
        closed: ['lw-supper-for-one-served-by-twelve'],
        board: ['lw-twins-of-the-card-index'],
        actions: 1,
      },
    ],
  });
  expect(
    undoBar(lastWillGame, match.state, 0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' }),
  ).toBeUndefined();
  expect(
    undoBar(lastWillGame, match.state, 0, { do: 'use', card: 'lw-twins-of-the-card-index' }),
  ).toBeUndefined();
  match.play(0, { do: 'use', card: 'lw-twins-of-the-card-index' });
  expect(undoBar(lastWillGame, match.state, 0, { do: 'drawFrom', deck: 'helper' })).toBe('you-learned');
});

test('LW-16.4 hand-limit discards can be taken back until the next Preparation has dealt cards', () => {
  const seven = [
    'lw-elephant-to-tea',
    'lw-waltz-on-wet-varnish',
    'lw-draughty-hall',
    'lw-spaniel-farm',
    'lw-cook-from-calais',
    'lw-marble-mistake',
    'lw-villa-bancarotta',
  ] as const;
  const match = closing({ players: [{ hand: seven, closed: seven }, {}] });
  expect(undoBar(lastWillGame, match.state, 0, { do: 'discard', card: 'lw-draughty-hall' })).toBeUndefined();
  match.play(0, { do: 'discard', card: 'lw-draughty-hall' });
  expect(undoBar(lastWillGame, match.state, 0, { do: 'discard', card: 'lw-spaniel-farm' })).toBe(
    'you-learned',
  );
});

test('LW-16.4 keep two is sealed: it is replaced, not taken back', () => {
  const state = fresh(2, 'lw-e');
  const [one, other] = (state.hands[0] ?? []).map((card) => lwCardAt(card).id);
  if (one === undefined || other === undefined) throw new Error('no hand was dealt');
  expect(undoBar(lastWillGame, state, 0, { do: 'keepTwo', cards: [one, other] })).toBe('sealed');
});

test('LW-16.6 one answer has one form', () => {
  const match = willMatch({ pending: [parked, { kind: 'market', seat: 0 }] });
  expect(match.options(0)).toEqual([
    ...[
      ['townhouse', 'manor'],
      ['townhouse', 'mansion'],
      ['townhouse', 'farm'],
      ['manor', 'mansion'],
      ['manor', 'farm'],
      ['mansion', 'farm'],
    ].map((types) => ({ do: 'swapModifiers', types })),
    { do: 'leave' },
  ]);
  expect(match.refused(0, { do: 'swapModifiers', types: ['manor', 'townhouse'] })).toEqual({
    code: 'unknown',
  });
  match.timeout(0);
  expect(match.events).toEqual([]);
  const twice = acting({ players: [{ hand: ['pub-crawl-early', 'pub-crawl-early'], votes: 20 }] });
  expect(twice.options(0).filter(({ do: kind }) => kind === 'play')).toHaveLength(1);
});

test('LW-17.4 a card in two places, or in none, is a fault', () => {
  const state = willAt({ players: [{ hand: ['lw-draughty-hall'] }, {}] });
  expect(lastWillFaults(state)).toEqual([]);
  state.lastWill?.discards[2]?.push(state.hands[0]?.[0] ?? 0);
  expect(lastWillFaults(state)).toEqual(['lw-draughty-hall: 2 of it']);
  state.lastWill?.discards[2]?.pop();
  state.hands[0]?.pop();
  expect(lastWillFaults(state)).toEqual(['lw-draughty-hall: 0 of it']);
});
