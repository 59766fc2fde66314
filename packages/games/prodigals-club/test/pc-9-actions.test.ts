import { expect, test } from 'vitest';
import type { CardId } from '../rules/cards.ts';
import { acting, closing, kinds, matchAt, playAll, player, view } from './position.ts';

const six: readonly CardId[] = [
  'town-crier-on-retainer',
  'gossip-columnist',
  'dancing-master',
  'kennel-master',
  'tory-tickler',
  'cartoonist-on-the-payroll',
];

test('PC-9.1 any number of actions in any order, until the turn is ended; nobody comes back', () => {
  const match = matchAt({
    mode: 'es',
    players: [
      {
        hand: ['manifesto-in-rhyme', 'town-crier-on-retainer'],
        tableau: ['gossip-columnist'],
        bonus: 'bonus-votes',
        votes: 30,
      },
      { hand: ['manifesto-in-rhyme'] },
    ],
    pending: [{ kind: 'actionTurns', at: 0 }],
  });
  playAll(
    match,
    0,
    { do: 'useBonus' },
    { do: 'play', card: 'town-crier-on-retainer' },
    { do: 'play', card: 'manifesto-in-rhyme' },
    { do: 'activate', card: 'town-crier-on-retainer' },
  );
  expect(player(match, 0).election).toMatchObject({ votes: 25, megaphones: 2 });
  match.play(0, { do: 'end' }); // nothing is compulsory: the gossip columnist was not used
  expect(match.asked).toEqual([1]);
  expect(match.refused(0, { do: 'activate', card: 'gossip-columnist' })).toEqual({ code: 'not-asked' });
});

test('PC-9.2 an effect is resolved completely before the next begins', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['forgotten-name', 'manifesto-in-rhyme'] }] });
  match.play(0, { do: 'play', card: 'forgotten-name' });
  expect(match.refused(0, { do: 'play', card: 'manifesto-in-rhyme' })).toEqual({ code: 'unknown' });
  expect(match.refused(0, { do: 'end' })).toEqual({ code: 'unknown' });
});

test('PC-9.3 a white card stays face up until the end of the round, then leaves the game', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['manifesto-in-rhyme', 'forgotten-name'] }] });
  match.play(0, { do: 'play', card: 'manifesto-in-rhyme' });
  expect(player(match, 0)).toMatchObject({ hand: ['forgotten-name'], whites: ['manifesto-in-rhyme'] });
  expect(view(match).discards.cards).toEqual([]);
});

test('PC-9.4 playing a black card has no effect by itself', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['town-crier-on-retainer'] }] });
  match.play(0, { do: 'play', card: 'town-crier-on-retainer' });
  expect(player(match, 0)).toMatchObject({
    tableau: [{ card: 'town-crier-on-retainer', activated: false }],
    election: { megaphones: 0 },
  });
});
test('PC-9.4 with all six places taken a played card goes first, activated or not', () => {
  const match = acting({
    mode: 'es',
    players: [{ hand: ['scandal-sheet'], tableau: six, activated: ['town-crier-on-retainer'] }],
  });
  match.play(0, { do: 'play', card: 'scandal-sheet' });
  expect(match.options(0)).toHaveLength(6);
  match.play(0, { do: 'replace', card: 'town-crier-on-retainer' });
  expect(player(match, 0).tableau[0]).toEqual({ card: 'scandal-sheet', activated: false });
  expect(player(match, 0).hand).toEqual([]);
  expect(view(match).discards.cards).toEqual(['town-crier-on-retainer']);
});
test('PC-9.4 with a free place nothing is discarded', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['scandal-sheet'], tableau: six.slice(1) }] });
  match.play(0, { do: 'play', card: 'scandal-sheet' });
  expect(player(match, 0).tableau).toHaveLength(6);
  expect(view(match).discards.cards).toEqual([]);
});

test('PC-9.5 once per round, also in the round the card was played', () => {
  const match = acting({ mode: 'es', players: [{ hand: ['town-crier-on-retainer', 'forgotten-name'] }] });
  match.play(0, { do: 'play', card: 'town-crier-on-retainer' });
  match.play(0, { do: 'activate', card: 'town-crier-on-retainer' });
  expect(match.ruleAgainst(0, { do: 'activate', card: 'town-crier-on-retainer' })).toBe(
    'PC-9.5 activated-already',
  );
});
test('PC-9.5 a card without an ability to activate cannot be activated', () => {
  const match = acting({
    mode: 'es',
    players: [{ tableau: ['cartoonist-on-the-payroll'], hand: ['forgotten-name'] }],
  });
  expect(match.ruleAgainst(0, { do: 'activate', card: 'cartoonist-on-the-payroll' })).toBe(
    'PC-9.5 no-activation',
  );
});
test('PC-9.5 in the next round it can be activated again', () => {
  const match = closing({
    mode: 'ep',
    players: [{ tableau: ['town-crier-on-retainer'], activated: ['town-crier-on-retainer'] }],
  });
  expect(match.state.round).toBe(2);
  expect(player(match, 0).tableau).toEqual([{ card: 'town-crier-on-retainer', activated: false }]);
});

test('PC-9.6 a trigger works any number of times, activated or not', () => {
  const match = acting({
    mode: 'es',
    players: [
      {
        votes: 30,
        tableau: ['tory-tickler'],
        activated: ['tory-tickler'],
        hand: ['whistling-the-wrong-anthem', 'duchess-in-the-dumbwaiter'],
      },
    ],
  });
  match.play(0, { do: 'play', card: 'whistling-the-wrong-anthem' });
  expect(player(match, 0).election?.votes).toBe(27); // 2 and 1
  match.play(0, { do: 'play', card: 'duchess-in-the-dumbwaiter' });
  expect(player(match, 0).election?.votes).toBe(23); // 3 and 1
});
test('PC-9.6 a card in hand triggers nothing', () => {
  const match = acting({
    mode: 'es',
    players: [{ votes: 30, hand: ['tory-tickler', 'whistling-the-wrong-anthem'] }],
  });
  match.play(0, { do: 'play', card: 'whistling-the-wrong-anthem' });
  expect(player(match, 0).election?.votes).toBe(28);
});

test('PC-9.7 the card’s own effect comes first, then the triggers', () => {
  const match = acting({
    mode: 'es',
    players: [
      {
        votes: 30,
        tableau: ['cartoonist-on-the-payroll'],
        hand: ['ladies-of-the-left-gallery'],
        markers: { 'lady-1': ['left', 9] },
      },
    ],
  });
  match.play(0, { do: 'play', card: 'ladies-of-the-left-gallery' });
  expect(kinds(match)).toEqual(['playedWhite', 'votesLost']);
  match.play(0, { do: 'stop' });
  expect(kinds(match)).toEqual(['triggered', 'votesLost']);
});
test('PC-9.7 a step and a loss of votes need no order: the step is asked last', () => {
  const match = acting({
    mode: 'es',
    players: [
      { votes: 30, tableau: ['tory-tickler', 'megaphone-under-the-window'], hand: ['yawn-at-the-rally'] },
    ],
  });
  match.play(0, { do: 'play', card: 'yawn-at-the-rally' });
  expect(match.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 1 });
  expect(player(match, 0).election?.votes).toBe(28);
});
test('PC-9.7 where the order changes nothing it is not asked', () => {
  const match = acting({
    mode: 'es',
    players: [
      {
        votes: 30,
        tableau: ['tory-tickler', 'cartoonist-on-the-payroll'],
        hand: ['whistling-the-wrong-anthem', 'forgotten-name'],
      },
    ],
  });
  match.play(0, { do: 'play', card: 'whistling-the-wrong-anthem' });
  expect(player(match, 0).election?.votes).toBe(26);
  expect(match.state.pending.at(-1)?.kind).toBe('furtherActions');
});
test('PC-9.7 a white card that does nothing still sets them off', () => {
  const match = acting({
    mode: 'es',
    players: [
      {
        votes: 30,
        tableau: ['liberal-baiter'],
        hand: ['slum-tour-in-ermine', 'forgotten-name'],
        markers: { 'gentleman-2': ['right', 10] },
      },
    ],
  });
  match.play(0, { do: 'play', card: 'slum-tour-in-ermine' }); // no house
  expect(player(match, 0).election?.votes).toBe(29);
});

test('PC-9.8 a bonus tile is used once and goes back to the board at once', () => {
  const match = acting({
    mode: 'es',
    players: [{ votes: 30, bonus: 'bonus-votes', hand: ['forgotten-name'] }],
  });
  match.play(0, { do: 'useBonus' });
  expect(player(match, 0).election?.votes).toBe(28);
  expect(view(match).central.bonusTiles).toContain('bonus-votes');
  expect(match.ruleAgainst(0, { do: 'useBonus' })).toBe('PC-9.8 no-bonus-tile');
});
test('PC-9.8 the Megaphones tile counts when taken and stays until the end of the round', () => {
  const match = matchAt({ mode: 'es', pending: [{ kind: 'errands', at: 0 }] });
  match.play(0, { do: 'send', space: 'order-1' });
  match.play(0, { do: 'takeBonus', tile: 'bonus-megaphones' });
  expect(player(match, 0)).toMatchObject({ bonus: 'bonus-megaphones', election: { megaphones: 2 } });
  const later = acting({ mode: 'es', players: [{ bonus: 'bonus-megaphones', hand: ['forgotten-name'] }] });
  expect(later.ruleAgainst(0, { do: 'useBonus' })).toBe('PC-9.8 passive-tile');
});
test('PC-9.8 an unused tile goes back at the end of the round', () => {
  const match = closing({ mode: 'ep', players: [{ bonus: 'bonus-votes' }] });
  expect(player(match, 0).bonus).toBeUndefined();
  expect(view(match).central.bonusTiles).toContain('bonus-votes');
});

test('PC-9.9 the first sale must be made, the second may be left', () => {
  const match = acting({
    mode: 'ep',
    players: [{ hand: ['everything-must-go'], possessions: ['possession-a-1', 'possession-a-2'] }],
  });
  match.play(0, { do: 'play', card: 'everything-must-go' });
  expect(match.offers(0, { do: 'stop' })).toBe(false);
  match.play(0, { do: 'sell', tile: 'possession-a-1' });
  expect(match.offers(0, { do: 'stop' })).toBe(true);
});
test('PC-9.9 a swap must be made, steps need not', () => {
  const match = acting({ mode: 'sp', players: [{ hand: ['portrait-swapped-at-dinner'] }] });
  match.play(0, { do: 'play', card: 'portrait-swapped-at-dinner' });
  expect(match.options(0).every(({ do: what }) => what === 'give')).toBe(true);
  match.play(0, match.options(0)[0] as never);
  match.play(0, { do: 'take', tile: 'possession-pool-12' });
  expect(match.offers(0, { do: 'stop' })).toBe(true);
});

test('PC-9.10 a card may be played even if its effect does nothing', () => {
  const match = acting({
    mode: 'es',
    players: [
      {
        votes: 30,
        hand: ['slum-tour-in-ermine', 'forgotten-name'],
        markers: { 'gentleman-2': ['right', 10] },
      },
    ],
  });
  match.play(0, { do: 'play', card: 'slum-tour-in-ermine' });
  expect(kinds(match)).toEqual(['playedWhite']);
  expect(player(match, 0).election?.votes).toBe(30);
});

const seven: readonly CardId[] = [
  'forgotten-name',
  'forgotten-name',
  'soup-on-the-satin',
  'toast-too-many',
  'six-of-one',
  'cricket-indoors',
  'dancing-master',
];

test('PC-9.11 a hand may be of any size during the round and is cut to four at its end', () => {
  const match = acting({ mode: 'es', players: [{ hand: seven }] });
  expect(match.offers(0, { do: 'end' })).toBe(true);
  const end = closing({ mode: 'es', dame: 'dame-same-row', players: [{ hand: seven }] });
  expect(end.asked).toEqual([0]);
  playAll(
    end,
    0,
    { do: 'discard', card: 'forgotten-name' },
    { do: 'discard', card: 'six-of-one' },
    { do: 'discard', card: 'dancing-master' },
  );
  expect(player(end, 0).hand).toEqual([
    'forgotten-name',
    'soup-on-the-satin',
    'toast-too-many',
    'cricket-indoors',
  ]);
  expect(end.state.round).toBe(2);
});
test('PC-9.11 the limit is not checked when the game ends', () => {
  const match = closing({ mode: 'es', round: 5, dame: 'dame-same-row', players: [{ hand: seven }] });
  expect(match.state.outcome).toBeDefined();
  expect(player(match, 0).hand).toHaveLength(7);
});
