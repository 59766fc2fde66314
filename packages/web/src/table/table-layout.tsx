import type { GameManifest } from '@manigance/games';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Drafts } from '@manigance/ui/draft.ts';
import { drawLater } from '@manigance/ui/draw-later.tsx';
import { lazy } from '@manigance/ui/lazy.tsx';
import { memo } from '@manigance/ui/memo.ts';
import { Previews } from '@manigance/ui/preview/previews.tsx';
import { Seats, seatLooks } from '@manigance/ui/seats.tsx';
import { roomyScreen, sidewaysScreen, useMedia, wideScreen } from '@manigance/ui/use-media.ts';
import { useMotion } from '@manigance/ui/use-motion.ts';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../routes.ts';
import { inShort } from '../rules/book.ts';
import { useSound } from '../sound/use-sound.ts';
import { useWords } from '../text/index.ts';
import { useChoosing, useLatestDraft } from './choosing.ts';
import { CurrentRule } from './current-rule.tsx';
import type { GameWords } from './game-words.ts';
import { GoalLine } from './goal-line.tsx';
import { useKeptHint } from './hint/use-kept-hint.ts';
import { LinkLine } from './link-line.tsx';
import { Prompt } from './prompt.tsx';
import { SeatPlates } from './seat-plates.tsx';
import { SidePanel, SideSheet, type SideView } from './side-panel.tsx';
import { useStage } from './stage/use-stage.ts';
import { standsAt } from './standing/index.ts';
import { commonSheets, mayAskHint, type OpenSheet, TableSheets } from './table-sheets.tsx';
import type { TableSlots } from './table-slots.ts';
import { useSeenAgain } from './thread/use-seen-again.ts';
import { useThread } from './thread/use-thread.ts';
import { type Notice, Toast } from './toast.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';
import { useBoardProps, useNames } from './use-board-props.ts';
import { useFetchLater } from './use-fetch-later.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { type Pacing, type Position, useChatAndLink, useUnread } from './use-match.ts';
import { useNoEntryMotion } from './use-no-entry-motion.ts';
import { useOnlyMove } from './use-only-move.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTakeBack } from './use-take-back.ts';

/** The facts of a game that its table needs beside board and texts. */
type TableCard = Pick<GameManifest, 'title' | 'rulePrefix' | 'colours' | 'shapes'>;

/** A game as its table needs it, in one language. */
export interface LoadedGame {
  readonly card: TableCard;
  readonly board: AnyBoard;
  readonly words: GameWords;
}

/** Props of a table. */
export interface TableLayoutProps extends LoadedGame, TableSlots {
  readonly position: Position;
  readonly pacing: Pacing;
}

const OptionList = lazy(async () => (await import('./option-list.tsx')).OptionList);
const partsForLater = [OptionList, ...commonSheets];

/** Top bar, prompt, plates, board, tray, side panel and sheets of a table. */
export function TableLayout({ card, position, pacing, board, words: gameWords, ...slots }: TableLayoutProps) {
  const { client, Line, Bar } = slots;
  const { shown, seated } = position;
  const words = useWords();
  const wide = useMedia(wideScreen);
  const roomy = useMedia(roomyScreen);
  const isGoalInBar = useMedia(sidewaysScreen) || wide;
  const [side, setSide] = useState<SideView>({ open: false, tab: 'log', rule: undefined });
  /** The question whose answers are listed; a new question closes the list. */
  const [listed, setListed] = useState<number | undefined>(undefined);
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const [sheet, setSheet] = useState<OpenSheet>(undefined);
  const [isEndSeen, setEndSeen] = useState(false);
  const { link, isUnstored } = useChatAndLink(client);
  const unread = useUnread(client, side.tab === 'chat' && (wide || side.open));
  const { pending, sent, choose, confirm, drop } = useChoosing(client, position, gameWords, setNotice);
  const openRule = useCallback((rule: string) => setSide({ open: true, tab: 'rules', rule }), []);
  const names = useNames(seated);
  const { text, language } = gameWords;
  const narrator = useMemo(() => ({ text, names, language }), [text, names, language]);
  const motion = useMotion();
  const past = slots.Line ? undefined : client.past?.bind(client);
  const followings = useThread(position, board, narrator, { motion, past });
  const hint = useKeptHint(shown.asked?.question, board, slots.marks ?? followings.marks);
  useOnlyMove(client, position);
  const actions = { choose, openRule, notify: setNotice };
  const props = useBoardProps(client, position, gameWords, actions, { names, ...hint });
  const boardProps = useSeenAgain(props, followings.scene, position.steps);
  const goal = useMemo(
    () => gameWords.text.goal?.(shown.view, shown.viewer),
    [gameWords, shown.view, shown.viewer],
  );
  const goalSheet = shown.viewer !== 'spectator' && board.Goal !== undefined;
  const staged = useStage(board, position, props);
  const told = staged === undefined || staged.isAside ? undefined : staged.act;
  useSound({ shown, events: position.events, isStaged: staged !== undefined });
  const looks = useMemo(() => looksOf(card, seated), [card, seated]);
  const takeBack = useTakeBack(client, position, setNotice);
  const openSide = (tab: string) => {
    setSide({ ...side, open: true, tab });
    if (wide) focusSideTab();
  };
  useShortcuts({
    list: () => setListed(shown.asked?.question),
    undo: () => void takeBack(),
    log: () => openSide('log'),
    rules: () => openSide('rules'),
    keys: () => setSheet('keys'),
    hint: () => mayAskHint(client, props) && setSheet('hint'),
  });
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  useFetchLater(partsForLater);
  useNoEntryMotion(root);
  const draft = useLatestDraft(shown.asked?.question);
  const sideProps = {
    client,
    position,
    board,
    cites: gameWords.cites,
    followings: Line ? undefined : followings,
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
            {Bar ? (
              <Bar />
            ) : (
              <TopBar
                title={card.title}
                board={board}
                props={props}
                wide={wide}
                goal={isGoalInBar ? goal : undefined}
                spectators={position.spectators}
                unread={unread}
                onSide={() => setSide({ ...side, open: true })}
                onGoal={() => (goalSheet ? setSheet('goal') : openRule(inShort))}
                onMenu={() => setSheet('menu')}
              />
            )}
          </div>
          <LinkLine link={link} isUnstored={isUnstored} />
          {goal && !isGoalInBar && <GoalLine goal={goal} />}
          {Line ? (
            <Line props={props} board={board} onList={() => setListed(shown.asked?.question)} />
          ) : (
            <Prompt
              {...{ board, props, position, followings, pacing, pending, sent, told }}
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
          {!wide && roomy && <CurrentRule props={props} />}
          {Line || followings.thread.chapters.length === 0 ? (
            <div class="thread" />
          ) : (
            <ThreadLine followings={followings} board={board} narrator={narrator} props={props} />
          )}
          <LaterPlates
            board={board}
            game={client.game}
            props={props}
            seated={seated}
            clocks={position.clocks}
            link={link}
          />
          <main class="board-area" aria-label={words.table.board} onPointerDown={followings.stop}>
            <h2 class="vh">{words.table.board}</h2>
            <BoardArea Board={board.Board} props={boardProps} ahead={staged?.act.ahead} />
          </main>
          {staged && <staged.Stage staged={staged} />}
          {slots.Tray ? (
            <slots.Tray board={board} props={props} />
          ) : (
            <LaterTray board={board} props={props} />
          )}
          {wide ? <LaterSidePanel {...sideProps} /> : side.open && <SideSheet {...sideProps} />}
          {listed !== undefined && listed === shown.asked?.question && (
            <OptionList props={props} onClose={() => setListed(undefined)} />
          )}
          <Previews guide={board.guide} props={props} />
          <Toast notice={notice} onDone={() => setNotice(undefined)} onRule={openRule} />
          <TableSheets
            slots={slots}
            title={card.title}
            board={board}
            props={props}
            isUnplayed={!position.steps.some(({ isMine }) => isMine)}
            open={sheet}
            onOpen={setSheet}
            isEndSeen={isEndSeen}
            onEndSeen={() => setEndSeen(true)}
            onHinted={hint.keep}
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
  ahead,
}: {
  readonly Board: AnyBoard['Board'];
  readonly props: BoardProps;
  readonly ahead: BoardProps['ahead'];
}) {
  return <Board {...props} ahead={ahead} />;
});
/** Needed once others have moved; its row is there before. */
const ThreadLine = lazy(async () => (await import('./thread/thread.tsx')).ThreadLine);
const LaterPlates = drawLater(SeatPlates);
/** The tray, redrawn in a later frame than the board. */
export const LaterTray = drawLater(Tray);
const LaterSidePanel = drawLater(SidePanel);

/** Moves focus to the open page of the side panel, once it is drawn. */
function focusSideTab(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.side-tabs [role="tab"][aria-selected="true"]')?.focus();
  });
}

function focusPrompt(event: Event): void {
  event.preventDefault();
  document.getElementById('asked')?.focus();
}
