import { expect, test } from 'vitest';
import { cardOf } from '../rules/ids.ts';
import { cardsInPlay } from '../rules/setup.ts';
import { areaAt, idsOf, table } from './position.ts';
import { barred, offered, pieces, reacting, start, symbolAsked, troubled } from './scrolls.ts';

const pass = { do: 'pass' } as const;
const react = (card: 'wallace-sonky' | 'gaspode' | 'susan' | 'igor') => ({ do: 'react', card }) as const;
const allFive = ['wallace-sonky', 'gaspode', 'susan', 'igor', 'fresh-start-club'] as const;
const allFit = ['pass', ...allFive.map((card) => `react ${card}`).toSorted()];
const notSonky = allFit.filter((answer) => answer !== 'react wallace-sonky');
const ownFit = ['pass', 'react fresh-start-club', 'react igor', 'react susan'];

const city = {
  dimwell: { minions: [0, 1, 2], trouble: true },
  'the-hippo': { trolls: 1, demons: 1, trouble: true },
  longwall: { minions: [1, 2] },
};

test('AM-13.33 the player named is paid $2 and must choose a piece in trouble, never one of yours', () => {
  const match = start('cosmo-lavish', {
    areas: city,
    money: [2, 10, 10],
    hands: [['ruby'], ['hex'], ['modo']],
  });
  match.play(0, { do: 'target', seat: 1 });
  expect(reacting(match)).toBe(1);
  expect(match.state.money).toEqual([2, 10, 10]); // paid after the window
  match.play(1, pass);
  expect(match.state.money).toEqual([0, 12, 10]);
  expect(match.asked).toEqual([1]);
  expect(offered(match, 1)).toEqual([
    'remove dimwell 1',
    'remove dimwell 2',
    'remove the-hippo demon',
    'remove the-hippo troll',
  ]);
  expect(match.whyNot(1, { do: 'remove', area: 'dimwell', piece: 0 })).toMatchObject({ code: 'noTarget' });
  expect(match.whyNot(1, { do: 'remove', area: 'longwall', piece: 2 })).toMatchObject({ code: 'noTrouble' });
  match.play(1, { do: 'remove', area: 'dimwell', piece: 2 });
  expect(reacting(match)).toBe(2);
  match.play(2, pass);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 0], trouble: false });
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.33 a third owner may answer with any of the five, the paid player with all but Sonky', () => {
  const third = start('cosmo-lavish', { areas: city, hands: [['ruby'], ['hex'], allFive] });
  third.play(0, { do: 'target', seat: 1 });
  third.play(1, pass);
  third.play(1, { do: 'remove', area: 'dimwell', piece: 2 });
  expect(offered(third, 2)).toEqual(allFit);
  third.play(2, react('wallace-sonky'));
  expect(third.state.money).toEqual([8, 12, 10]); // the paid player did not block, and keeps the $2
  expect(areaAt(third.state, 'dimwell')).toMatchObject({ minions: [1, 1, 1], trouble: true });
  expect(symbolAsked(third)).toBe('playAnother'); // a stopped removal is not repeated
  const paid = start('cosmo-lavish', { areas: city, hands: [['ruby'], allFive, ['hex']] });
  paid.play(0, { do: 'target', seat: 1 });
  expect(offered(paid, 1)).toEqual(['pass', 'react wallace-sonky']);
  paid.play(1, pass);
  paid.play(1, { do: 'remove', area: 'dimwell', piece: 1 });
  expect(offered(paid, 1)).toEqual(notSonky);
  expect(paid.ruleAgainst(1, react('wallace-sonky'))).toBe('AM-9.4 doesNotFit');
  paid.play(1, react('gaspode'));
  expect(areaAt(paid.state, 'dimwell').minions).toEqual([1, 1, 1]);
  expect(paid.state.money).toEqual([8, 12, 10]);
});

test('AM-13.33 if the player named blocks, nothing is paid and nothing happens', () => {
  const match = start('cosmo-lavish', { areas: city, hands: [['ruby'], ['wallace-sonky'], ['hex']] });
  match.play(0, { do: 'target', seat: 1 });
  match.play(1, react('wallace-sonky'));
  expect(match.state.money).toEqual([10, 10, 10]);
  expect(pieces(match)).toHaveLength(7);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.33 a player without hand cards or minions may be named, and a troll goes unasked', () => {
  const areas = { 'the-hippo': { trolls: 1, trouble: true }, longwall: { minions: [0, 0], trouble: true } };
  const match = start('cosmo-lavish', { areas, hands: [['ruby'], [], ['hex']] });
  match.play(0, { do: 'target', seat: 1 });
  expect(pieces(match)).toEqual(['longwall 0', 'longwall 0']); // the troll was the only piece to choose
  expect(match.state.money).toEqual([8, 12, 10]);
});

test('AM-13.33 needs $2 and a piece not yours in trouble; out of the game with two players', () => {
  expect(barred('cosmo-lavish', { areas: city, money: [1], hands: [['ruby']] })).toMatchObject({
    code: 'cannotPay',
    cost: 2,
    money: 1,
  });
  const areas = { dimwell: { minions: [0, 0], trouble: true }, longwall: { minions: [1, 1] } };
  expect(barred('cosmo-lavish', { areas, hands: [['ruby']] })).toEqual({ rule: 'AM-5.4', code: 'noTarget' });
  expect(cardsInPlay(2)).not.toContain(cardOf('cosmo-lavish'));
  expect(cardsInPlay(3)).toContain(cardOf('cosmo-lavish'));
});

const estate = {
  'unreal-estate': { minions: [0, 1], trolls: 1, demons: 1 },
  dimwell: { minions: [1, 2], trouble: true },
};

test('AM-13.34 one piece leaves Unreal Estate, own, troll or demon allowed, trouble or not', () => {
  const match = start('the-dean', { areas: estate, hands: [['ruby'], allFive, ['hex']] });
  expect(offered(match, 0)).toEqual([
    'remove unreal-estate 0',
    'remove unreal-estate 1',
    'remove unreal-estate demon',
    'remove unreal-estate troll',
  ]);
  expect(match.ruleAgainst(0, { do: 'remove', area: 'dimwell', piece: 2 })).toBe('AM-5.9 outOfReach');
  match.play(0, { do: 'remove', area: 'unreal-estate', piece: 1 });
  expect(reacting(match)).toBe(1);
  expect(offered(match, 1)).toEqual(allFit);
  match.play(1, pass);
  expect(areaAt(match.state, 'unreal-estate')).toMatchObject({ minions: [1, 0, 0], trolls: 1, demons: 1 });
  expect(troubled(match)).toEqual(['dimwell']);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.34 your own minion: Susan, Igor, Fresh Start Club; a demon goes unasked; Sonky keeps the minion', () => {
  const own = start('the-dean', { areas: estate, hands: [allFive, ['hex'], []] });
  own.play(0, { do: 'remove', area: 'unreal-estate', piece: 0 });
  expect(offered(own, 0)).toEqual(ownFit);
  const demon = start('the-dean', { areas: estate, hands: [['ruby'], ['hex'], ['modo']] });
  demon.play(0, { do: 'remove', area: 'unreal-estate', piece: 'demon' });
  expect(areaAt(demon.state, 'unreal-estate').demons).toBe(0);
  expect(symbolAsked(demon)).toBe('playAnother');
  const blocked = start('the-dean', { areas: estate, hands: [['ruby'], ['wallace-sonky'], []] });
  blocked.play(0, { do: 'remove', area: 'unreal-estate', piece: 1 });
  blocked.play(1, react('wallace-sonky'));
  expect(areaAt(blocked.state, 'unreal-estate').minions).toEqual([1, 1, 0]);
});

test('AM-13.34 needs a piece on foot in Unreal Estate; a single one goes without a question', () => {
  const areas = { 'unreal-estate': { building: 1, trouble: true }, dimwell: { minions: [1] } };
  expect(barred('the-dean', { areas, hands: [['ruby']] })).toEqual({ rule: 'AM-5.4', code: 'noTarget' });
  for (const only of [{ trolls: 1 }, { minions: [0] }]) {
    const match = start('the-dean', { areas: { 'unreal-estate': only }, hands: [[]] });
    expect(pieces(match)).toEqual([]);
  }
});

test('AM-13.35 the player named is paid $2 after the window, then the assassination follows', () => {
  const match = start('burleigh-and-stronginthearm', {
    areas: city,
    money: [2, 10, 10],
    hands: [['ruby'], ['hex'], allFive],
  });
  match.play(0, { do: 'target', seat: 1 });
  expect(offered(match, 0)).toEqual([
    'remove dimwell 1',
    'remove dimwell 2',
    'remove the-hippo demon',
    'remove the-hippo troll',
  ]);
  expect(match.whyNot(0, { do: 'remove', area: 'longwall', piece: 1 })?.code).toBe('noTrouble');
  match.play(0, { do: 'remove', area: 'dimwell', piece: 2 });
  expect(match.events).toEqual([{ type: 'threatened', area: 'dimwell', piece: 2 }]);
  expect(reacting(match)).toBe(2);
  expect(offered(match, 2)).toEqual(allFit);
  expect(match.state.money).toEqual([2, 10, 10]);
  match.play(2, pass);
  expect(match.state.money).toEqual([0, 12, 10]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 0], trouble: false });
  expect(match.asked).toEqual([0]); // the paid player was not asked
});

test('AM-13.35 an owner who blocks with Sonky leaves another payee paid; with two players the opponent is the payee', () => {
  const match = start('burleigh-and-stronginthearm', {
    areas: city,
    hands: [['ruby'], ['hex'], ['wallace-sonky']],
  });
  match.play(0, { do: 'target', seat: 1 });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 2 });
  match.play(2, react('wallace-sonky'));
  expect(match.events).toContainEqual({ type: 'spared', area: 'dimwell', piece: 2 });
  expect(match.state.money).toEqual([8, 12, 10]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 1], trouble: true });
  const two = start('burleigh-and-stronginthearm', {
    seats: 2,
    areas: { dimwell: { minions: [1, 0], trouble: true } },
    hands: [['ruby'], []],
  });
  expect(two.state.money).toEqual([8, 12]);
  expect(pieces(two)).toEqual(['dimwell 0']);
});

test('AM-13.35 a troll is paid for and goes unasked', () => {
  const match = start('burleigh-and-stronginthearm', { areas: city, hands: [['ruby'], ['hex'], ['modo']] });
  match.play(0, { do: 'target', seat: 2 });
  match.play(0, { do: 'remove', area: 'the-hippo', piece: 'troll' });
  expect(match.state.money).toEqual([8, 10, 12]);
  expect(areaAt(match.state, 'the-hippo')).toMatchObject({ trolls: 0, demons: 1, trouble: false });
});

test('AM-13.35 needs $2 and a target', () => {
  expect(barred('burleigh-and-stronginthearm', { areas: city, money: [1] })).toMatchObject({
    code: 'cannotPay',
    cost: 2,
    money: 1,
  });
  const areas = { dimwell: { minions: [0, 0], trouble: true }, longwall: { minions: [1] } };
  expect(barred('burleigh-and-stronginthearm', { areas })).toEqual({ rule: 'AM-5.4', code: 'noTarget' });
});

test('AM-13.38 two rolls, one piece from each rolled area, trouble or not, in the order you like', () => {
  const match = start('carcer', { areas: city, rolls: [8, 9], hands: [['ruby'], allFive, []] });
  expect(offered(match, 0)).toEqual([
    'remove dimwell 0',
    'remove dimwell 1',
    'remove dimwell 2',
    'remove longwall 1',
    'remove longwall 2',
  ]);
  expect(match.whyNot(0, { do: 'remove', area: 'the-hippo', piece: 'troll' })?.code).toBe('outOfReach');
  match.play(0, { do: 'remove', area: 'longwall', piece: 1 });
  expect(reacting(match)).toBe(1);
  expect(offered(match, 1)).toEqual(allFit);
  match.play(1, pass);
  expect(offered(match, 0)).toEqual(['remove dimwell 0', 'remove dimwell 1', 'remove dimwell 2']);
  match.play(0, { do: 'remove', area: 'dimwell', piece: 2 }); // no hand card: goes unasked
  expect(pieces(match)).toEqual([
    'the-hippo troll',
    'the-hippo demon',
    'dimwell 0',
    'dimwell 1',
    'longwall 2',
  ]);
  expect(troubled(match)).toEqual(['the-hippo']);
  expect(symbolAsked(match)).toBe('playAnother');
});

test('AM-13.38 a rolled area without a piece is no loss to the other; none at all, and it is over', () => {
  const one = start('carcer', { areas: { longwall: { minions: [1, 2] } }, rolls: [1, 9], hands: [['ruby']] });
  one.play(0, { do: 'remove', area: 'longwall', piece: 2 });
  expect(pieces(one)).toEqual(['longwall 1']);
  expect(symbolAsked(one)).toBe('playAnother');
  const none = start('carcer', {
    areas: { longwall: { minions: [1] } },
    rolls: [1, 2],
    hands: [['ruby'], ['hex']],
  });
  expect(pieces(none)).toEqual(['longwall 1']);
  expect(symbolAsked(none)).toBe('playAnother');
});

test('AM-13.38 it is compulsory: your own minion too, if it is the only piece', () => {
  const match = start('carcer', { areas: { longwall: { minions: [0] } }, rolls: [9, 1], hands: [allFive] });
  expect(offered(match, 0)).toEqual(ownFit);
  match.play(0, pass);
  expect(pieces(match)).toEqual([]);
});

test('AM-13.38 a stopped removal uses up its area and is not repeated', () => {
  const match = start('carcer', { areas: city, rolls: [8, 9], hands: [['ruby'], ['susan'], []] });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, react('susan'));
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 1, 1], trouble: true });
  expect(offered(match, 0)).toEqual(['remove longwall 1', 'remove longwall 2']);
});

test('AM-13.38 after Sonky the minions of that player cannot be chosen for the second', () => {
  const match = start('carcer', {
    areas: city,
    rolls: [8, 9],
    hands: [['ruby'], ['wallace-sonky', 'hex'], []],
  });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, react('wallace-sonky'));
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 1, 0]); // the only other piece there went
  expect(areaAt(match.state, 'dimwell').minions).toEqual([1, 1, 1]);
  const wide = start('carcer', {
    areas: { ...city, longwall: { minions: [0, 1, 2] } },
    rolls: [8, 9],
    hands: [['ruby'], ['wallace-sonky', 'hex'], []],
  });
  wide.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  wide.play(1, react('wallace-sonky'));
  expect(offered(wide, 0)).toEqual(['remove longwall 0', 'remove longwall 2']);
  expect(wide.ruleAgainst(0, { do: 'remove', area: 'longwall', piece: 1 })).toBe('AM-9.5 scrollBlocked');
});

test('AM-13.40 each other player, clockwise: scroll window, own choice, minion window, removal', () => {
  const match = start('the-auditors', { active: 1, areas: city, hands: [allFive, ['ruby'], ['hex']] });
  expect(reacting(match)).toBe(2);
  match.play(2, pass);
  expect(offered(match, 2)).toEqual(['remove dimwell 2', 'remove longwall 2']);
  match.play(2, { do: 'remove', area: 'longwall', piece: 2 });
  expect(reacting(match)).toBe(2);
  match.play(2, pass);
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 1, 0]);
  expect(reacting(match)).toBe(0);
  expect(offered(match, 0)).toEqual(['pass', 'react wallace-sonky']);
  match.play(0, pass);
  expect(offered(match, 0)).toEqual(notSonky); // the only minion was chosen without a question
  match.play(0, pass);
  expect(areaAt(match.state, 'dimwell').minions).toEqual([0, 1, 1]);
  expect(areaAt(match.state, 'longwall').minions).toEqual([0, 1, 0]); // the player of the card loses none
});

test('AM-13.40 without minions on the board a player is passed over; without hand cards only the choice is left', () => {
  const areas = { dimwell: { minions: [2], trouble: true }, longwall: { minions: [2, 0] } };
  const match = start('the-auditors', { areas, hands: [['ruby'], ['hex'], []] });
  expect(match.asked).toEqual([2]);
  expect(offered(match, 2)).toEqual(['remove dimwell 2', 'remove longwall 2']);
  match.play(2, { do: 'remove', area: 'dimwell', piece: 2 });
  expect(pieces(match)).toEqual(['longwall 0', 'longwall 2']);
  expect(troubled(match)).toEqual([]);
});

test('AM-13.40 Sonky: that player loses none and chooses none, the next is asked; Gaspode saves the one chosen', () => {
  const match = start('the-auditors', {
    areas: city,
    hands: [['ruby'], ['wallace-sonky', 'hex'], ['gaspode']],
  });
  match.play(1, react('wallace-sonky'));
  expect(reacting(match)).toBe(2);
  match.play(2, pass);
  match.play(2, { do: 'remove', area: 'dimwell', piece: 2 });
  match.play(2, react('gaspode'));
  expect(pieces(match)).toHaveLength(7);
  expect(troubled(match)).toEqual(['the-hippo', 'dimwell']);
  expect(idsOf(match.state.discard)).toEqual(['gaspode', 'wallace-sonky']);
});

test('AM-13.35 Igor: the $2 is paid, the minion goes and comes back', () => {
  const match = start('burleigh-and-stronginthearm', { areas: city, hands: [['ruby'], ['igor'], []] });
  match.play(0, { do: 'target', seat: 2 });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, react('igor'));
  expect(match.state.money).toEqual([8, 10, 12]);
  expect(areaAt(match.state, 'dimwell')).toMatchObject({ minions: [1, 0, 1], trouble: false });
  match.play(1, { do: 'place', area: 'longwall' });
  expect(areaAt(match.state, 'longwall')).toMatchObject({ minions: [0, 2, 1], trouble: true });
});

test('AM-13.38 a minion brought back into the other rolled area may be chosen there', () => {
  const areas = { dimwell: { minions: [1] }, longwall: { minions: [2] } };
  const match = start('carcer', { areas, rolls: [8, 9], hands: [['ruby'], ['igor', 'hex'], []] });
  match.play(0, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, react('igor'));
  expect(match.asked).toEqual([1]); // placed before the next piece is chosen
  match.play(1, { do: 'place', area: 'longwall' });
  expect(offered(match, 0)).toEqual(['remove longwall 1', 'remove longwall 2']);
});

test('AM-13.40 Igor: the minion is back on the board before the next player is asked', () => {
  const match = start('the-auditors', { areas: city, hands: [['ruby'], ['igor'], ['hex']] });
  match.play(1, pass);
  match.play(1, { do: 'remove', area: 'dimwell', piece: 1 });
  match.play(1, react('igor'));
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'place', area: 'seven-sleepers' });
  expect(areaAt(match.state, 'seven-sleepers').minions).toEqual([0, 1, 0]);
  expect(reacting(match)).toBe(2);
});

test('AM-5.9 no removal asks for trouble where a card or a die names the area, whatever lies on the board', () => {
  const elsewhere = { rule: 'AM-5.9', code: 'outOfReach' };
  // The markers lie in exactly the areas that are named.
  const dean = start('the-dean', {
    areas: {
      'unreal-estate': { minions: [1, 2], trouble: true },
      dimwell: { minions: [1] },
    },
  });
  expect(dean.whyNot(0, { do: 'remove', area: 'dimwell', piece: 1 })).toEqual(elsewhere);
  const carcer = start('carcer', {
    areas: { 'the-hippo': { minions: [1, 2], trouble: true }, dimwell: { minions: [1] } },
    rolls: [6, 6],
  });
  expect(carcer.whyNot(0, { do: 'remove', area: 'dimwell', piece: 1 })).toEqual(elsewhere);
  const murders = table({
    areas: { 'the-hippo': { minions: [1, 2], trouble: true }, dimwell: { minions: [1] } },
    hands: [['rincewind', 'groat']],
    events: ['mysterious-murders'],
    rolls: [6],
  });
  murders.play(0, { do: 'play', card: 'rincewind' });
  expect(murders.whyNot(0, { do: 'remove', area: 'dimwell', piece: 1 })).toEqual(elsewhere);
});
