import { Match, type MatchRecord, readOptions, type Seat, show } from '@manigance/core';
import { keptAt, recordsOf } from '@manigance/web/test/positions.ts';
import { manifest } from '../../manifest.ts';
import { type AmEvent, type AmState, type AmVocabulary, game } from '../../rules/index.ts';

/** A question of a recorded match: the position, the seat that is asked and everything that seat has seen happen. */
export interface Moment {
  readonly state: AmState;
  readonly seat: Seat;
  readonly kind: string | undefined;
  readonly log: readonly AmEvent[];
}

type IsIt = (moment: Moment) => boolean;

/** The first question of the recorded matches of which this is true, as a browser would keep the match. */
export function momentAt(isIt: IsIt) {
  for (const record of recordsOf(manifest.id)) {
    const count = firstIn(record, isIt);
    if (count !== undefined) return keptAt(record, count, record.moves[count]?.seat ?? 0);
  }
  throw new Error('no such moment is recorded');
}

function firstIn(record: MatchRecord, isIt: IsIt): number | undefined {
  const { seats, seed, options } = record;
  const match = new Match<AmVocabulary>(game, { seats, options: readOptions(game, options), seed });
  const log: AmEvent[] = [];
  for (const [count, { seat, move }] of record.moves.entries()) {
    const { state } = match;
    if (isIt({ state, seat, kind: show(game, state, seat).asked?.kind, log })) return count;
    match.play(seat, move);
    log.push(...match.state.events);
  }
  return undefined;
}
