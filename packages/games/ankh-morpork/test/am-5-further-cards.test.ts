import { expect, test } from 'vitest';
import { handIds, idsOf, table } from './position.ts';

test('AM-5.6 playAnother: one more card from the hand, and again without limit', () => {
  const chain = ['pink-pussycat-club', 'sergeant-angua', 'nobby-nobbs', 'fire-brigade', 'dorfl'] as const;
  const match = table({ hands: [[...chain, 'peeled-nuts', 'ruby']] });
  match.play(0, { do: 'play', card: chain[0] });
  for (const next of [...chain.slice(1), 'peeled-nuts'] as const) {
    while (match.state.pending.at(-1)?.kind === 'symbol' && !match.offers(0, { do: 'play', card: next })) {
      match.play(0, { do: 'skip' });
    }
    match.play(0, { do: 'play', card: next });
  }
  match.play(0, { do: 'finish' });
  expect(match.asked).toEqual([1]);
  expect(idsOf(match.state.discard)).toEqual([...chain, 'peeled-nuts'].toSorted());
  expect(handIds(match.state, 0)).toContain('ruby');
});

test('AM-5.6 playAnother is optional', () => {
  const match = table({ hands: [['pink-pussycat-club', 'groat', 'ruby']] });
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  match.play(0, { do: 'act' });
  expect(new Set(match.options(0))).toEqual(
    new Set([{ do: 'play', card: 'groat' }, { do: 'play', card: 'ruby' }, { do: 'skip' }]),
  );
  match.play(0, { do: 'skip' });
  expect(match.asked).toEqual([1]);
});

test('AM-5.6 with nothing but interrupts the question is put, and skipping is its only answer', () => {
  const match = table({ hands: [['pink-pussycat-club', 'gaspode', 'igor']] });
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  match.play(0, { do: 'act' });
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([{ do: 'skip' }]);
  expect(match.ruleAgainst(0, { do: 'play', card: 'igor' })).toBe('AM-4.2 interruptOnly');
});

test('AM-5.6 with an empty hand playAnother cannot be started', () => {
  const match = table({ hands: [['pink-pussycat-club'], ['hex']] });
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  match.play(0, { do: 'act' });
  expect(match.asked).toEqual([1]);
});

test('AM-5.6 stuck cards are no hand cards: they cannot be played further', () => {
  const match = table({ hands: [['pink-pussycat-club'], ['hex']], stuck: [['dr-whiteface']] });
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  match.play(0, { do: 'act' });
  expect(match.asked).toEqual([1]);
});
