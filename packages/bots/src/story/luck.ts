import {
  type Answer,
  type Game,
  imagine,
  play,
  rngFrom,
  type Seat,
  seedFromNumber,
  show,
  type Vocabulary,
} from '@manigance/core';
import { type Chances, chancesIn, type Judge } from './chances.ts';

/** Arrangements of the hidden information over which a move is averaged. */
const arrangements = 16;

/** A move of a match: the position before it, its seat and its change of each seat's chance. */
export interface JudgedMove<W extends Vocabulary> {
  readonly before: W['state'];
  readonly answer: Answer<W['move']>;
  readonly change: Chances;
  /** Number of the move, from which the arrangements are drawn. */
  readonly number: number;
}

/**
 * The part of a change that the player could not foresee: dice, drawn cards and hidden hands. It is the change less the
 * average change of the same move over the states the player thought possible. The same record gives the same luck.
 */
export function luckOf<W extends Vocabulary>(
  game: Game<W>,
  judge: Judge<W>,
  { before, answer: { seat, move }, change, number }: JudgedMove<W>,
): Chances {
  const shown = show(game, before, seat);
  if (shown.asked === undefined) return change.map(() => 0);
  const rng = rngFrom(seedFromNumber(number));
  const foreseen = change.map(() => 0);
  let counted = 0;
  for (let draw = 0; draw < arrangements; draw++) {
    const imagined = imagine(game, shown, rng);
    const changes = changeOf(game, judge, imagined, seat, move);
    if (changes === undefined) continue;
    counted++;
    for (const [at, one] of changes.entries()) foreseen[at] = (foreseen[at] ?? 0) + one;
  }
  return counted === 0
    ? change.map(() => 0)
    : change.map((one, at) => one - (foreseen[at] as number) / counted);
}

/** The change of a move in an imagined state; `undefined` where it cannot be played. */
function changeOf<W extends Vocabulary>(
  game: Game<W>,
  judge: Judge<W>,
  state: W['state'],
  seat: Seat,
  move: W['move'],
): Chances | undefined {
  const before = chancesIn(judge, state);
  const played = play(game, state, seat, move);
  if (!played.ok) return undefined;
  return chancesIn(judge, played.state).map((chance, at) => chance - (before[at] as number));
}
