import type { Outcome, Reason, RuleId, Seat, Viewer, Vocabulary } from './game.ts';

/** The languages every game has its texts in. */
export const languages = ['en', 'fr'] as const;
/** A language of the program. */
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

/** The rule behind a question, from its sentence and its articles; `undefined` for frames that ask nobody. */
export function ruleSummary<Kind extends string>(
  sentences: Readonly<Record<Kind, string>>,
  articles: Readonly<Record<Kind, readonly RuleId[]>>,
  kind: string,
): RuleSummary | undefined {
  const isAsked = (known: string): known is Kind => Object.hasOwn(sentences, known);
  return isAsked(kind) ? { sentence: sentences[kind], articles: articles[kind] } : undefined;
}

/** The goal of a viewer, always in sight at the table. */
export interface Goal {
  /** "Your secret goal: control 4 areas", without the figures of `progress` and `beside`. */
  readonly text: string;
  /** The same for a phone, in at most 34 characters: "Goal: control 4 areas". */
  readonly short: string;
  /** Present if the way to the goal is counted: drawn as a meter and "3 of 4". */
  readonly progress?: { readonly reached: number; readonly needed: number };
  /** A figure in place of the meter, such as the score to beat. At most 16 characters. */
  readonly beside?: string;
  /** Whether only this viewer knows it. */
  readonly isSecret?: boolean;
}

/** A thing that a log line names and that can be looked at. */
export interface Mention {
  /** A card, by the id its large preview has, or a place on the board, by the id its marks have. */
  readonly kind: 'card' | 'place';
  readonly id: string;
  /** The forms in which a sentence may have its name, the likeliest first. */
  readonly words: readonly string[];
}

/** All texts of a game in one language. Sentences are plain text; the table supplies the names of players. */
export interface GameText<W extends Vocabulary> {
  readonly title: string;
  /** The question: one line, verb first. */
  asked(kind: string, view: W['view'], name: NameOf): string;
  /** The rule behind a question, shown beside the board while it is asked. */
  rule?(kind: string, view: W['view']): RuleSummary | undefined;
  /** The viewer's goal, made from the view alone; for a spectator the public aim. */
  goal?(view: W['view'], viewer: Viewer): Goal | undefined;
  /** The label of a move's button. */
  move(move: W['move'], view: W['view'], name: NameOf): string;
  /** The log line of an event, for a viewer who sees this much of it. */
  event(event: W['event'], name: NameOf): string;
  /** Whether what follows comes of this event, such as a card played: "Alix plays Hex: takes $3". */
  opens?(event: W['event']): boolean;
  /** The cards and places that the log line of an event names. */
  mentions?(event: W['event']): readonly Mention[];
  why(why: Reason, name: NameOf): string;
  outcome(outcome: Outcome, name: NameOf): string;
}

/** The texts of a game in every language. */
export interface GameTexts<W extends Vocabulary> {
  readonly text: Readonly<Record<Language, GameText<W>>>;
  /** The rule that the log line of an event links to. */
  cites(event: W['event']): RuleId;
}
