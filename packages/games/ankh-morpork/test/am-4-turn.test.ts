import { expect, test } from 'vitest';
import { handIds, idsOf, questionOf, table } from './position.ts';

test('AM-4.1 a turn: victory check, a card and the further cards it allows, refill, then the player on the left', () => {
  const match = table({ hands: [['sergeant-angua', 'peeled-nuts'], ['hex']] });
  match.play(0, { do: 'play', card: 'sergeant-angua' });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(match.events).toEqual([
    { type: 'played', seat: 0, card: 'peeled-nuts' },
    { type: 'drew', seat: 0, count: 5, cards: expect.anything() },
    { type: 'turn', seat: 1 },
  ]);
  expect(match.state.active).toBe(1);
  expect(match.state.turn).toBe(11); // the position was turn 10
  expect(match.asked).toEqual([1]);
  expect(questionOf(match.state)).toBe('chooseCard');
});

test('AM-4.1 the victory check comes before the card: a player who has won is not asked for one', () => {
  const match = table({
    money: [10, 50, 10],
    personalities: ['lord-rust', 'chrysoprase'],
    hands: [[], ['groat']],
  });
  match.play(0, { do: 'pass' });
  expect(match.state.outcome).toMatchObject({ winners: [1], how: 'wealth' });
  expect(match.asked).toEqual([]);
  expect(handIds(match.state, 1)).toEqual(['groat']);
  expect(match.events.map(({ type }) => type)).toEqual(['passedTurn', 'drew', 'turn', 'ended']);
});

test('AM-4.1 the victory check is for the active player alone', () => {
  const match = table({ money: [10, 10, 50], personalities: ['lord-rust', 'lord-selachii', 'chrysoprase'] });
  match.play(0, { do: 'pass' });
  expect(match.state.outcome).toBeUndefined();
  match.play(1, { do: 'pass' });
  expect(match.state.outcome).toMatchObject({ winners: [2] });
});

test('AM-4.2 a player with a playable card must play one, and may not pass', () => {
  const match = table({ hands: [['groat', 'gaspode', 'peeled-nuts']] });
  expect(match.options(0)).toEqual([
    { do: 'play', card: 'groat' },
    { do: 'play', card: 'peeled-nuts' },
  ]);
  expect(match.refused(0, { do: 'pass' })).toEqual({
    code: 'not-legal',
    why: { rule: 'AM-4.2', code: 'holdsPlayable' },
  });
});

test('AM-4.2 an interrupt is no card of the turn, nor is a card that one does not hold', () => {
  const interrupts = [
    'gaspode',
    'susan',
    'igor',
    'fresh-start-club',
    'wallace-sonky',
    'doctor-mossy-lawn',
  ] as const;
  const match = table({ hands: [['groat', ...interrupts], ['ruby']] });
  for (const card of interrupts) {
    expect(match.refused(0, { do: 'play', card })).toEqual({
      code: 'not-legal',
      why: { rule: 'AM-4.2', code: 'interruptOnly' },
    });
  }
  for (const card of ['ruby', 'hex'])
    expect(match.refused(0, { do: 'play', card })).toEqual({ code: 'unknown' });
  expect(match.refused(1, { do: 'play', card: 'ruby' })).toEqual({ code: 'not-asked' });
});

test('AM-4.2 a player with interrupts alone passes, keeps them and refills', () => {
  const match = table({ hands: [['gaspode', 'susan'], ['hex']], draws: ['ruby', 'zorgo', 'groat'] });
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
  match.play(0, { do: 'pass' });
  expect(handIds(match.state, 0)).toEqual(['gaspode', 'groat', 'ruby', 'susan', 'zorgo']);
  expect(match.state.discard).toEqual([]);
  expect(match.asked).toEqual([1]);
  expect(handIds(match.state, 1)).toEqual(['hex']);
});

test('AM-4.2 a player with no card at all is asked, passes and refills', () => {
  const match = table({});
  expect(match.asked).toEqual([0]);
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
  match.play(0, { do: 'pass' });
  expect(match.events[0]).toEqual({ type: 'passedTurn', seat: 0 });
  expect(match.state.hands[0]).toHaveLength(5);
});

test('AM-4.2 a card can be played even if none of its actions is possible', () => {
  const match = table({ hands: [['sergeant-detritus', 'gaspode']] });
  expect(match.options(0)).toEqual([{ do: 'play', card: 'sergeant-detritus' }]);
  match.play(0, { do: 'play', card: 'sergeant-detritus' });
  expect(questionOf(match.state)).toBe('finishCard');
  match.play(0, { do: 'finish' });
  expect(idsOf(match.state.discard)).toEqual(['sergeant-detritus']);
  expect(match.asked).toEqual([1]);
});

test('AM-4.2 a card without any symbol can be played', () => {
  const match = table({ hands: [['peeled-nuts', 'gaspode']] });
  expect(match.options(0)).toEqual([{ do: 'play', card: 'peeled-nuts' }]);
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  expect(match.options(0)).toEqual([{ do: 'finish' }]);
  match.play(0, { do: 'finish' });
  expect(idsOf(match.state.discard)).toEqual(['peeled-nuts']);
});

test('AM-4.3 the hand is drawn up to five', () => {
  const match = table({
    hands: [['peeled-nuts', 'gaspode', 'hex']],
    draws: ['ruby', 'zorgo', 'groat', 'modo'],
  });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'finish' });
  expect(handIds(match.state, 0)).toEqual(['gaspode', 'groat', 'hex', 'ruby', 'zorgo']);
});

test.each([
  { stuck: ['dr-whiteface'], drawn: 1 },
  { stuck: ['dr-whiteface', 'fools-guild'], drawn: 0 },
] as const)(
  'AM-4.3 with $stuck in front of the player, three cards in hand and $drawn drawn',
  ({ stuck, drawn }) => {
    const match = table({ hands: [['peeled-nuts', 'hex', 'ruby', 'zorgo']], stuck: [stuck] });
    match.play(0, { do: 'play', card: 'peeled-nuts' });
    match.play(0, { do: 'finish' });
    expect(match.state.hands[0]).toHaveLength(3 + drawn);
    expect(idsOf(match.state.stuck[0] ?? [])).toEqual([...stuck]);
  },
);

test('AM-4.3 stuck cards of others and own loans leave room for five', () => {
  const match = table({
    hands: [['peeled-nuts', 'hex']],
    stuck: [[], ['dr-whiteface']],
    loans: [['mr-bent', 'bank-of-ankh-morpork']],
  });
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'finish' });
  expect(match.state.hands[0]).toHaveLength(5);
});

test('AM-4.4 a hand of more than five stays as it is: no draw, no discard', () => {
  const seven = ['hex', 'ruby', 'zorgo', 'modo', 'dysk', 'groat', 'carcer'] as const;
  const match = table({ hands: [['peeled-nuts', ...seven]] });
  const { deck } = match.state;
  match.play(0, { do: 'play', card: 'peeled-nuts' });
  match.play(0, { do: 'finish' });
  expect(handIds(match.state, 0)).toEqual([...seven].toSorted());
  expect(match.state.deck).toEqual(deck);
  expect(idsOf(match.state.discard)).toEqual(['peeled-nuts']);
  expect(match.asked).toEqual([1]);
});

test('AM-4.5 a player who used an interrupt in another turn refills at the end of their own turn', () => {
  const match = table({
    areas: { dimwell: { minions: [1], trouble: true } },
    hands: [['inigo-skimmer'], ['gaspode', 'peeled-nuts', 'susan'], ['hex']],
  });
  match.play(0, { do: 'play', card: 'inigo-skimmer' });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, { do: 'react', card: 'gaspode' });
  match.play(0, { do: 'act' });
  expect(match.asked).toEqual([1]);
  expect(match.state.hands.map(({ length }) => length)).toEqual([5, 2, 1]);
  match.play(1, { do: 'play', card: 'peeled-nuts' });
  match.play(1, { do: 'finish' });
  expect(match.state.hands.map(({ length }) => length)).toEqual([5, 5, 1]);
});

test('AM-4.7 the game can end in the middle of a turn: nothing more of the card, no refill, no next turn', () => {
  const match = table({
    deckSize: 4,
    hands: [['hex', 'librarian', 'the-clacks'], ['ruby']],
    money: [0, 5, 5],
  });
  match.play(0, { do: 'play', card: 'the-clacks' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'act' });
  match.play(0, { do: 'play', card: 'hex' });
  match.play(0, { do: 'act' });
  expect(match.state.outcome?.winners).toBeDefined();
  expect(match.asked).toEqual([]);
  expect(match.state.pending).toEqual([]);
  expect(match.state.active).toBe(0);
  expect(match.refused(0, { do: 'finish' })).toMatchObject({ code: 'over' });
});
