import type { GameEvent, Language, NameOf, Seat } from '@manigance/core';
import type { AnyBoard } from '@manigance/ui/board-props.ts';
import { memo } from '@manigance/ui/memo.ts';
import { Token } from '@manigance/ui/seats.tsx';
import { useMemo, useRef, useState } from 'preact/hooks';
import { isPlayedFor, type PlayedFor } from '../match/played-for.ts';
import { isSeatNews, type SeatNews } from '../match/seat-news.ts';
import { takenBack } from '../match/taken-back.ts';
import { useWords } from '../text/index.ts';
import type { GameWords } from './game-words.ts';
import { RuleLink } from './rule-link.tsx';
import { useScrollToEnd } from './use-scroll-to-end.ts';

/** Lines drawn at first; a button shows the rest. */
const linesShown = 40;

/** The log of the match; every line links to its rule. */
export function Log({
  log,
  board,
  cites,
  text,
  language,
  names,
  onRule,
}: {
  readonly log: readonly GameEvent[];
  readonly board: AnyBoard;
  readonly cites: GameWords['cites'];
  readonly text: GameWords['text'];
  readonly language: Language;
  readonly names: NameOf;
  readonly onRule: (rule: string) => void;
}) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const first = all ? 0 : Math.max(0, log.length - linesShown);
  const repeated = useMemo(() => repeatedIn(log, board, language), [log, board, language]);
  useScrollToEnd(end, log.length);
  return (
    // A scrollable area must be reachable by keyboard.
    <div class="log" role="log" aria-label={words.table.log} tabIndex={0} ref={end}>
      {first > 0 && (
        <button type="button" class="btn quiet" onClick={() => setAll(true)}>
          {words.table.earlier}
        </button>
      )}
      <ol>
        {log
          .slice(first)
          .map(
            (event, at) =>
              !repeated.has(first + at) && (
                <Line
                  key={`${first + at}`}
                  event={event}
                  board={board}
                  cites={cites}
                  text={text}
                  language={language}
                  names={names}
                  onRule={onRule}
                />
              ),
          )}
      </ol>
    </div>
  );
}

/** Whether this line repeats a reminder under the same heading. */
function repeatedIn(log: readonly GameEvent[], board: AnyBoard, language: Language): ReadonlySet<number> {
  const repeated = new Set<number>();
  if (board.isReminder === undefined) return repeated;
  let said = new Set<string>();
  for (const [at, event] of log.entries()) {
    if (board.heading?.(event, language) !== undefined) said = new Set();
    if (!board.isReminder(event)) continue;
    const reminder = JSON.stringify(event);
    if (said.has(reminder)) repeated.add(at);
    said.add(reminder);
  }
  return repeated;
}

/** A line of the table itself, not an event of the game. */
function TakenBack({ event, names }: { readonly event: GameEvent; readonly names: NameOf }) {
  const words = useWords();
  const { seat } = event as unknown as { readonly seat: number };
  return (
    <li class="log-line">
      <Token seat={seat} />
      <p>{words.table.tookBack(nameUnlessReader(names, seat))}</p>
    </li>
  );
}

function SeatLine({ news: { type, of }, names }: { readonly news: SeatNews; readonly names: NameOf }) {
  const { table } = useWords();
  const say = type === 'table:bot-plays' ? table.botPlays : table.playsAgain;
  return (
    <li class="log-line">
      <Token seat={of} />
      <p>{say(nameUnlessReader(names, of))}</p>
    </li>
  );
}

/** What the clock or a standing answer has played for the reader. */
function PlayedLine({
  played: { by, move, view },
  text,
  names,
}: {
  readonly played: PlayedFor;
  readonly text: GameWords['text'];
  readonly names: NameOf;
}) {
  const { table } = useWords();
  return (
    <li class="log-line">
      <span class="no-token" />
      <p>{table.playedFor[by](text.move(move, view, names))}</p>
    </li>
  );
}

/** The name of a player, or nothing for the reader. */
function nameUnlessReader(names: NameOf, seat: Seat): string | undefined {
  return names.reader === seat ? undefined : names(seat);
}

interface LineProps {
  readonly event: GameEvent;
  readonly board: AnyBoard;
  readonly cites: GameWords['cites'];
  readonly text: GameWords['text'];
  readonly language: Language;
  readonly names: NameOf;
  readonly onRule: (rule: string) => void;
}

const Line = memo(function Line({ event, board, cites, text, language, names, onRule }: LineProps) {
  if (isSeatNews(event)) return <SeatLine news={event} names={names} />;
  if (isPlayedFor(event)) return <PlayedLine played={event} text={text} names={names} />;
  if (event.type === takenBack) return <TakenBack event={event} names={names} />;
  const rule = cites(event);
  const heading = board.heading?.(event, language);
  const { seat } = event as { readonly seat?: unknown };
  return (
    <>
      {heading !== undefined && <li class="log-heading">{heading}</li>}
      <li class="log-line">
        {typeof seat === 'number' ? <Token seat={seat} /> : <span class="no-token" />}
        <p>
          {text.event(event, names)} <RuleLink rule={rule} onRule={onRule} />
        </p>
      </li>
    </>
  );
});
