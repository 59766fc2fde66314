import {
  type Bot,
  type Brain,
  countingSkillOf,
  type Level,
  Player,
  playPositions,
  type Skill,
} from '@manigance/bots';
import { type Choice, choicesIn, skillFor, storyOf, weigh } from '@manigance/bots/story';
import {
  type FinishedRecord,
  type MatchSetup,
  readOptions,
  recordOf,
  type Seat,
  type Vocabulary,
} from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import { judgesOf } from '../games.ts';
import { matchSeed, saltFor } from '../seeds.ts';
import type { Job } from '../thread-work.ts';

/** Parameters of the matches with a planted mistake. */
export interface StoryLabSetting {
  readonly manifest: string;
  readonly seed: string;
  /** Iterations of the strongest level for a move. */
  readonly iterations: number;
}

/** Whether the story of a match names the mistake that was planted in it. */
export interface Planted {
  readonly match: number;
  /** Cost of the planted move, as a share of a win; `undefined` where the match offered nothing so bad. */
  readonly cost?: number;
  /** Its number, from 1. */
  readonly move?: number;
  readonly isFound?: boolean;
  /** Processor time of the story in seconds. */
  readonly seconds?: number;
}

/** Least that a mistake costs, and most that the move it replaces does. */
const bad = 0.15;
const good = 0.02;
/** Share of the match at its beginning and end in which nothing is planted. */
const margin = 0.1;
/** Iterations of the look at every choice, of which so many are then weighed: shortly, and with the longer thought where they seem bad. */
const look = 200;
const looked = 12;
const short = 500;
const longer = 2500;
/** Share of `bad` that the short thought has to find. */
const promising = 0.7;

/** Plays a top against a bottom bot, then again with one good move of the top bot swapped for a bad one, and tells its story. */
export const job: Job<StoryLabSetting, number, Planted> = async ({ manifest, seed, iterations }) => {
  const roster = await judgesOf(await importManifest(manifest));
  const { brain, levels } = roster;
  const { game } = brain;
  return (match) => {
    const seats = Math.max(2, game.seats.min);
    const setup = { seats, options: readOptions(game, {}), seed: matchSeed(seed, match) };
    const top: Seat = match % seats;
    // The bottom bot thinks as long as it always does.
    const strongest = levelAt(levels, -1);
    const skills = (seat: Seat) =>
      seat === top
        ? countingSkillOf(strongest, levels, iterations)
        : countingSkillOf(levelAt(levels, 0), levels, strongest.iterations);
    const before = played(brain, setup, skills);
    const plant = worstOf(brain, levels, choicesIn(game, before), top);
    if (plant === undefined) return { match };
    const record = played(brain, setup, skills, { ...plant, before });
    const started = process.cpuUsage().user;
    const { points } = storyOf(game, roster, record);
    const seconds = (process.cpuUsage().user - started) / 1e6;
    const isFound = points.some(({ kind, peak }) => kind === 'move' && peak === plant.number + 1);
    return { match, cost: plant.cost, move: plant.number + 1, isFound, seconds };
  };
};

interface Plant {
  readonly number: number;
  readonly move: Vocabulary['move'];
  readonly cost: number;
}

/** A whole match; with a plant, the moves of the match before up to it, the planted one, and on from there. */
function played(
  brain: Brain<Vocabulary>,
  setup: MatchSetup<Vocabulary>,
  skills: (seat: Seat) => Skill,
  plant?: Pick<Plant, 'number' | 'move'> & { readonly before: FinishedRecord },
): FinishedRecord {
  let moves = 0;
  const players = Array.from({ length: setup.seats }, (_, seat): Bot<Vocabulary> => {
    const player = new Player(brain, skills(seat));
    return {
      decide(shown, use) {
        const move = moves === plant?.number ? plant.move : plant?.before.moves[moves]?.move;
        const isGiven = plant !== undefined && moves <= plant.number && move !== undefined;
        return isGiven ? { move, candidates: [], iterations: 0 } : player.decide(shown, use);
      },
    };
  });
  const positions = playPositions(brain.game, setup, players);
  for (let next = positions.next(); ; next = positions.next()) {
    if (next.done === true) return recordOf(next.value, saltFor(setup.seed));
    moves = next.value.moves;
  }
}

/** The worst move this seat could have made instead of a good one, outside the margins of the match. */
function worstOf(
  brain: Brain<Vocabulary>,
  levels: readonly Level[],
  choices: readonly Choice<Vocabulary>[],
  top: Seat,
): Plant | undefined {
  const last = choices.at(-1)?.number ?? 0;
  // A curious search tries the bad moves as well.
  const curious = { ...skillFor(levels, look), curiosity: 2 };
  const plants = choices
    .filter(({ seat, number }) => seat === top && number >= margin * last && number <= (1 - margin) * last)
    .flatMap((choice) => {
      const { candidates } = new Player(brain, curious).decide(choice.shown, choice);
      const [best] = candidates;
      const [worst] = candidates.toSorted((one, other) => one.worth - other.worth);
      if (best === undefined || worst === undefined || best === worst) return [];
      return [{ choice, move: worst.move, gap: best.worth - worst.worth }];
    })
    .toSorted((one, other) => other.gap - one.gap)
    .slice(0, looked);
  const costOf = (iterations: number, { choice, move }: (typeof plants)[number]) =>
    weigh(brain, skillFor(levels, iterations), { ...choice, played: move }).loss;
  const weighed = plants
    .filter((plant) => costOf(short, plant) >= promising * bad)
    .filter(({ choice }) => weigh(brain, skillFor(levels, longer), choice).loss <= good)
    .map((plant) => ({ number: plant.choice.number, move: plant.move, cost: costOf(longer, plant) }))
    .filter(({ cost }) => cost >= bad);
  return weighed.toSorted((one, other) => other.cost - one.cost)[0];
}

function levelAt(levels: readonly Level[], index: number): Level {
  const level = levels.at(index);
  if (level === undefined) throw new RangeError('the game has no levels');
  return level;
}
