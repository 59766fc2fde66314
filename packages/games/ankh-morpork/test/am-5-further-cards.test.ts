import { expect, test } from 'vitest';
import { handIds, idsOf, questionOf, table } from './position.ts';

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
  expect(match.whyNot(0, { do: 'play', card: 'igor' })).toEqual({ rule: 'AM-4.2', code: 'interruptOnly' });
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

test('AM-5.7 two cards, one after the other, and the turn is over', () => {
  const match = table({ hands: [['drumknott', 'royal-mint', 'mended-drum', 'ruby'], ['hex']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'royal-mint' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'finish' });
  match.play(0, { do: 'play', card: 'mended-drum' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'finish' });
  expect(match.state.money[0]).toBe(17);
  expect(match.asked).toEqual([1]);
  expect(handIds(match.state, 0)).toContain('ruby');
});

test('AM-5.7 skipping the scroll means playing none', () => {
  const match = table({ hands: [['drumknott', 'groat', 'ruby'], ['hex']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  expect(new Set(match.options(0))).toEqual(
    new Set([{ do: 'play', card: 'groat' }, { do: 'play', card: 'ruby' }, { do: 'skip' }]),
  );
  match.play(0, { do: 'skip' });
  expect(match.asked).toEqual([1]);
  expect(idsOf(match.state.discard)).toEqual(['drumknott']);
});

test('AM-5.7 Drumknott is discarded when the first of the two cards is begun', () => {
  const match = table({ hands: [['drumknott', 'history-monks', 'ruby']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  expect(match.state.discard).toEqual([]);
  match.play(0, { do: 'play', card: 'history-monks' });
  match.play(0, { do: 'act' });
  expect(match.events).toContainEqual({ type: 'recovered', seat: 0, cards: ['drumknott'] });
});

test('AM-5.7 the chain of the first card is over before the second is chosen; the second may chain too', () => {
  const match = table({
    hands: [
      ['drumknott', 'sergeant-angua', 'pink-pussycat-club', 'peeled-nuts', 'foul-ole-ron', 'groat'],
      ['hex'],
    ],
  });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'sergeant-angua' });
  match.play(0, { do: 'play', card: 'pink-pussycat-club' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'finish' });
  expect(questionOf(match.state)).toBe('playNext');
  match.play(0, { do: 'play', card: 'foul-ole-ron' });
  match.play(0, { do: 'play', card: 'groat' });
  match.play(0, { do: 'skip' });
  expect(match.asked).toEqual([1]);
  expect(match.state.discard).toHaveLength(6);
});

test('AM-5.7 the second card is chosen from the hand as it then is, cards drawn meanwhile included', () => {
  const match = table({
    hands: [['drumknott', 'librarian']],
    draws: ['royal-mint', 'zorgo', 'modo', 'dysk'],
  });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'librarian' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'finish' });
  expect(match.offers(0, { do: 'play', card: 'royal-mint' })).toBe(true);
  expect(match.offers(0, { do: 'stop' })).toBe(true);
});

test('AM-5.7 with an empty hand the second play is lost', () => {
  const match = table({ hands: [['drumknott', 'peeled-nuts'], ['hex']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(match.asked).toEqual([1]);
  expect(match.state.hands[0]).toHaveLength(5);
});

test('AM-5.7 with nothing playable left the question is put, and can only be answered by stopping', () => {
  const match = table({ hands: [['drumknott', 'peeled-nuts', 'gaspode'], ['hex']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'finish' });
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([{ do: 'stop' }]);
  match.play(0, { do: 'stop' });
  expect(match.asked).toEqual([1]);
});

test('AM-5.7 with an empty hand the scroll itself cannot be started', () => {
  const match = table({ hands: [['drumknott'], ['hex']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  expect(match.asked).toEqual([1]);
  expect(idsOf(match.state.discard)).toEqual(['drumknott']);
});

test('AM-5.7 nested: Drumknott leading to Ponder gives three plays, the inner ones first', () => {
  const match = table({
    hands: [['drumknott', 'ponder-stibbons', 'royal-mint', 'mended-drum', 'mr-gryle', 'groat'], ['hex']],
    eventsLeft: 0,
  });
  const plain = (card: 'royal-mint' | 'mended-drum' | 'mr-gryle') => {
    match.play(0, { do: 'play', card });
    match.play(0, { do: 'act' });
    match.play(0, { do: 'finish' });
  };
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'ponder-stibbons' });
  expect(idsOf(match.state.discard)).toEqual(['drumknott']);
  plain('royal-mint');
  expect(idsOf(match.state.discard)).toEqual(['drumknott', 'ponder-stibbons', 'royal-mint']);
  expect(questionOf(match.state)).toBe('playNext');
  plain('mended-drum');
  expect(questionOf(match.state)).toBe('playNext');
  plain('mr-gryle');
  expect(match.asked).toEqual([1]);
  expect(match.state.money[0]).toBe(10 + 5 + 2 + 1);
  expect(handIds(match.state, 0)).toContain('groat');
});

test('AM-5.7 stopping inside gives up the inner play alone: the outer one is still asked for', () => {
  const match = table({
    hands: [['drumknott', 'ponder-stibbons', 'peeled-nuts', 'groat'], ['hex']],
    eventsLeft: 0,
  });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'ponder-stibbons' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'finish' });
  match.play(0, { do: 'stop' });
  expect(match.options(0)).toEqual([{ do: 'play', card: 'groat' }, { do: 'stop' }]);
  match.play(0, { do: 'stop' });
  expect(match.asked).toEqual([1]);
});

test('AM-5.7 Doctor Mossy Lawn on the first card: it returns, Drumknott stays discarded, the second play is lost', () => {
  const match = table({ hands: [['drumknott', 'royal-mint', 'doctor-mossy-lawn', 'groat'], ['hex']] });
  match.play(0, { do: 'play', card: 'drumknott' });
  match.play(0, { do: 'play', card: 'royal-mint' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'react', card: 'doctor-mossy-lawn' });
  expect(match.asked).toEqual([1]);
  expect(idsOf(match.state.discard)).toEqual(['doctor-mossy-lawn', 'drumknott']);
  expect(handIds(match.state, 0)).toEqual(expect.arrayContaining(['royal-mint', 'groat']));
  expect(match.state.hands[0]).toHaveLength(5);
});
