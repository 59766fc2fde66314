import type { Seat, Vocabulary } from './game.ts';
import { seatOf } from './mentions.ts';
import type { GameText, Language, NameOf } from './text.ts';
import { joinList } from './typography.ts';

/** The texts and names from which sentences about events are made. */
export interface Narrator<W extends Vocabulary = Vocabulary> {
  readonly text: Pick<GameText<W>, 'event' | 'opens' | 'mentions'>;
  readonly names: NameOf;
  readonly language: Language;
}

const you = { en: 'You', fr: 'Vous' } as const;
const and = { en: 'and', fr: 'et' } as const;
const colon = { en: ':', fr: '\u00a0:' } as const;

/** A log line cut into its subject and the rest. `clause` is absent where the line cannot follow another. */
interface Cut {
  readonly line: string;
  readonly seat: Seat | undefined;
  readonly clause?: string;
}

function cut<W extends Vocabulary>(event: W['event'], { text, names, language }: Narrator<W>): Cut {
  const line = text.event(event, names);
  const seat = seatOf(event);
  if (seat === undefined) return { line, seat };
  const subject = names.reader === seat ? you[language] : names(seat);
  if (!line.startsWith(`${subject} `) || !line.endsWith('.')) return { line, seat };
  const said = line.slice(subject.length + 1, -1);
  if (/\. /.test(said)) return { line, seat };
  return { line, seat, clause: inBrackets(said) };
}

/** "loses 3 votes: 32 left" inside a longer sentence: "loses 3 votes (32 left)". */
function inBrackets(said: string): string {
  const [, head, tail] = /^([^:]+?)\s*:\s+([^:()]+)$/u.exec(said) ?? [];
  return head === undefined ? said : `${head} (${tail})`;
}

/** The predicate of an event's log line, without full stop: "takes $3 from the bank". For a reader who is the subject, the whole line. */
export function clauseOf<W extends Vocabulary>(event: W['event'], narrator: Narrator<W>): string {
  const { line, seat, clause } = cut(event, narrator);
  const said = line.replace(/\.$/, '');
  if (seat === undefined || seat === narrator.names.reader) return said;
  const label = `${narrator.names(seat)}${colon[narrator.language]} `;
  return clause ?? (said.startsWith(label) ? said.slice(label.length) : said);
}

/** A sentence about several events: the part that opens it, and the rest. */
export interface Narration {
  readonly lead: string;
  readonly rest: string;
}

/**
 * The events in as few sentences as their subjects allow: "Alix plays Hex: takes $3 from the bank and draws a card." Made
 * from the log lines alone, so it tells no more than the log.
 */
export function narrate<W extends Vocabulary>(
  events: readonly W['event'][],
  narrator: Narrator<W>,
): Narration {
  const sentences: Sentence[] = [];
  for (const event of events) {
    const part = cut(event, narrator);
    const last = sentences.at(-1);
    const follows = last?.seat === part.seat && last?.isOpen === true && part.clause !== undefined;
    if (follows) last.clauses.push(part.clause as string);
    else sentences.push(sentenceOf(part, narrator.text.opens?.(event) === true, narrator));
  }
  const [first, ...others] = sentences.map((sentence) => written(sentence, narrator.language));
  if (first === undefined) return { lead: '', rest: '' };
  return { lead: first.lead, rest: [first.rest, ...others.map(whole)].filter(Boolean).join(' ') };
}

/** A narration as one text. */
export function whole({ lead, rest }: Narration): string {
  return rest === '' ? lead : `${lead} ${rest}`;
}

interface Sentence {
  readonly seat: Seat | undefined;
  readonly line: string;
  /** The line as it stands before further clauses. */
  readonly head: string;
  readonly isOpen: boolean;
  readonly opens: boolean;
  readonly clauses: string[];
}

function sentenceOf<W extends Vocabulary>(
  { line, seat, clause }: Cut,
  opens: boolean,
  { names, language }: Narrator<W>,
): Sentence {
  const subject = seat === undefined || names.reader === seat ? you[language] : names(seat);
  const head = clause === undefined ? line : `${subject} ${clause}`;
  return { seat, line, head, isOpen: clause !== undefined, opens, clauses: [] };
}

function written({ line, head, opens, clauses }: Sentence, language: Language): Narration {
  if (clauses.length === 0) return { lead: line, rest: '' };
  if (opens) return { lead: `${head}${colon[language]}`, rest: `${joinList(clauses, and[language])}.` };
  return { lead: `${joinList([head, ...clauses], and[language])}.`, rest: '' };
}
