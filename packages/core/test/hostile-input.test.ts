import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Game,
  hashOf,
  legalMoves,
  pick,
  play,
  randomBelow,
  refusedMoves,
  rngFrom,
  seedFromNumber,
  type Vocabulary,
} from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { ticTacToe } from '../testing/tic-tac-toe.ts';
import { hostileSeats, hostileValues, spoilt } from './hostile-inputs.ts';
import { deepFreeze, wander } from './table.ts';

/** Frozen states of real matches: every write throws. */
function frozenStates<W extends Vocabulary>(
  game: Game<W>,
  setups: readonly { seats: number; options: W['options'] }[],
) {
  const states: W['state'][] = [];
  setups.forEach((setup, at) => {
    const end = wander(game, { ...setup, seed: seedFromNumber(at + 50) }, ({ state }) => states.push(state));
    states.push(end.state);
  });
  return deepFreeze(states);
}

const codes = ['malformed', 'no-seat', 'not-asked', 'stale', 'unknown', 'not-legal', 'over'];

/** Sends an arbitrary input. An accepted one must be a move that was offered. */
function send<W extends Vocabulary>(
  game: Game<W>,
  state: W['state'],
  seat: unknown,
  input: unknown,
  question?: number,
): string {
  const played = play(game, state, seat as number, input, { question });
  if (!played.ok) {
    if (!codes.includes(played.rejection.code)) throw new Error(`no such code: ${played.rejection.code}`);
    return played.rejection.code;
  }
  const offered = [...legalMoves(game, state, seat as number), { do: 'concede' }];
  expect(offered).toContainEqual(played.move);
  return 'accepted';
}

/** Sends `count` inputs to states of the game and counts each kind of answer. */
function bombard<W extends Vocabulary>(game: Game<W>, states: readonly W['state'][], count: number) {
  const rng = rngFrom(seedFromNumber(count));
  const answers: Record<string, number> = {};
  const hashes = states.map(hashOf);
  for (let sent = 0; sent < count; sent++) {
    const state = pick(rng, states);
    const seat = randomBelow(rng, 20) === 0 ? pick(rng, hostileSeats) : randomBelow(rng, state.seats);
    const refused = refusedMoves(game, state, seat as number).map(({ move }) => move);
    const known = [...legalMoves(game, state, seat as number), ...refused, { do: 'concede' }];
    const question = state.question + (randomBelow(rng, 20) === 0 ? 1 : 0);
    const answer = send(game, state, seat, spoilt(rng, pick(rng, known)), question);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  expect(states.map(hashOf)).toEqual(hashes);
  return answers;
}

const boards = frozenStates(ticTacToe, [
  { seats: 2, options: {} },
  { seats: 2, options: {} },
]);
const harbours = frozenStates(smugglers, [
  { seats: 2, options: { nights: 2 } },
  { seats: 3, options: { nights: 1 } },
  { seats: 4, options: { nights: 2 } },
]);

test('100,000 corrupted tic-tac-toe moves are answered without exception or state change', () => {
  const answers = bombard(ticTacToe, boards, 100_000);
  for (const code of codes) expect(answers[code]).toBeGreaterThan(100);
});

test('100,000 corrupted smugglers moves are answered without exception or state change', () => {
  const answers = bombard(smugglers, harbours, 100_000);
  for (const code of codes) expect(answers[code]).toBeGreaterThan(100);
});

test('every hostile value is answered in every state and from every seat', () => {
  for (const input of hostileValues) {
    for (const state of [...boards.slice(0, 5), ...boards.slice(-1)]) {
      for (const seat of [0, 1, ...hostileSeats]) send(ticTacToe, state, seat, input);
    }
    for (const state of harbours)
      for (let seat = 0; seat < state.seats; seat++) send(smugglers, state, seat, input);
  }
});

test('10,000 arbitrary values and 10,000 JSON values with field names of moves are answered', () => {
  const anything = fc.anything({
    withBigInt: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  });
  const keys = fc.constantFrom('do', 'cell', 'card', 'seat', 'dock', '__proto__', 'constructor');
  const leaves = fc.oneof(
    fc.constantFrom('draw', 'mark', 'stow', 'silk', 'land', 'north'),
    fc.double(),
    fc.nat(9),
  );
  const moveLike = fc.dictionary(keys, fc.oneof(leaves, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 4 });
  const hashes = [...boards, ...harbours].map(hashOf);
  let at = 0;
  for (const inputs of [anything, moveLike]) {
    const property = fc.property(inputs, (input) => {
      const [board, harbour] = [boards[at % boards.length], harbours[at % harbours.length]];
      if (board === undefined || harbour === undefined) throw new Error('no states');
      send(ticTacToe, board, at % 2, input);
      send(smugglers, harbour, at++ % harbour.seats, input);
    });
    fc.assert(property, { numRuns: 10_000, seed: 4 });
  }
  expect([...boards, ...harbours].map(hashOf)).toEqual(hashes);
});

test('hostile inputs leave every prototype unchanged', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, 'do')).toBeUndefined();
});
