import type { GameEvent, Language, NameOf, Seat, Viewer, Vocabulary } from '@manigance/core';
import { seatOf } from '@manigance/core';

/** The beginning of a turn in the log. */
export interface Turn {
  /** Index in the log of its first event. */
  readonly at: number;
  /** "Turn 33 · You" */
  readonly heading: string;
  /** Whose turn it is; absent where all play in it. */
  readonly seat?: Seat;
}

/** How the moves of the others are followed. Everything here is made from events the viewer has witnessed. */
export interface Following<W extends Vocabulary = Vocabulary> {
  /** The turns of a log, oldest first. */
  readonly turns: (log: readonly W['event'][], language: Language, names: NameOf) => readonly Turn[];
  /** The places on the board where an event happened, by the ids the board draws marks at. */
  readonly places?: (event: W['event']) => readonly string[];
  /** The places on the board that a move names, by the same ids. */
  readonly placesOf?: (move: W['move']) => readonly string[];
  /** How much an event matters; 1 is the default. Below 1 no recap tells it, only the turn itself; at 0 neither does. */
  readonly weight?: (event: W['event']) => number;
}

/** The events of a step, as indices in the log. */
interface StepRange {
  readonly from: number;
  readonly to: number;
  readonly isMine: boolean;
}

/** A number on the thread and on the board: one step of a turn, or everything an opponent has done. */
export interface Chapter {
  readonly number: number;
  readonly seat: Seat | undefined;
  /** The events, step by step, without those of no weight. */
  readonly steps: readonly (readonly GameEvent[])[];
}

/** The chapters of the present turn, or of everything since my last one. */
export interface Thread {
  /** `recap`: since my last turn, one chapter per opponent. `turn`: the current turn, one chapter per step. */
  readonly kind: 'recap' | 'turn';
  readonly turn: Turn | undefined;
  readonly chapters: readonly Chapter[];
  /** The chapters whose numbers lie on the board. */
  readonly marked: readonly Chapter[];
}

/** A number on the board; without a number, a place that the viewer has asked to see. */
export interface BoardMark {
  readonly place: string;
  readonly number?: number;
  readonly seat?: Seat | undefined;
  /** The chapter that is being shown. */
  readonly isNow: boolean;
  /** In place of a number, in a lesson. `cross`: an answer here was wrong. `lit`: the lesson speaks of this place. */
  readonly sign?: 'cross' | 'lit';
}

/** The log and the turns of a match, for making its thread. */
export interface Followed {
  readonly log: readonly GameEvent[];
  /** Steps that stand, in the order of the log. */
  readonly steps: readonly StepRange[];
  readonly turns: readonly Turn[];
  readonly viewer: Viewer;
  /** Whether the viewer is asked and has not answered. */
  readonly isAsked: boolean;
}

type Weigh = (event: GameEvent) => number;

/** The thread at this point of the match. */
export function threadOf(all: Followed, weigh: Weigh = () => 1): Thread {
  const followed = { ...all, turns: standing(all) };
  const { turns, viewer, isAsked } = followed;
  const turn = turns.at(-1);
  const now = turns.length - 1;
  const parts = partsOf(followed, weigh);
  const current = parts.filter((part) => part.turn === now);
  const inTurn = (own: readonly Part[], marked?: readonly Chapter[]): Thread => {
    const chapters = bySteps(own);
    return { kind: 'turn', turn, chapters, marked: marked ?? chapters };
  };
  if (viewer === 'spectator') return inTurn(current);
  const ownTurn = ({ turn: at }: Part) => (turns[at]?.seat ?? viewer) === viewer;
  const sinceMine = (upTo: readonly Part[]) =>
    upTo.slice(upTo.findLastIndex((part) => part.isMine && ownTurn(part)) + 1);
  if (turn?.seat === undefined) {
    const since = sinceMine(parts);
    if (!isAsked) return inTurn(since.filter((part) => part.turn === now));
    return recapOr(inTurn(current), byOpponents(since, turns, viewer, weigh));
  }
  if (turn.seat !== viewer) return inTurn(current);
  const recap = byOpponents(sinceMine(parts.filter((part) => part.turn < now)), turns, viewer, weigh);
  const hasMoved = current.some(({ isMine }) => isMine);
  return hasMoved ? inTurn(current, recap) : recapOr(inTurn(current), recap);
}

function recapOr(thread: Thread, chapters: readonly Chapter[]): Thread {
  return chapters.length === 0 ? thread : { ...thread, kind: 'recap', chapters, marked: chapters };
}

/** The turns whose first event has not been taken back. */
function standing({ turns, steps }: Followed): Turn[] {
  let step = 0;
  return turns.filter(({ at }) => {
    while (step < steps.length && (steps[step]?.to ?? 0) <= at) step++;
    return (steps[step]?.from ?? Number.POSITIVE_INFINITY) <= at;
  });
}

/** A step, or the part of it that belongs to one turn; -1 before the first turn. */
interface Part {
  readonly turn: number;
  readonly isMine: boolean;
  readonly events: readonly GameEvent[];
}

function partsOf({ log, steps, turns }: Followed, weigh: Weigh): Part[] {
  const parts: Part[] = [];
  let turn = -1;
  for (const { from, to, isMine } of steps) {
    let begin = from;
    for (;;) {
      const next = turns[turn + 1]?.at ?? Number.POSITIVE_INFINITY;
      const end = Math.min(to, next);
      if (end > begin || begin === to)
        parts.push({ turn, isMine, events: told(log.slice(begin, end), weigh) });
      if (next >= to) break;
      begin = Math.max(begin, next);
      turn++;
    }
  }
  return parts;
}

function told(events: readonly GameEvent[], weigh: Weigh): GameEvent[] {
  return events.filter((event) => !event.type.startsWith('table:') && weigh(event) > 0);
}

function bySteps(parts: readonly Part[]): Chapter[] {
  return parts
    .filter(({ events }) => events.length > 0)
    .map(({ events }, at) => ({ number: at + 1, seat: firstSeat(events), steps: [events] }));
}

function firstSeat(events: readonly GameEvent[]): Seat | undefined {
  return events.map(seatOf).find((seat) => seat !== undefined);
}

/** One chapter for each opponent: their turns, and elsewhere the events that name their seat. */
function byOpponents(
  parts: readonly Part[],
  turns: readonly Turn[],
  viewer: Viewer,
  weigh: Weigh,
): Chapter[] {
  const chapters = new Map<Seat, { seat: Seat; steps: (readonly GameEvent[])[] }>();
  for (const { events: all, turn } of parts) {
    const events = all.filter((event) => weigh(event) >= 1);
    const seats = events.map((event) => turns[turn]?.seat ?? seatOf(event));
    for (const seat of new Set(seats)) {
      if (seat === undefined || seat === viewer) continue;
      const chapter = chapters.get(seat) ?? { seat, steps: [] };
      chapter.steps.push(events.filter((_, at) => seats[at] === seat));
      chapters.set(seat, chapter);
    }
  }
  return numbered([...chapters.values()]);
}

/** The steps of one turn, as chapters. */
export function turnChapters(followed: Followed, at: number, weigh: Weigh = () => 1): readonly Chapter[] {
  const turns = standing(followed);
  const turn = turns.findIndex((one) => one.at === at);
  return bySteps(partsOf({ ...followed, turns }, weigh).filter((part) => part.turn === turn));
}

function numbered(chapters: readonly Omit<Chapter, 'number'>[]): Chapter[] {
  return chapters.map((chapter, at) => ({ number: at + 1, ...chapter }));
}

/** The event of a chapter that matters most; of equals the last. */
export function mainEvent({ steps }: Pick<Chapter, 'steps'>, weigh: Weigh = () => 1): GameEvent | undefined {
  let main: GameEvent | undefined;
  for (const event of steps.flat()) if (main === undefined || weigh(event) >= weigh(main)) main = event;
  return main;
}

/** The numbers to draw on the board, each place once per number. */
export function marksOf(
  chapters: readonly Chapter[],
  places: Following['places'],
  now?: number,
): readonly BoardMark[] {
  if (places === undefined) return [];
  return chapters.flatMap(({ number, seat, steps }) =>
    [...new Set(steps.flat().flatMap((event) => places(event)))].map((place) => ({
      place,
      number,
      seat,
      isNow: number === now,
    })),
  );
}
