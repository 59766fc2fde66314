import type { Outcome, Reason, RuleId, Seat, Vocabulary } from './game.ts';

/** The languages every game has its texts in. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The name a text uses for the player on a seat. Log lines address the reader, where there is one, as "you". */
export interface NameOf {
  (seat: Seat): string;
  readonly reader?: Seat | undefined;
}

/** A subject and its verb in the third person, or "you" and the verb that goes with it. */
type Subject = (name: NameOf, seat: Seat, verb: string, yours: string) => string;

const subjectIn =
  (you: string): Subject =>
  (name, seat, verb, yours) =>
    name.reader === seat ? `${you} ${yours}` : `${name(seat)} ${verb}`;

/** "Alix plays"; to Alix herself, "You play". */
export const englishSubject = subjectIn('You');
/** « Alix joue » ; pour Alix elle-même, « Vous jouez ». */
export const frenchSubject = subjectIn('Vous');

/** "Alix", or "you" to Alix herself. */
export const englishObject = (name: NameOf, seat: Seat) => (name.reader === seat ? 'you' : name(seat));
/** « Alix », ou « vous » pour Alix elle-même. */
export const frenchObject = (name: NameOf, seat: Seat) => (name.reader === seat ? 'vous' : name(seat));
/** "Alix’s", or "your" to Alix herself. */
export const englishPossessive = (name: NameOf, seat: Seat) =>
  name.reader === seat ? 'your' : `${name(seat)}’s`;

/** The rule behind a question: one plain sentence for players, and the articles of the rule book it comes from. */
export interface RuleSummary {
  readonly sentence: string;
  readonly articles: readonly RuleId[];
}

/** All texts of a game in one language. Sentences are plain text; the table supplies the names of players. */
export interface GameText<W extends Vocabulary> {
  readonly title: string;
  /** The question: one line, verb first. */
  asked(kind: string, view: W['view'], name: NameOf): string;
  /** The rule behind a question, shown beside the board while it is asked. */
  rule?(kind: string, view: W['view']): RuleSummary | undefined;
  /** The label of a move's button. */
  move(move: W['move'], view: W['view'], name: NameOf): string;
  /** The log line of an event, for a viewer who sees this much of it. */
  event(event: W['event'], name: NameOf): string;
  why(why: Reason, name: NameOf): string;
  outcome(outcome: Outcome, name: NameOf): string;
}

/** The texts of a game in every language. */
export interface GameTexts<W extends Vocabulary> {
  readonly text: Readonly<Record<Language, GameText<W>>>;
  /** The rule that the log line of an event links to. */
  cites(event: W['event']): RuleId;
}
