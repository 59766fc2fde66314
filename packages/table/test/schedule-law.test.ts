import {
  type Game,
  legalMoves,
  rngFrom,
  type Seat,
  type State,
  seatsAsked,
  type Viewer,
} from '@manigance/core';
import { catalog } from '@manigance/games';
import { describe, expect, test } from 'vitest';
import { pause } from '../src/index.ts';
import {
  type Answerer,
  dealtAgain,
  runWindow,
  secretQuestions,
  type WindowRun,
  type WindowUse,
} from '../testing/index.ts';

/**
 * The law of non-interference for time: what a viewer is sent in a secret window, in which order and when, is the same in
 * every arrangement of what the viewer may not know, as long as nobody answers with anything but a pass.
 */
const loaded = await Promise.all(catalog.manifests.map(async ({ rules }) => (await rules()).game as Game));
const asksInSecret = ({ frames }: Game) =>
  Object.values(frames).some((rule) => 'asks' in rule && rule.asking === 'hidden');
const games = loaded.filter(asksInSecret);
const seed = (number: number) => number.toString(16).padStart(32, '0');

interface Pair {
  readonly viewer: Viewer;
  readonly states: readonly [State, State];
}

/** Secret questions with one arrangement in which the asked seat can only pass and one in which it holds an answer. */
function pairsOf(game: Game, count: number): Pair[] {
  const pairs: Pair[] = [];
  const rng = rngFrom(seed(17));
  for (let match = 1; pairs.length < count; match++)
    for (const state of secretQuestions(game, 2 + (match % 3), seed(match))) {
      const [asked] = seatsAsked(game, state);
      const others = Array.from({ length: state.seats }, (_, at): Seat => at).filter((one) => one !== asked);
      for (const viewer of [...others, 'spectator'] as Viewer[]) {
        const other = dealtAgain(game, state, viewer, rng);
        if (holds(game, state) !== holds(game, other)) pairs.push({ viewer, states: [state, other] });
      }
    }
  return pairs.slice(0, count);
}

function holds(game: Game, state: State): boolean {
  return legalMoves(game, state, seatsAsked(game, state)[0] ?? 0).length > 1;
}

/** The messages as far as they may be compared: of the one that closes the window, everything but its content. */
function schedule({ sent }: WindowRun): unknown {
  return sent.map(({ after, text }, at) => {
    if (at < sent.length - 1) return { after, text };
    const { type, step } = JSON.parse(text) as { type: string; step?: { number: number; at: number } };
    return { after, type, number: step?.number, at: step?.at };
  });
}

async function differences(game: Game, by: Answerer, more: Partial<WindowUse> = {}): Promise<number> {
  let differing = 0;
  for (const [at, { viewer, states }] of pairsOf(game, 24).entries()) {
    if (more.event === 'late visit' && viewer !== 'spectator') continue; // bots alone have no other visitor
    const use = { game, viewer, by, seed: seed(at), standing: [{ when: {}, answer: 'pass' }], ...more };
    const [one, other] = await Promise.all(states.map((state) => runWindow({ ...use, state })));
    expect(one?.sent.length).toBeGreaterThan(1);
    const [first, second] = [one, other].map((run) => JSON.stringify(run && schedule(run)));
    if (first !== second) differing++;
  }
  return differing;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(['bots', 'slow bots', 'standing answers', 'people', 'the clock'] as const)(
    'the schedule of a secret window tells nothing about hands: answered by %s',
    async (by) => {
      expect(await differences(game, by)).toBe(0);
    },
    60_000,
  );

  test.each([
    ['restart', 'bots'],
    ['restart', 'standing answers'],
    ['hand-over', 'the clock'],
    ['late visit', 'bots'],
    ['late visit', 'slow bots'],
  ] as const)('the schedule tells nothing after a %s either: answered by %s', async (event, by) => {
    expect(await differences(game, by, { event })).toBe(0);
  });

  const leaks: readonly (readonly [string, Answerer, WindowUse['leak']])[] = [
    [
      'a delay read from the hand',
      'standing answers',
      (state) => ({ answerDelay: () => 1_500 + 100 * optionsIn(game, state()) }),
    ],
    [
      'a bot that begins the later, the more it holds',
      'bots',
      (_room, time) => ({
        beforeBot: async ({ match }) => {
          await pause(time, 50 * optionsIn(game, match?.state));
        },
      }),
    ],
    ['bots that answer as soon as they can', 'bots', () => ({ answerDelay: () => 0 })],
    ['people who are answered as soon as they play', 'people', () => ({ answerDelay: () => 0 })],
  ];
  test.each(leaks)('the law finds %s', async (_name, by, leak) => {
    expect(await differences(game, by, { leak })).toBeGreaterThan(0);
  });
});

function optionsIn(game: Game, state: State | undefined): number {
  return state === undefined ? 0 : legalMoves(game, state, seatsAsked(game, state)[0] ?? 0).length;
}
