import { type Bot, type Candidate, countingSkillOf, Player, playPositions } from '@manigance/bots';
import { reasoningBrain } from '@manigance/bots/hint';
import { leadOf, type Puzzle, puzzleOf, solveInSteps } from '@manigance/bots/puzzle';
import {
  type Game,
  Match,
  type MatchRecord,
  type MatchSetup,
  type Move,
  readOptions,
  readRecord,
  type Shown,
  sha256,
  show,
  type Vocabulary,
} from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import { judgesOf } from '../games.ts';
import { everyTable } from '../tables.ts';
import type { Job } from '../thread-work.ts';

/** Parameters of a search for puzzles. */
export interface PuzzlesSetting {
  readonly manifest: string;
  readonly seed: string;
  /** Iterations of the strongest level at the thought that finds a puzzle. */
  readonly thought: number;
}

/** A match to look through: recorded, or simulated with this number. */
export interface PuzzleSource {
  readonly id: string;
  readonly match: number;
  /** The record, as text. */
  readonly record?: string;
}

/** The puzzles of one match. */
export interface PuzzlesFound {
  readonly id: string;
  readonly puzzles: readonly Puzzle[];
}

/** Iterations of the players of the matches: quick, but not foolish. Their doubts are the first look at a position. */
const playing = 250;
/** Puzzles taken from one match, and about one kind of question. */
const mostPerMatch = 4;
const mostOfAKind = 2;
/** The longest thought, which checks a puzzle, in thoughts that find one. */
export const checkTimes = 10;
/** Lead at which a quick player's answer is worth a longer look. */
const leadAtPlay = 0.1;
/** Shares of the thought, and the lead that each must find. */
const looks = [
  { share: 0.1, lead: 0.12 },
  { share: 1, lead: 0.11 },
  { share: checkTimes, lead: 0.1 },
];

/** Finds the puzzles of one match. */
export const job: Job<PuzzlesSetting, PuzzleSource, PuzzlesFound> = async ({ manifest, seed, thought }) => {
  const roster = await judgesOf(await importManifest(manifest));
  const { brain, levels } = roster;
  const reasoning = await reasoningBrain(roster);
  const top = levels.at(-1);
  if (top === undefined) throw new RangeError(`${brain.game.id} has no levels`);
  const skill = countingSkillOf(top, levels, playing);
  const steps = looks.map(({ share, lead }) => ({ iterations: Math.round(thought * share), lead }));
  return ({ id, match, record }) => {
    const player = () => new Player(brain, skill);
    const setup = record === undefined ? everyTable(brain.game, seed, match) : readRecord(record);
    const questions =
      record === undefined
        ? simulated(brain.game, setup, player)
        : recorded(brain.game, readRecord(record), player);
    const puzzles: Puzzle[] = [];
    const ofKind = (kind: string | undefined) =>
      puzzles.filter(({ shown }) => shown.asked?.kind === kind).length;
    for (const { shown, seed: own, candidates } of questions) {
      const lead = leadOf(candidates);
      if (ofKind(shown.asked?.kind) >= mostOfAKind || lead === undefined || lead < leadAtPlay) continue;
      const solution = solveInSteps(brain, top, shown, { seed: own, looks: steps });
      if (solution === undefined) continue;
      const from = { id: `${id}-${shown.asked?.question ?? 0}`, seats: setup.seats, shown, seed: own };
      puzzles.push(puzzleOf(reasoning, from, solution));
      if (puzzles.length >= mostPerMatch) break;
    }
    return { id, puzzles };
  };
};

/** A question of a match, and what a quick player thinks of its options. */
interface Screened {
  readonly shown: Shown<Vocabulary>;
  readonly seed: string;
  readonly candidates: readonly Candidate<Move>[];
}

/** The questions of a match that quick players play. */
function* simulated(
  game: Game,
  setup: MatchSetup<Vocabulary>,
  player: () => Player<Vocabulary>,
): Generator<Screened> {
  let candidates: readonly Candidate<Move>[] = [];
  const bots = Array.from({ length: setup.seats }, (): Bot<Vocabulary> => {
    const own = player();
    return {
      decide(shown, use) {
        const decision = own.decide(shown, use);
        ({ candidates } = decision);
        return decision;
      },
    };
  });
  const positions = playPositions(game, setup, bots);
  for (let now = positions.next(); now.done !== true; ) {
    const { shown, seed } = now.value;
    now = positions.next(); // the question is answered
    yield { shown, seed, candidates };
  }
}

/** The questions of a recorded match. */
function* recorded(game: Game, record: MatchRecord, player: () => Player<Vocabulary>): Generator<Screened> {
  const match = new Match(game, { ...record, options: readOptions(game, record.options) });
  for (const [at, { seat, move }] of record.moves.entries()) {
    const shown = show(game, match.state, seat);
    const seed = sha256(`${record.seed}:${at}`).slice(0, 32);
    if ((shown.asked?.options.length ?? 0) > 1)
      yield { shown, seed, candidates: player().decide(shown, { seed }).candidates };
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(`move ${at + 1} of the record is refused`);
  }
}
