import type { Language, Outcome, Seat } from '@manigance/core';
import type { Catalog } from '@manigance/games';
import type { NoticeContent, NoticeKind } from '@manigance/protocol';
import { botNames } from '@manigance/protocol/bot-names';
import type { History, Table } from '@manigance/table';
import { type Audience, latest, type RecapTexts, recapOf } from './recap.ts';
import type { Wait } from './waits.ts';
import { noticeWords } from './words.ts';

/** A notice in words; each channel sends it in a form of its own. */
export interface Notice extends NoticeContent {
  /** The same each time this wait is told of. */
  readonly id: string;
  readonly language: Language;
  /** The first sentence: what waits. */
  readonly opening: string;
  /** The recap, line by line; `text` has it too. */
  readonly recap: readonly string[];
  /** Who is at the table. */
  readonly with: string;
}

/** Catalog and addresses for the texts of notices. */
export interface ComposeContext {
  readonly catalog: Catalog;
  /** Address at which people reach the page. */
  base(): string;
}

/** Characters of a recap. */
const longest = { mail: 1_500, push: 240, hook: 600 } as const;

/** The text of a notice about a wait at a table. */
export async function compose(
  history: History,
  {
    id,
    seat,
    kind,
    because,
    language,
    channel,
  }: {
    readonly id: string;
    readonly seat: Seat | undefined;
    readonly kind: NoticeKind;
    readonly because?: Wait['because'];
    readonly language: Language;
    readonly channel: keyof typeof longest;
  },
  context: ComposeContext,
): Promise<Notice> {
  const { table } = history;
  const words = noticeWords[language];
  const manifest = context.catalog.find(table.setup.game);
  const text = (await manifest?.text[language]())?.text;
  // A webhook may lead to a place that others read: it is told what spectators know.
  const audience: Audience = channel === 'hook' ? 'everyone' : 'seat';
  const texts = text && { text, language, nameOf: (of: Seat) => nameAt(table, of) };
  const told = texts === undefined || seat === undefined ? [] : linesOf(history, seat, audience, texts, kind);
  const recap = latest(told, longest[channel]);
  const others = othersAt(table, seat);
  const opening = because === undefined ? words.openings[kind] : words.because[because];
  return {
    id,
    kind,
    language,
    title: words.titles[kind](manifest?.title ?? table.setup.game),
    text: [opening, ...recap].join(channel === 'push' ? ' ' : '\n'),
    opening,
    recap,
    with: others.length === 0 ? '' : words.with(others),
    link: `${context.base()}/#/table/${table.id}`,
    table: table.id,
  };
}

function linesOf(
  history: History,
  seat: Seat,
  audience: Audience,
  texts: RecapTexts,
  kind: NoticeKind,
): readonly string[] {
  const lines = recapOf(history, seat, audience, texts);
  const outcome = kind === 'over' ? history.table.match?.state.outcome : undefined;
  return outcome === undefined ? lines : [...lines, outcomeLine(outcome, seat, audience, texts)];
}

function outcomeLine(outcome: Outcome, seat: Seat, audience: Audience, { text, nameOf }: RecapTexts): string {
  const reader = audience === 'seat' ? { reader: seat } : {};
  return text.outcome(
    outcome,
    Object.assign((of: Seat) => nameOf(of), reader),
  );
}

function nameAt({ seats }: Table, seat: Seat): string {
  return seats[seat]?.person?.name ?? botNames[seat] ?? '?';
}

/** Who is at the table beside this seat; a free seat is nobody's. */
function othersAt(table: Table, seat: Seat | undefined): readonly string[] {
  const { stage, seats } = table;
  return seats.flatMap(({ person, plan }, at) => {
    const isFree = person === undefined && plan.for === 'anyone' && stage === 'gathering';
    return at === seat || isFree ? [] : [nameAt(table, at)];
  });
}
