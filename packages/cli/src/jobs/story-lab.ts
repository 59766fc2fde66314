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
import { botsOf } from '../games.ts';
import { matchSeed, saltFor } from '../seeds.ts';
import type { Job } from '../thread-work.ts';

export interface StoryLabSetting {
  readonly manifest: string;
  readonly seed: string;
  /** Iterations of the strongest level for a move. */
  readonly iterations: number;
}

/** Whether the story of a match names the mistake that was planted in it. */
export interface Planted {
  readonly match: number;
  /** What the planted move cost, as a share of a win; `undefined` where the match offered nothing so bad. */
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
/** Iterations of the look at every choice, of which so many are then weighed with the longer thought. */
const look = 200;
const looked = 5;
const longer = 2500;

/** Plays a top against a bottom bot, then again with one good move of the top bot swapped for a bad one, and tells its story. */
export const job: Job<StoryLabSetting, number, Planted> = async ({ manifest, seed, iterations }) => {
  const roster = await botsOf(await importManifest(manifest));
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
    const before = choicesIn(game, played(brain, setup, skills));
    const plant = worstOf(brain, levels, before, top);
    if (plant === undefined) return { match };
    const record = played(brain, setup, skills, plant);
    const started = process.cpuUsage().user;
    const { points } = storyOf(game, roster, record);
    const seconds = (process.cpuUsage().user - started) / 1e6;
    const isFound = points.some(({ kind, peak }) => kind === 'move' && peak === plant.number + 1);
    return { match, cost: plant.cost, move: plant.number + 1, isFound, seconds };
  };
};

interface Plant {
  readonly number: number;
  readonly seat: Seat;
  readonly move: Vocabulary['move'];
  readonly cost: number;
}

/** A whole match, with one move swapped. */
function played(
  brain: Brain<Vocabulary>,
  setup: MatchSetup<Vocabulary>,
  skills: (seat: Seat) => Skill,
  plant?: Plant,
): FinishedRecord {
  let moves = 0;
  const players = Array.from({ length: setup.seats }, (_, seat): Bot<Vocabulary> => {
    const player = new Player(brain, skills(seat));
    return {
      decide(shown, use) {
        const decision = player.decide(shown, use);
        return moves === plant?.number && seat === plant.seat ? { ...decision, move: plant.move } : decision;
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
  const skill = skillFor(levels, longer);
  const weighed = plants
    .filter(({ choice }) => weigh(brain, skill, choice).loss <= good)
    .map(({ choice, move }) => {
      const { number, seat } = choice;
      return { number, seat, move, cost: weigh(brain, skill, { ...choice, played: move }).loss };
    })
    .filter(({ cost }) => cost >= bad);
  return weighed.toSorted((one, other) => other.cost - one.cost)[0];
}

function levelAt(levels: readonly Level[], index: number): Level {
  const level = levels.at(index);
  if (level === undefined) throw new RangeError('the game has no levels');
  return level;
}
