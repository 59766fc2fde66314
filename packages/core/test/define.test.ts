import { describe, expect, test } from 'vitest';
import {
  defineGame,
  hashOf,
  Match,
  newState,
  openGame,
  rollDie,
  type State,
  seedFromNumber,
  tell,
} from '../src/index.ts';
import { checkLaws, LawError } from '../testing/laws.ts';
import { smugglers } from '../testing/smugglers.ts';
import { wander } from './table.ts';

const table = { seats: 2, options: {}, seed: seedFromNumber(1) };

describe('an open game', () => {
  const game = dice({});

  test('shows every viewer the whole state, and nothing of chance', () => {
    const { state } = new Match(game, table);
    const view = { seats: 2, pending: [{ kind: 'roll', left: 3 }], rolls: [] };
    expect([game.view(state, 0), game.view(state, 'spectator')]).toEqual([view, view]);
  });

  test('views, copies and imagined states share nothing with the state', () => {
    const { state } = new Match(game, table);
    const view = game.view(state, 0);
    for (const other of [view, game.copy(state), game.imagine(view, state.rng)]) other.rolls.push(1);
    expect(state.rolls).toEqual([]);
    expect(game.imagine(view, [1, 2, 3, 4])).toMatchObject({
      rolls: [1],
      question: 0,
      answers: [],
      events: [],
    });
  });

  test('a copy has the same hash and no events', () => {
    const { state } = wander(game, table);
    const copy = game.copy(state);
    expect(state.events.length).toBeGreaterThan(0);
    expect([copy.events, hashOf(copy)]).toEqual([[], hashOf(state)]);
  });

  test('that rolls dice must declare a roll to be news', () => {
    const quiet = dice({});
    expect(() => checkLaws(quiet, table, { oneIn: 1, maxMoves: 9 })).toThrow(LawError);
    const honest = dice({ reveals: () => true });
    expect(checkLaws(honest, table, { oneIn: 1, maxMoves: 9 }).state.outcome).toBeDefined();
  });
});

interface Dice
  extends State<
    { readonly kind: 'roll'; readonly left: number },
    { readonly do: 'roll' },
    { readonly type: 'rolled'; readonly roll: number }
  > {
  readonly rolls: number[];
}

/** Three rolls; the last decides who wins. */
function dice(more: { readonly reveals?: () => boolean }) {
  return openGame<Dice>({
    id: 'dice',
    seats: { min: 2, max: 2 },
    setup: (seats, _options, rng) => newState(seats, rng, [{ kind: 'roll', left: 3 }], { rolls: [] }),
    frames: {
      roll: {
        asks: () => 0,
        options: (_state, _frame, _seat, list) => list.offer({ do: 'roll' }),
        resolve(draft, { left }, _move, _seat) {
          const roll = rollDie(draft, 6);
          draft.rolls.push(roll);
          tell(draft, { type: 'rolled', roll });
          if (left > 1) draft.pending.push({ kind: 'roll', left: left - 1 });
          else draft.outcome = { winners: [roll % 2], how: 'last' };
        },
      },
    },
    ...more,
  });
}

test('a game with hidden information may omit copy, faults, settings and version', () => {
  const { copy, faults, settings, rulesVersion, ...secrets } = smugglers;
  const game = defineGame({ ...secrets, settings });
  expect([
    game.rulesVersion,
    game.faults(new Match(game, { seats: 2, options: { nights: 1 }, seed: table.seed }).state),
  ]).toEqual([1, []]);
  const played = checkLaws(
    game,
    { seats: 3, options: { nights: 2 }, seed: table.seed },
    { oneIn: 1, maxMoves: 100 },
  );
  expect(played.state.outcome).toBeDefined();
});
