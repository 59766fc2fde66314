import { type GameEvent, type Language, type NameOf, type Seat, seatOf } from '@manigance/core';
import type { AnyBoard } from '@manigance/ui/board-props.ts';
import { memo } from '@manigance/ui/memo.ts';
import { Token } from '@manigance/ui/seats.tsx';
import { Fragment } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { onlyMove } from '../match/only-moves.ts';
import { isPlayedFor, type PlayedFor } from '../match/played-for.ts';
import { isSeatNews, type SeatNews } from '../match/seat-news.ts';
import { takenBack } from '../match/taken-back.ts';
import { useWords } from '../text/index.ts';
import type { GameWords } from './game-words.ts';
import { GlyphButton } from './glyph-button.tsx';
import { Mentioned } from './mentioned.tsx';
import { RuleLink } from './rule-link.tsx';
import { useScrollToEnd } from './use-scroll-to-end.ts';

/** Lines drawn at first; a button shows the rest. */
const linesShown = 40;

interface LogProps extends Omit<LineProps, 'event' | 'hasRule'> {
  readonly log: readonly GameEvent[];
  readonly language: Language;
  /** Shows a turn again, by its index in the log; absent where there is no thread. */
  readonly onTurn: ((at: number) => void) | undefined;
}

/** The log of the match: a heading per turn, cards and places as links, and rules on request. */
export function Log({ log, language, onTurn, ...line }: LogProps) {
  const { board, names } = line;
  const words = useWords();
  const [all, setAll] = useState(false);
  const [hasRules, setRules] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const first = all ? 0 : Math.max(0, log.length - linesShown);
  const headings = useMemo(() => {
    const turns = board.following?.turns(log, language, names) ?? [];
    return new Map(turns.map(({ at, heading }) => [at, heading]));
  }, [log, board, language, names]);
  const repeated = useMemo(() => repeatedIn(log, board, headings), [log, board, headings]);
  useScrollToEnd(end, log.length);
  return (
    // A scrollable area must be reachable by keyboard.
    <div class="log" role="log" aria-label={words.table.log} tabIndex={0} ref={end}>
      <p class="log-tools">
        {first > 0 && (
          <button type="button" class="btn quiet" onClick={() => setAll(true)}>
            {words.table.earlier}
          </button>
        )}
        <button type="button" class="btn quiet" aria-pressed={hasRules} onClick={() => setRules(!hasRules)}>
          {words.table.showRules}
        </button>
      </p>
      <ol>
        {log.slice(first).map((event, index) => {
          const at = first + index;
          const heading = headings.get(at);
          return (
            <Fragment key={`${at}`}>
              {heading !== undefined && <Heading heading={heading} onShow={onTurn && (() => onTurn(at))} />}
              {!repeated.has(at) && <Line {...line} event={event} hasRule={hasRules} />}
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}

/** The heading of a turn, with the button that shows it again on the board. */
function Heading({
  heading,
  onShow,
}: {
  readonly heading: string;
  readonly onShow: (() => void) | undefined;
}) {
  const { thread } = useWords().table;
  return (
    <li class="log-heading">
      <h3>{heading}</h3>
      {onShow && <GlyphButton of="replay" label={thread.showTurn(heading)} onClick={onShow} />}
    </li>
  );
}

/** Whether this line repeats a reminder under the same heading. */
function repeatedIn(
  log: readonly GameEvent[],
  board: AnyBoard,
  headings: ReadonlyMap<number, string>,
): ReadonlySet<number> {
  const repeated = new Set<number>();
  if (board.isReminder === undefined) return repeated;
  let said = new Set<string>();
  for (const [at, event] of log.entries()) {
    if (headings.has(at)) said = new Set();
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
  const says = {
    'table:bot-plays': table.botPlays,
    'table:plays-again': table.playsAgain,
    'table:hinted': table.hinted,
  };
  const say = says[type];
  return (
    <li class="log-line">
      <Token seat={of} />
      <p>{say(nameUnlessReader(names, of))}</p>
    </li>
  );
}

/** The moves that the clock or a standing answer has played for the reader. */
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

/** Says that the page has answered by itself. */
function OnlyMoveLine() {
  const { table } = useWords();
  return (
    <li class="log-line is-mine">
      <span class="no-token" />
      <p>{table.onlyMove}</p>
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
  readonly names: NameOf;
  readonly hasRule: boolean;
  readonly onRule: (rule: string) => void;
  /** Shows a place on the board. */
  readonly onPlace: ((place: string) => void) | undefined;
}

const Line = memo(function Line({ event, board, cites, text, names, hasRule, onRule, onPlace }: LineProps) {
  if (isSeatNews(event)) return <SeatLine news={event} names={names} />;
  if (isPlayedFor(event)) return <PlayedLine played={event} text={text} names={names} />;
  if (event.type === onlyMove) return <OnlyMoveLine />;
  if (event.type === takenBack) return <TakenBack event={event} names={names} />;
  const seat = seatOf(event);
  return (
    <li class={`log-line ${seat !== undefined && seat === names.reader ? 'is-mine' : ''}`}>
      {seat === undefined ? <span class="no-token" /> : <Token seat={seat} />}
      <p>
        <Mentioned
          sentence={text.event(event, names)}
          events={[event]}
          text={text}
          hasCards={board.guide !== undefined}
          onPlace={board.following?.places && onPlace}
        />
        {hasRule && (
          <>
            {' '}
            <RuleLink rule={cites(event)} onRule={onRule} />
          </>
        )}
      </p>
    </li>
  );
});
