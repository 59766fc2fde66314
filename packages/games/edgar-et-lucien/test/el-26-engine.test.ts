import {
  legalMoves,
  Match,
  pick,
  recordOf,
  replay,
  rngFrom,
  seatsAsked,
  seedFromNumber,
} from '@manigance/core';
import { expect, test } from 'vitest';
import { type BoardId, boards } from '../rules/board.ts';
import { schemes } from '../rules/cards.ts';
import { schemeConditions } from '../rules/effects/conditions.ts';
import { faults } from '../rules/faults.ts';
import { drawings } from '../rules/geometry.ts';
import { game } from '../rules/index.ts';
import type { ElFrame, ElState } from '../rules/state.ts';
import { idleTurn, opening, position, programme, table } from './position.ts';

test('EL-26.1 phases in their order', () => {
  const match = opening(2);
  const phase = () => game.view(match.state, 0).phase;
  expect(phase()).toBe('setup');
  match.play(0, { do: 'place', district: 'A03' });
  match.play(1, { do: 'place', district: 'A06' });
  expect(phase()).toBe('programme');
  programme(match, ['metro_blue', 'immobile']);
  expect(phase()).toBe('move');
  match.timeout(0);
  expect(phase()).toBe('act');
  match.play(0, { do: 'pass' });
  match.play(1, { do: 'pass' });
  for (let turn = 2; turn < 4; turn++) idleTurn(match);
  expect([phase(), match.state.turn]).toEqual(['programme', 4]);
  idleTurn(match);
  expect(phase()).toBe('auction'); // both at 50
  match.play(0, { do: 'concede' });
  expect(phase()).toBe('over');
});

test('EL-26.2 pass ends an action turn, also when both have acted', () => {
  const match = table({ players: [{ edgar: 'A12', lucien: 'A03' }, { lucien: 'A04' }] });
  match.play(0, { do: 'buyCity' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'administration', action: 'bank_heist' });
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'pass' });
  expect(match.asked).toEqual([1]);
  match.play(1, { do: 'pass' });
  expect(match.state.pending.at(-1)?.kind).toBe('programme');
});

test('EL-26.3 targets are part of the move, and only those it needs', () => {
  const match = table({
    players: [{ edgar: 'A02', hand: ['plan_b', 'carte_blanche', 'remote_action'] }, { owns: ['A14'] }],
  });
  expect(match.offers(0, { do: 'playScheme', card: 'carte_blanche' })).toBe(true);
  for (const input of [
    { do: 'playScheme', card: 'plan_b' },
    { do: 'playScheme', card: 'remote_action' },
    { do: 'playScheme', card: 'carte_blanche', district: 'A02' },
    { do: 'playScheme', card: 'remote_action', action: 'intimidation' },
  ]) {
    expect(match.refused(0, input).code).toBe('unknown');
  }
  expect(
    match.offers(0, { do: 'playScheme', card: 'remote_action', action: 'intimidation', district: 'A14' }),
  ).toBe(true);
});

test('EL-26.4 the state is plain and flat, and holds no balance of the bank', () => {
  const state = position({ players: [{}, {}, {}] });
  expect(JSON.parse(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(game.copy(state))));
  expect(Object.keys(game.copy(state))).toEqual(Object.keys(state));
  expect(Object.keys(state)).not.toContain('bank');
});

test('EL-26.5 a match replays from its seed and moves, chance included', () => {
  const options = { openMoney: false, firstPlayer: 'random' } as const;
  const match = new Match(game, { seats: 3, options, seed: seedFromNumber(5) });
  const rng = rngFrom(seedFromNumber(6));
  while (match.state.outcome === undefined) {
    const seat = pick(rng, seatsAsked(game, match.state));
    match.play(seat, pick(rng, legalMoves(game, match.state, seat)));
  }
  const again = replay(game, recordOf(match, 'salt'));
  expect(again.state).toEqual(match.state);
  const other = new Match(game, { seats: 3, options, seed: seedFromNumber(7) });
  expect(other.state.deck).not.toEqual(new Match(game, match.setup).state.deck);
});

test('EL-26.6 the invariants are watched', () => {
  const broken = (spoil: (state: ElState) => unknown) => {
    const state = position({ players: [{ owns: ['A02'] }, { hand: ['plan_b'] }] });
    spoil(state);
    return faults(state);
  };
  expect(broken(() => {})).toEqual([]);
  // biome-ignore format: one fault per row
  const spoils: readonly ((state: ElState) => unknown)[] = [
    (state) => state.deck.pop(),
    (state) => state.discard.push(0),
    (state) => { state.inPlay = 3; },
    (state) => { state.handSize[1] = 0; },
    (state) => { state.money[0] = -10_000; },
    (state) => { state.owner[0] = 1; },
    (state) => { state.administrations[0] = 0; },
    (state) => { state.firstPlayer = 5; },
    (state) => { state.governor = 7; },
    (state) => { state.order = [0, 0]; },
    (state) => { state.certificates = [0, 0, -1, 0]; },
  ];
  for (const spoil of spoils) expect(broken(spoil), `${spoil}`).toHaveLength(1);
});

test('EL-26.7 the conditions of the cards, each with its test', () => {
  const conditions = Object.fromEntries(schemes.map(({ id, conditions: names }) => [id, names.join(' ')]));
  expect(conditions).toEqual({
    plan_b: '',
    influence_peddling: 'target_owned_by_opponent target_not_protected token_in_supply can_pay',
    smear_threat: '',
    certification: 'no_certificate_gained_this_period certificate_unheld condition_truly_met',
    financial_backing: 'edgar_on_own_steel',
    popular_support: 'edgar_on_own_ivory popularity_below_max',
    extortion: 'edgar_shares_district_with_target_character target_hand_not_empty',
    remote_action: 'action_not_used_this_period popularity_at_least_cost chosen_action_legal',
    coup_detat: 'edgar_on_city_hall governor_is_an_opponent',
    resource_exchange: 'at_least_one_step',
    carte_blanche: 'target_neutral token_in_supply can_pay',
    corruption: 'not_holding_heritage_protection',
    swindle: 'no_certificate_gained_this_period three_other_scheme_cards certificate_unheld',
  });
  const named = new Set<string>(schemes.flatMap(({ conditions: names }) => names));
  expect(new Set(Object.keys(schemeConditions))).toEqual(named);
});

test.each(['A', 'B'] as const)(
  'EL-26.8 on side %s everything has its place, inside the district it belongs to',
  (side: BoardId) => {
    const { districts, borders } = drawings[side];
    expect(districts.map(({ id }) => id)).toEqual(boards[side].map(({ id }) => id));
    for (const [at, { polygon, label, piecesAt, stationAt }] of districts.entries()) {
      expect(stationAt !== undefined).toBe(boards[side][at]?.metro !== undefined);
      for (const point of [label, piecesAt, ...(stationAt === undefined ? [] : [stationAt])]) {
        expect(contains(polygon, point)).toBe(true);
      }
    }
    for (const { segment, iconAt } of borders) {
      const [[x1, y1], [x2, y2]] = segment;
      const off =
        Math.abs((x2 - x1) * (iconAt[1] - y1) - (y2 - y1) * (iconAt[0] - x1)) / Math.hypot(x2 - x1, y2 - y1);
      expect(off).toBeLessThan(0.1);
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThan(2 * borderIconRadius);
    }
  },
);

/** Of a border's icon, in board units. */
const borderIconRadius = 2.2;

function contains(
  polygon: readonly (readonly [number, number])[],
  [x, y]: readonly [number, number],
): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] as readonly [number, number];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

test('EL-26.9 every frame that asks has a time-out, and taxes, election and reset ask nobody', () => {
  const asking: ElFrame['kind'][] = [
    'place',
    'programme',
    'chooseExit',
    'act',
    'secondHalf',
    'intimidationReply',
    'smearReply',
    'bid',
  ];
  for (const [kind, rule] of Object.entries(game.frames)) {
    const asks = 'asks' in rule || 'asksTogether' in rule;
    expect(asks).toBe(asking.includes(kind as ElFrame['kind']));
    if (asks) expect(rule).toHaveProperty('timeout');
  }
});
