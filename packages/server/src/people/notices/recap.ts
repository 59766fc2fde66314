import type { Seat, Vocabulary } from '@manigance/core';
import {
  type GameEvent,
  type GameText,
  type Language,
  type NameOf,
  narrate,
  seatOf,
  whole,
} from '@manigance/core';
import type { Step } from '@manigance/protocol';
import type { History } from '@manigance/table';

/** Whom a recap is for: a person, who is told what their seat knows, or anybody, who is told what spectators know. */
export type Audience = 'seat' | 'everyone';

/** Texts and names of a recap. */
export interface RecapTexts {
  readonly text: GameText<Vocabulary>;
  readonly language: Language;
  nameOf(seat: Seat): string;
}

/** The events since the last move of a seat: a line for each player, the oldest first. */
export function recapOf(
  { steps }: Pick<History, 'steps'>,
  seat: Seat,
  audience: Audience,
  { text, language, nameOf }: RecapTexts,
): readonly string[] {
  const viewer = audience === 'seat' ? seat : steps.length - 1;
  const own = steps[viewer] ?? [];
  const isOwnMove =
    audience === 'seat' ? isMine : (step: Step) => eventsOf(step).some((event) => seatOf(event) === seat);
  const since = own.slice(own.findLastIndex(isOwnMove) + 1).flatMap(eventsOf);
  const names: NameOf = Object.assign((of: Seat) => nameOf(of), audience === 'seat' ? { reader: seat } : {});
  return bySeat(since).map((events) => whole(narrate(events, { text, names, language })));
}

/** A move that the person made themselves, not one that the clock or a standing answer made for them. */
function isMine({ mine }: Step): boolean {
  return mine?.by === 'person';
}

function eventsOf({ events }: Step): readonly GameEvent[] {
  return events.filter(({ type }) => !type.startsWith('table:'));
}

/** Events in a row that name the same seat, with those that name none. */
function bySeat(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const groups: GameEvent[][] = [];
  let seat: Seat | undefined;
  for (const event of events) {
    const own = seatOf(event);
    const last = groups.at(-1);
    if (last === undefined || (own !== undefined && own !== seat)) groups.push([event]);
    else last.push(event);
    seat = own ?? seat;
  }
  return groups;
}

/** The latest lines that fit, the oldest first; an ellipsis stands for those left out. */
export function latest(lines: readonly string[], most: number): readonly string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines.toReversed()) {
    length += line.length + 1;
    if (length > most) return [...(kept.length === 0 ? [`${line.slice(0, most)}…`] : ['…']), ...kept];
    kept.unshift(line);
  }
  return kept;
}
