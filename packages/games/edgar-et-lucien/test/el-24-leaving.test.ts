import {
  canonical,
  imagine,
  legalMoves,
  pick,
  type Rng,
  randomBelow,
  rngFrom,
  seedFromNumber,
  show,
} from '@manigance/core';
import { scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import { faults } from '../rules/faults.ts';
import { game } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import { edgarOf, idleTurn, opening, ownerOf, type Position, programme, table, told } from './position.ts';

const concede = { do: 'concede' } as const;

/** The last turn of the twelfth period; seat 0 is elected. */
function lastTurn(players: Position['players'], more: Partial<Position> = {}) {
  const match = table({ players, turn: 4, period: 12, pending: { kind: 'programme' }, ...more });
  idleTurn(match);
  return match;
}

test('EL-24.1 after the twelfth period most fulfilled conditions win', () => {
  const match = lastTurn([{ popularity: 60, owns: ['A02', 'A05'] }, {}, {}], {
    certificates: { wealthy_dandy: 2 },
  });
  expect(match.state.outcome).toEqual({ winners: [2], how: 'guard' });
});

test('EL-24.1 then most districts, then money, then popularity, then the earlier in the order of the turn', () => {
  const winner = (...players: Position['players']) =>
    lastTurn(players, { firstPlayer: 1 }).state.outcome?.winners[0];
  expect(winner({ popularity: 60, money: 90_000 }, { owns: ['A02'] }, {})).toBe(1);
  expect(winner({ popularity: 60 }, {}, { money: 60_000 })).toBe(2);
  expect(winner({ popularity: 60 }, {}, {})).toBe(0);
  expect(
    winner({ popularity: 40, money: 60_000 }, { popularity: 30, money: 60_000 }, { popularity: 90 }),
  ).toBe(0);
  const tied = lastTurn([{ popularity: 60 }, {}, { popularity: 60 }], { firstPlayer: 1 });
  for (const seat of [2, 0]) tied.play(seat, { do: 'pass' });
  expect(tied.state.outcome).toEqual({ winners: [2], how: 'guard' });
});

test('EL-24.1 no earlier period ends so', () => {
  const match = lastTurn([{ popularity: 60 }, {}], { period: 11 });
  expect(match.state.outcome).toBeUndefined();
});

test('EL-24.2 a player who leaves a match of two loses it', () => {
  const match = table({ players: [{}, {}] });
  match.play(1, concede);
  expect(match.state.outcome).toEqual({ winners: [0], how: 'last' });
});

test('EL-24.2 everything of his leaves the table or goes back to it', () => {
  const match = table({
    acts: 1,
    firstPlayer: 0,
    players: [
      { owns: ['A01', 'A02'], hand: ['plan_b', 'corruption'], money: 90_000, marks: ['bank_heist'] },
      { owns: ['A14'] },
      {},
    ],
    governor: 0,
    heritage: 0,
    certificates: { grand_zealot: 0, wealthy_dandy: 1 },
  });
  match.play(0, concede);
  const view = game.view(match.state, 1);
  expect(view.owners).toEqual({ A14: 1 });
  expect(view.discard).toEqual(['plan_b', 'corruption']);
  expect(view.certificates).toEqual({ wealthy_dandy: 1 });
  expect([view.governor, view.heritage, view.firstPlayer]).toEqual([undefined, undefined, 1]);
  expect(view.players[0]).toMatchObject({ gone: true, cards: 0, popularity: 0, marks: [], edgar: undefined });
  expect(match.state.money[0]).toBe(0);
  expect(told(match, 'left')).toEqual([{ type: 'left', seat: 0, cards: ['plan_b', 'corruption'] }]);
});

test('EL-24.2 the other players keep their things', () => {
  const match = table({
    players: [{}, { owns: ['A14'], hand: ['corruption'], marks: ['bank_heist'] }, { hand: ['plan_b'] }],
    governor: 1,
    heritage: 1,
  });
  match.play(2, concede);
  const view = game.view(match.state, 1);
  expect([view.governor, view.heritage, view.firstPlayer]).toEqual([1, 1, 0]);
  expect(view.players[1]).toMatchObject({ hand: ['corruption'], cards: 1, marks: ['bank_heist'] });
  expect(view.players[2]).toMatchObject({ gone: true, cards: 0, edgar: undefined, lucien: undefined });
  expect(view.discard).toEqual(['plan_b']);
  expect(faults(match.state)).toEqual([]);
});

test('EL-24.2 he is skipped in every order, thresholds and board stay, and the last player wins', () => {
  const match = table({ players: [{}, {}, {}, {}], pending: { kind: 'programme' } });
  match.play(1, concede);
  idleTurn(match);
  expect(match.state.order).toEqual([0, 2, 3]);
  expect(game.view(match.state, 0).board).toBe('B');
  match.play(0, concede);
  expect(match.state.firstPlayer).toBe(2);
  match.play(3, concede);
  expect(match.state.outcome).toEqual({ winners: [2], how: 'last' });
});

test('EL-24.2 left neighbour means the next player still in the game', () => {
  const match = table({ players: [{}, {}, { popularity: 60 }, {}], turn: 4, pending: { kind: 'programme' } });
  match.play(3, concede);
  idleTurn(match);
  expect([match.state.governor, match.state.firstPlayer]).toEqual([2, 0]);
});

test('EL-24.3 anybody may leave at any moment, asked or not, but only once', () => {
  const match = table({ players: [{}, {}, {}] });
  match.play(2, concede);
  expect(match.asked).toEqual([0]);
  expect(match.refused(2, concede).code).toBe('not-asked');
  expect(match.options(0).some((move) => move.do === 'concede')).toBe(false); // never listed
});

test('EL-24.4 a placement lapses', () => {
  const match = opening(3);
  match.play(0, { do: 'place', district: 'A01' });
  match.play(1, concede);
  expect(match.asked).toEqual([2]);
  expect(match.state.pending).toEqual([{ kind: 'place', seat: 2 }]);
  match.play(2, { do: 'place', district: 'A02' });
  expect(match.asked).toEqual([0, 2]);
});

test('EL-24.4 a player asked for a placement or an exit is still asked when another leaves', () => {
  const start = opening(3);
  start.play(2, concede);
  expect(start.asked).toEqual([0]);
  expect(start.state.pending).toEqual([{ kind: 'place', seat: 0 }]);
  const match = table({ players: [{ at: 'A06' }, {}, {}], pending: { kind: 'programme' } });
  programme(match, ['metro_blue', 'immobile']);
  match.play(2, concede);
  expect(match.asked).toEqual([0]);
  expect(match.state.pending).toEqual([{ kind: 'chooseExit', seat: 0 }]);
});

test('EL-24.4 the last placement lapses into the first turn', () => {
  const match = opening(3);
  match.play(0, { do: 'place', district: 'A01' });
  match.play(1, { do: 'place', district: 'A02' });
  match.play(2, concede);
  expect(match.asked).toEqual([0, 1]);
  expect(match.state.order).toEqual([0, 1]);
});

test('EL-24.4 if all others have committed, leaving reveals the programmes', () => {
  const match = table({ players: [{}, {}, {}], pending: { kind: 'programme' } });
  match.play(0, { do: 'commit', edgar: 'green', lucien: 'green' });
  match.play(2, { do: 'commit', edgar: 'immobile', lucien: 'immobile' });
  match.play(1, concede);
  expect(told(match, 'revealed')[0]?.programmes.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(edgarOf(match, 0)).toBe('A02');
});

test('EL-24.4 a sealed programme of his is dropped', () => {
  const match = table({ players: [{}, {}, {}], pending: { kind: 'programme' } });
  match.play(1, { do: 'commit', edgar: 'green', lucien: 'green' });
  match.play(1, concede);
  expect(match.asked).toEqual([0, 2]);
  expect(match.state.answers).toEqual([]);
  programme(match);
  expect(told(match, 'revealed')[0]?.programmes.map(({ seat }) => seat)).toEqual([0, 2]);
});

test('EL-24.4 an exit lapses', () => {
  const match = table({ players: [{ at: 'A06' }, { at: 'A03' }, {}], pending: { kind: 'programme' } });
  programme(match, ['metro_blue', 'immobile'], ['metro_blue', 'immobile']);
  match.play(0, concede);
  expect(match.asked).toEqual([1]);
  expect(match.state.pending).toEqual([{ kind: 'chooseExit', seat: 1 }]);
  match.play(1, { do: 'chooseExit', edgar: 'A06' });
  expect(match.asked).toEqual([1]);
  expect(match.state.pending.at(-1)?.kind).toBe('act');
});

test('EL-24.4 an answer owed is dropped, and the next is asked', () => {
  const match = table({ players: [{ hand: ['smear_threat'] }, {}, {}] });
  match.play(0, { do: 'playScheme', card: 'smear_threat' });
  match.play(1, concede);
  expect(match.asked).toEqual([2]);
  match.play(2, { do: 'replySmear', with: 'money' });
  expect(match.asked).toEqual([0]);
});

test('EL-24.4 the action of an active player ends there: the rest is not asked, his card is discarded', () => {
  const match = table({ players: [{ hand: ['smear_threat'] }, {}, {}] });
  match.play(0, { do: 'playScheme', card: 'smear_threat' });
  match.play(1, { do: 'replySmear', with: 'popularity' });
  match.play(0, concede);
  expect(match.asked).toEqual([1]);
  expect(match.state.pending.at(-1)?.kind).toBe('act');
  expect(game.view(match.state, 1)).toMatchObject({ inPlay: undefined, discard: ['smear_threat'] });
  expect(match.state.popularity[1]).toBe(30);
});

test('EL-24.4 the last active player of a turn leaves: the next turn begins', () => {
  const match = table({ players: [{}, {}, {}] });
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  match.play(2, concede);
  expect([match.state.turn, match.state.order]).toEqual([2, [0, 1]]);
});

test('EL-24.4 a second half whose last target leaves is skipped', () => {
  const match = table({
    players: [{ edgar: 'B07', lucien: 'B10' }, { owns: ['B05'] }, {}, { owns: ['B17', 'B18', 'B01'] }],
  });
  match.play(0, { do: 'supported', action: 'intimidation', players: [1, 3] });
  match.play(3, { do: 'replyIntimidation', district: 'B17' });
  expect(match.asked).toEqual([0]);
  match.play(3, concede);
  expect(told(match, 'skippedSecond')).toHaveLength(1);
  expect(match.options(0)).toEqual([{ do: 'pass' }]);
});

test('EL-24.4 a second half goes on with whom is left, by the rule for one opponent', () => {
  const match = table({
    players: [{ edgar: 'A08', lucien: 'A02' }, { owns: ['A14', 'A10'] }, { owns: ['A07', 'A09', 'A13'] }],
  });
  match.play(0, { do: 'supported', action: 'intimidation', players: [1, 2] });
  match.play(1, concede);
  match.play(2, { do: 'replyIntimidation', district: 'A07' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'second', district: 'A13' });
  expect([ownerOf(match, 'A09'), ownerOf(match, 'A13')]).toEqual([2, undefined]);
});

test('EL-24.5 a tied player leaves: the election restarts among the remaining players', () => {
  const match = table({ players: [{}, {}, {}], turn: 4, pending: { kind: 'programme' } });
  idleTurn(match);
  match.play(0, { do: 'bid', amount: 40_000 });
  match.play(1, { do: 'pass' });
  match.play(2, concede);
  expect(match.asked).toEqual([0]);
  expect(match.state.pending).toEqual([{ kind: 'bid', seat: 0, tied: [0, 1], passed: [] }]);
});

test('EL-24.5 the leaving of anyone else does not disturb the auction', () => {
  const match = table({ players: [{}, {}, { popularity: 40 }], turn: 4, pending: { kind: 'programme' } });
  idleTurn(match);
  match.play(0, { do: 'bid', amount: 40_000 });
  match.play(2, concede);
  expect(match.asked).toEqual([1]);
  expect(match.state.pending.at(-1)).toMatchObject({ standing: { seat: 0, amount: 40_000 } });
});

test('EL-24.3 matches that players leave at random moments go on soundly to their end', () => {
  for (let n = 0; n < 40; n++) {
    const rng = rngFrom(seedFromNumber(n));
    const start = setup(3 + (n % 2), { openMoney: false, firstPlayer: 'random' }, rngFrom(seedFromNumber(n)));
    const match = scenario(game, start);
    while (match.state.outcome === undefined) {
      if (randomBelow(rng, 40) === 0) leave(match, rng);
      else {
        const seat = pick(rng, match.asked);
        match.play(seat, pick(rng, legalMoves(game, match.state, seat)));
      }
      expect(faults(match.state)).toEqual([]);
      expect(match.state.outcome !== undefined || match.asked.length > 0).toBe(true);
      if (randomBelow(rng, 4) === 0) checkImagined(match.state, rng);
    }
  }
});

function leave(match: ReturnType<typeof table>, rng: Rng): void {
  const present = match.state.gone.flatMap((gone, seat) => (gone === 0 ? [seat] : []));
  match.play(pick(rng, present), concede);
}

/** A position somebody has left can be imagined like any other. */
function checkImagined(state: ReturnType<typeof table>['state'], rng: Rng): void {
  const viewer = randomBelow(rng, state.seats);
  const seen = show(game, state, viewer);
  const made = imagine(game, seen, rng);
  expect(faults(made)).toEqual([]);
  expect(canonical(show(game, made, viewer))).toBe(canonical(seen));
}
