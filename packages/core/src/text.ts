import type { Outcome, Reason, RuleId, Seat, Vocabulary } from './game.ts';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** How a text calls the player on a seat. */
export type NameOf = (seat: Seat) => string;

/** Everything a game says in one language. Sentences are plain text; names of players come from the table. */
export interface GameText<W extends Vocabulary> {
  readonly title: string;
  /** What is asked: one line, verb first. */
  asked(kind: string, view: W['view'], name: NameOf): string;
  /** The answer as a button says it. */
  move(move: W['move'], view: W['view'], name: NameOf): string;
  /** What happened, as the log says it to someone who sees this much of the event. */
  event(event: W['event'], name: NameOf): string;
  why(why: Reason, name: NameOf): string;
  outcome(outcome: Outcome, name: NameOf): string;
}

/** A game with its words: what the command line, the server and the page are given. */
export interface GameTexts<W extends Vocabulary> {
  readonly text: Readonly<Record<Language, GameText<W>>>;
  /** The rule a log line links to. */
  cites(event: W['event']): RuleId;
}
