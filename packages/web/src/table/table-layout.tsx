import type { GameManifest } from '@manigance/games';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Drafts } from '@manigance/ui/draft.ts';
import { drawLater } from '@manigance/ui/draw-later.tsx';
import { memo } from '@manigance/ui/memo.ts';
import { Seats, seatLooks } from '@manigance/ui/seats.tsx';
import { useMedia, wideScreen } from '@manigance/ui/use-media.ts';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../routes.ts';
import { useSound } from '../sound.ts';
import { useWords } from '../text/index.ts';
import { useChoosing, useLatestDraft } from './choosing.ts';
import type { GameWords } from './game-words.ts';
import { LinkLine } from './link-line.tsx';
import { OptionList } from './option-list.tsx';
import { Prompt } from './prompt.tsx';
import { SeatPlates } from './seat-plates.tsx';
import { SidePanel, SideSheet, type SideView } from './side-panel.tsx';
import { standsAt } from './standing/index.ts';
import { type OpenSheet, TableSheets } from './table-sheets.tsx';
import type { TableSlots } from './table-slots.ts';
import { type Notice, Toast } from './toast.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';
import { useBoardProps } from './use-board-props.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { type Position, useChatAndLink, useUnread } from './use-match.ts';
import { useNoEntryMotion } from './use-no-entry-motion.ts';

/** The facts of a game that its table needs beside board and texts. */
type TableCard = Pick<GameManifest, 'title' | 'rulePrefix' | 'colours' | 'shapes'>;

/** A game as its table needs it, in one language. */
export interface LoadedGame {
  readonly card: TableCard;
  readonly board: AnyBoard;
  readonly words: GameWords;
}

export interface TableLayoutProps extends LoadedGame, TableSlots {
  readonly position: Position;
}

/** Top bar, prompt, plates, board, tray, side panel and sheets of a table. */
export function TableLayout({ card, position, board, words: gameWords, ...slots }: TableLayoutProps) {
  const { client, Line } = slots;
  const { shown, seated } = position;
  const words = useWords();
  const wide = useMedia(wideScreen);
  const [side, setSide] = useState<SideView>({ open: false, tab: 'log', rule: undefined });
  /** The question whose answers are listed; a new question closes the list. */
  const [listed, setListed] = useState<number | undefined>(undefined);
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const [sheet, setSheet] = useState<OpenSheet>(undefined);
  const [isEndSeen, setEndSeen] = useState(false);
  const { link, isUnstored } = useChatAndLink(client);
  const unread = useUnread(client, side.tab === 'chat' && (wide || side.open));
  useSound(shown);
  const { pending, sent, choose, confirm, drop } = useChoosing(client, position, gameWords, setNotice);
  const openRule = useCallback((rule: string) => setSide({ open: true, tab: 'rules', rule }), []);
  const props = useBoardProps(client, position, gameWords, { choose, openRule, notify: setNotice });
  const looks = useMemo(() => looksOf(card, seated), [card, seated]);
  const takeBack = async () => {
    if (!(await client.takeBack())) setNotice({ text: words.table.nothingToTakeBack });
  };
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  useNoEntryMotion(root);
  const draft = useLatestDraft(shown.asked?.question);
  const sideProps = {
    client,
    position,
    board,
    cites: gameWords.cites,
    props,
    unread,
    view: side,
    onView: setSide,
  };
  return (
    <Seats.Provider value={looks}>
      <Drafts latest={draft} question={shown.asked?.question}>
        <div ref={root} class={`table ${shown.asked ? 'is-asked' : 'is-waiting'}`}>
          <a class="skip" href="#asked" onClick={focusPrompt}>
            {words.skip}
          </a>
          <div class="table-top">
            <TopBar
              title={card.title}
              board={board}
              props={props}
              wide={wide}
              spectators={position.spectators}
              unread={unread}
              onSide={() => setSide({ ...side, open: true })}
              onMenu={() => setSheet('menu')}
            />
            <LinkLine link={link} isUnstored={isUnstored} />
          </div>
          {Line ? (
            <Line props={props} />
          ) : (
            <Prompt
              board={board}
              props={props}
              position={position}
              pending={pending}
              sent={sent}
              onConfirm={confirm}
              onDrop={drop}
              onList={() => setListed(shown.asked?.question)}
              onTakeBack={() => void takeBack()}
              onEnd={() => setEndSeen(false)}
              onRematch={position.stopped === 'abandoned' ? slots.onRematch : undefined}
              rematchWords={slots.rematchWords}
              replayHref={
                position.stopped === 'abandoned' && client.replayed
                  ? hrefOf({ at: 'replay', of: client.replayed })
                  : undefined
              }
              onStanding={standsAt(client, board, shown.asked?.kind) ? () => setSheet('standing') : undefined}
            >
              {slots.notices?.(props)}
            </Prompt>
          )}
          <LaterPlates
            board={board}
            game={client.game}
            props={props}
            seated={seated}
            clocks={position.clocks}
            link={link}
          />
          <main class="board-area" aria-label={words.table.board}>
            <h2 class="vh">{words.table.board}</h2>
            <BoardArea Board={board.Board} props={props} />
          </main>
          <LaterTray board={board} props={props} />
          {wide ? <LaterSidePanel {...sideProps} /> : side.open && <SideSheet {...sideProps} />}
          {listed !== undefined && listed === shown.asked?.question && (
            <OptionList props={props} onClose={() => setListed(undefined)} />
          )}
          <Toast notice={notice} onDone={() => setNotice(undefined)} onRule={openRule} />
          <TableSheets
            slots={slots}
            board={board}
            props={props}
            open={sheet}
            onOpen={setSheet}
            isEndSeen={isEndSeen}
            onEndSeen={() => setEndSeen(true)}
          />
        </div>
      </Drafts>
    </Seats.Provider>
  );
}

function looksOf(card: TableCard, seated: Position['seated']) {
  return seatLooks(card, seated);
}

/** Redraws when the position changes, not when a sheet opens over it. */
const BoardArea = memo(function BoardArea({
  Board,
  props,
}: {
  readonly Board: AnyBoard['Board'];
  readonly props: BoardProps;
}) {
  return <Board {...props} />;
});
const LaterPlates = drawLater(SeatPlates);
const LaterTray = drawLater(Tray);
const LaterSidePanel = drawLater(SidePanel);

function focusPrompt(event: Event): void {
  event.preventDefault();
  document.getElementById('asked')?.focus();
}
