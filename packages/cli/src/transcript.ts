import {
  type Game,
  type GameText,
  type MatchRecord,
  type NameOf,
  replay,
  type Viewer,
  type Vocabulary,
} from '@manigance/core';

/** One line of a match log, in one language. */
export interface Line {
  /** Number of the move, from 1; 0 for the set-up. */
  readonly move: number;
  readonly event: Vocabulary['event'];
  readonly text: string;
}

/** Texts, names and viewer of a transcript. */
export interface TranscriptOptions {
  readonly text: GameText<Vocabulary>;
  readonly name: NameOf;
  /** Only events this viewer sees; all events if absent. */
  readonly viewer?: Viewer | undefined;
}

/** The log of a recorded match, up to move `to`. */
export function transcriptOf(
  game: Game,
  record: MatchRecord,
  telling: TranscriptOptions,
  to: number,
): Line[] {
  const lines: Line[] = [];
  const { opening } = replay(game, record, {
    to,
    after: ({ state, moves }) => lines.push(...tell(game, state.events, moves.length, telling)),
  });
  return [...tell(game, opening, 0, telling), ...lines];
}

function tell(
  game: Game,
  events: readonly Vocabulary['event'][],
  move: number,
  { text, name, viewer }: TranscriptOptions,
): Line[] {
  return events
    .map((event) => (viewer === undefined ? event : game.witness(event, viewer)))
    .filter((event) => event !== undefined)
    .map((event) => ({ move, event, text: text.event(event, name) }));
}

/** Puts the number of each move before its first line. */
export function numbered(lines: readonly Line[]): string[] {
  const width = String(lines.at(-1)?.move ?? 0).length;
  return lines.map(({ move, text }, at) => {
    const first = move > 0 && lines[at - 1]?.move !== move;
    return `${(first ? String(move) : '').padStart(width)}  ${text}`;
  });
}
