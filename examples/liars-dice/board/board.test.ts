import { type GameEvent, languages, narrate, spaceFrench, type Viewer, whole } from '@manigance/core';
import { threadOf } from '@manigance/ui/following.ts';
import { expect, test } from 'vitest';
import type { LdEvent, LdVocabulary, Reveal } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { round } from '../test/position.ts';
import { texts } from '../text/index.ts';
import { standingsOf } from './end/standings.ts';
import { following } from './following.ts';
import en from './guide/en.json' with { type: 'json' };
import fr from './guide/fr.json' with { type: 'json' };
import { symbolGroups } from './guide/symbols.ts';
import { liftedIn } from './stage/tally.ts';

const reveal: Reveal = {
  bid: { quantity: 3, face: 5, seat: 1 },
  seat: 2,
  dice: [[5, 1], [2, 5], [3], []],
  count: 3,
  loser: 2,
};
const players = ['Ada', 'Bob', 'Cleo'];
const namesFor = (reader?: number) => Object.assign((seat: number) => players[seat] ?? '?', { reader });
const after: readonly LdEvent[] = [
  { type: 'revealed', ...reveal },
  { type: 'lostDie', seat: 2, left: 0 },
];

test('LD-5.2 cups are lifted clockwise from the bidder, and matching dice add up', () => {
  expect(liftedIn(reveal, true)).toEqual([
    { seat: 1, matching: 1, sum: 1 },
    { seat: 2, matching: 0, sum: 1 },
    { seat: 0, matching: 2, sum: 3 },
  ]);
  expect(liftedIn(reveal, false).at(-1)?.sum).toBe(2);
});

test('LD-6.1 who kept dice longest stands first', () => {
  const log: LdEvent[] = [
    { type: 'round', round: 1, starter: 0 },
    { type: 'left', seat: 3 },
    { type: 'round', round: 2, starter: 0 },
    ...after,
  ];
  expect(standingsOf([0, 2, 0, 0], log)).toEqual([
    { seat: 1, left: 2 },
    { seat: 2, left: 0, round: 2, hasLeft: false },
    { seat: 3, left: 0, round: 1, hasLeft: true },
  ]);
});

test.each(languages)(
  'a challenge and the lost die are one sentence, and the reader is addressed (%s)',
  (language) => {
    const say = (reader: number) =>
      whole(narrate<LdVocabulary>(after, { text: texts.text[language], names: namesFor(reader), language }));
    const said = {
      en: [
        'Cleo wrongly calls Bob a liar over 3 fives (there are 3): loses their last die and is out.',
        'Cleo wrongly calls you a liar over 3 fives (there are 3): loses their last die and is out.',
        'You wrongly call Bob a liar over 3 fives (there are 3): lose your last die and are out.',
      ],
      fr: [
        'Cleo traite à tort Bob de menteur pour 3 dés de cinq (il y en a 3) : perd son dernier dé et sort du jeu.',
        'Cleo vous traite à tort de menteur pour 3 dés de cinq (il y en a 3) : perd son dernier dé et sort du jeu.',
        'Vous traitez à tort Bob de menteur pour 3 dés de cinq (il y en a 3) : perdez votre dernier dé et sortez du jeu.',
      ],
    }[language];
    expect([0, 1, 2].map(say)).toEqual(said.map(spaceFrench));
  },
);

test('a round is a turn of all: since my last bid the others have a chapter each', () => {
  const log: LdEvent[] = [
    { type: 'round', round: 4, starter: 0 },
    { type: 'rolled', seat: 1, count: 2 },
    { type: 'bid', seat: 0, quantity: 1, face: 2 },
    { type: 'bid', seat: 1, quantity: 1, face: 3 },
    { type: 'bid', seat: 2, quantity: 2, face: 3 },
  ];
  const turns = following.turns(log, 'en', namesFor(0));
  expect(turns).toEqual([{ at: 0, heading: 'Round 4' }]);
  const steps = [
    { from: 0, to: 3, isMine: true },
    { from: 3, to: 4, isMine: false },
    { from: 4, to: 5, isMine: false },
  ];
  const weigh = (event: GameEvent) => following.weight?.(event as LdEvent) ?? 1;
  const { kind, chapters } = threadOf({ log, steps, turns, viewer: 0, isAsked: true }, weigh);
  expect(kind).toBe('recap');
  expect(chapters.map(({ seat, steps: [told] }) => [seat, told?.[0]?.type])).toEqual([
    [1, 'bid'],
    [2, 'bid'],
  ]);
  expect(following.places?.({ type: 'revealed', ...reveal })).toEqual(['cup-2', 'cup-1']);
});

test.each(languages)('every symbol of the legend is explained in %s', (language) => {
  const ids = Object.values(symbolGroups).flat();
  const { symbols } = { en, fr }[language];
  expect(Object.keys(symbols).toSorted()).toEqual(ids.toSorted());
  for (const { name, text } of Object.values(symbols)) expect(`${name} ${text}`).toMatch(/^\p{Lu}.{8,}\.$/u);
});

test('LD-6.2 the goal counts the rivals who are out; without dice, and for spectators, it is the public aim', () => {
  const { state } = round({ dice: [[2], [], [4], []] });
  const goal = (viewer: Viewer) => texts.text.en.goal?.(view(state, viewer), viewer);
  expect(goal(0)?.progress).toEqual({ reached: 2, needed: 3 });
  expect(goal(1)).toEqual(goal('spectator'));
  expect(goal(1)?.progress).toBeUndefined();
});
