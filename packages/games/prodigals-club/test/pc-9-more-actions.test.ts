import { expect, test } from 'vitest';
import { type CardId, cards } from '../rules/cards.ts';
import type { Firing } from '../rules/state.ts';
import { acting, kinds, matchAt, parked, playAll, player, view } from './position.ts';

test('PC-9.1 equal cards are one choice', () => {
  const match = acting({
    mode: 'es',
    players: [{ hand: ['forgotten-name', 'manifesto-in-rhyme', 'forgotten-name'] }],
  });
  expect(match.options(0)).toEqual([
    { do: 'play', card: 'manifesto-in-rhyme' },
    { do: 'play', card: 'forgotten-name' },
    { do: 'end' },
  ]);
  playAll(match, 0, { do: 'play', card: 'forgotten-name' }, { do: 'stop' });
  expect(player(match, 0).hand).toEqual(['manifesto-in-rhyme', 'forgotten-name']);
});

test('PC-9.4 the event of a played black card names the card it replaces', () => {
  const six: readonly CardId[] = [
    'gossip-columnist',
    'dancing-master',
    'kennel-master',
    'tory-tickler',
    'liberal-baiter',
    'cartoonist-on-the-payroll',
  ];
  const match = acting({ mode: 'es', players: [{ hand: ['scandal-sheet'], tableau: six.slice(1) }] });
  match.play(0, { do: 'play', card: 'scandal-sheet' });
  expect(match.events).toEqual([{ type: 'playedBlack', seat: 0, card: 'scandal-sheet' }]);
  const full = acting({ mode: 'es', players: [{ hand: ['scandal-sheet'], tableau: six }] });
  full.play(0, { do: 'play', card: 'scandal-sheet' });
  full.play(0, { do: 'replace', card: 'kennel-master' });
  expect(full.events).toEqual([
    { type: 'playedBlack', seat: 0, card: 'scandal-sheet', replaced: 'kennel-master' },
  ]);
});

test('PC-9.5 the event of an activation precedes those of its effect', () => {
  const match = acting({
    mode: 'es',
    players: [{ tableau: ['town-crier-on-retainer'], hand: ['forgotten-name'] }],
  });
  match.play(0, { do: 'activate', card: 'town-crier-on-retainer' });
  expect(match.events).toEqual([
    { type: 'activated', seat: 0, card: 'town-crier-on-retainer' },
    { type: 'megaphones', seat: 0, n: 2, megaphones: 2 },
  ]);
});

const step: Firing = { card: 'brass-section-of-the-club', effect: { do: 'move', n: 1, dirs: ['down'] } };
const perDog: Firing = {
  card: 'libel-lawyer',
  effect: { do: 'spend', n: { base: 0, each: 1, per: { count: 'symbol', symbol: 'dog' } } },
};
const perOffence: Firing = {
  card: 'libel-lawyer',
  effect: { do: 'spend', n: { base: 0, each: 1, per: { count: 'offences' } } },
};
const loss: Firing = { card: 'tory-tickler', effect: { do: 'loseVotes', n: 1 } };
const firing = (...firings: readonly Firing[]) =>
  matchAt({ pending: [parked, { kind: 'triggers', seat: 0, firings }] });

test('PC-9.7 the owner orders a step and a count that the step may change; what is certain goes first', () => {
  const match = firing(step, perDog, loss);
  expect(match.options(0)).toEqual([
    { do: 'trigger', card: 'brass-section-of-the-club' },
    { do: 'trigger', card: 'libel-lawyer' },
  ]);
  match.play(0, { do: 'trigger', card: 'libel-lawyer' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1 });
});
test('PC-9.7 the owner orders two different kinds of step', () => {
  const aside: Firing = { card: 'tory-tickler', effect: { do: 'move', n: 1, dirs: ['left', 'right'] } };
  expect(firing(step, aside).options(0)).toHaveLength(2);
});
test('PC-9.7 the owner orders two counts of symbols: what is named for one counts for the other', () => {
  const perMask: Firing = {
    card: 'tory-tickler',
    effect: { do: 'loseVotes', n: { base: 0, each: 1, per: { count: 'symbol', symbol: 'mask' } } },
  };
  expect(firing(perDog, perMask).options(0)).toHaveLength(2);
});
test('PC-9.7 the same step from two cards and a count that no step changes need no order', () => {
  const match = firing(step, { ...step, card: 'megaphone-under-the-window' }, perOffence);
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1 });
  match.play(0, { do: 'stop' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1 });
});
test('PC-9.7 no printed card makes the order of its triggers matter', () => {
  const printed = cards.flatMap(({ id, set, triggers }): (Firing & { readonly set: string })[] =>
    triggers.flatMap((trigger) => ('effect' in trigger ? [{ card: id, effect: trigger.effect, set }] : [])),
  );
  expect(printed.length).toBeGreaterThan(5);
  for (const one of printed) {
    for (const other of printed) {
      const together = one.set === '' || other.set === '' || one.set === other.set;
      if (one !== other && together)
        expect(firing(one, other).state.pending.at(-1)?.kind).not.toBe('triggers');
    }
  }
});
test('PC-9.7 a printed loss and a printed payment need no order', () => {
  const match = acting({
    mode: 'ep',
    players: [
      {
        votes: 30,
        pounds: 5,
        tableau: ['tory-tickler', 'libel-lawyer'],
        hand: ['whistling-the-wrong-anthem', 'forty-waistcoats'],
      },
    ],
  });
  match.play(0, { do: 'play', card: 'whistling-the-wrong-anthem' });
  expect(match.state.pending.at(-1)?.kind).toBe('furtherActions');
  expect(player(match, 0)).toMatchObject({ election: { votes: 27 }, possessions: { pounds: 4 } });
});

test('PC-9.8 the event of a used bonus tile precedes those of its effect', () => {
  const match = acting({
    mode: 'es',
    players: [{ votes: 30, bonus: 'bonus-votes', hand: ['forgotten-name'] }],
  });
  match.play(0, { do: 'useBonus' });
  expect(match.events).toEqual([
    { type: 'usedBonus', seat: 0, tile: 'bonus-votes' },
    { type: 'votesLost', seat: 0, n: 2, votes: 28 },
  ]);
});

test('PC-18.12 a white card without an icon is no offence', () => {
  const match = acting({
    mode: 'es',
    players: [{ votes: 30, hand: ['borrowed-foghorn', 'manifesto-in-rhyme', 'apology-that-makes-it-worse'] }],
  });
  match.play(0, { do: 'play', card: 'borrowed-foghorn' });
  expect(view(match).offences).toBe(0);
  match.play(0, { do: 'play', card: 'manifesto-in-rhyme' });
  expect(view(match).offences).toBe(1);
  match.play(0, { do: 'play', card: 'apology-that-makes-it-worse' });
  expect(player(match, 0).election?.votes).toBe(25); // 3, and 1 and 1
});

test('PC-9.1 who has done something is asked to end the turn, even if nothing else is left', () => {
  const match = acting({ mode: 'es', players: [{ votes: 30, hand: ['whistling-the-wrong-anthem'] }] });
  match.play(0, { do: 'play', card: 'whistling-the-wrong-anthem' });
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([{ do: 'end' }]);
  expect(kinds(match)).not.toContain('actionsEnd');
  match.play(0, { do: 'end' });
  expect(match.asked).toEqual([1]);
  expect(kinds(match)).toEqual(['actionsEnd']);
});
test('PC-9.1 a turn in which nothing can be done ends by itself', () => {
  expect(acting({ mode: 'es' }).asked).toEqual([1]);
});
