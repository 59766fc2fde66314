import type { GameTexts, Move, Refusal, Vocabulary } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Draft } from '@manigance/ui/draft.ts';
import { drawLater } from '@manigance/ui/draw-later.tsx';
import { memo } from '@manigance/ui/memo.ts';
import { Seats, seatLooks } from '@manigance/ui/seats.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useMedia, wideScreen } from '@manigance/ui/use-media.ts';
import { useMotion } from '@manigance/ui/use-motion.ts';
import type { ComponentChildren, ComponentType } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fetchBoard } from '../boards/index.ts';
import { gameTexts } from '../game-parts.ts';
import { type GameCard, gameCards } from '../games.ts';
import type { Host } from '../host/host.ts';
import { lazyScreen } from '../screens/lazy.tsx';
import { useSound } from '../sound.ts';
import { useWords } from '../text/index.ts';
import { setApart } from '../text/set-apart.ts';
import { useWorld } from '../world.ts';
import { AskedLine } from './asked-line.tsx';
import { useChoosing, useDraftOf } from './choosing.ts';
import { OptionList } from './option-list.tsx';
import { SeatPlates } from './seat-plates.tsx';
import { SidePanel, SideSheet } from './side-panel.tsx';
import { hasStanding, standsAt } from './standing/index.ts';
import { type Notice, Toast } from './toast.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';
import { useDelayedTrue } from './use-delayed-true.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { type Position, useMatch, useRefusals, useTalk, useUnread } from './use-match.ts';
import { useNoEntryMotion } from './use-no-entry-motion.ts';

const AfterSheet = lazyScreen(async () => (await import('./after.tsx')).AfterSheet);
const MenuSheet = lazyScreen(async () => (await import('./menu.tsx')).MenuSheet);
const StandingSheet = lazyScreen(async () => (await import('./standing/sheet.tsx')).StandingSheet);

interface Loaded {
  readonly board: AnyBoard;
  readonly texts: GameTexts<Vocabulary>;
}

/** What a screen may add to a table. */
interface Around {
  readonly host: Host;
  readonly onRematch?: () => void;
  /** What the button of the return match says where it is not "play again". */
  readonly rematchWords?: string | undefined;
  /** What the screen has to offer beside the match itself, for the menu. */
  readonly menu?: ComponentChildren;
  /** What has to be said or answered above the question: a proposal, a bot in my place. */
  readonly notices?: ComponentChildren;
  /** Stands in place of the line that says what is asked. */
  readonly Line?: ComponentType<LineProps> | undefined;
}

export interface LineProps {
  readonly props: BoardProps;
}

/** The table of a match that this host runs. */
export function Table(around: Around) {
  const { host } = around;
  const loaded = useLoaded(host);
  if (loaded === undefined) return <Opening />;
  return <TableOf card={gameCards[host.game]} {...loaded} {...around} />;
}

/** A table of any game, known or not. It draws what the host shows, and sends back what was chosen. */
export function TableOf(props: Omit<LaidProps, 'position'>) {
  const motion = useMotion();
  const position = useMatch(props.host, motion);
  useWorld(props.card.world);
  return position === undefined ? <Opening /> : <Laid {...props} position={position} />;
}

/** What takes longer than this to open says that it will come; to lay a word out for less would only hold it up. */
const patience = 600;

/** What is shown until there is something to show. It needs no lettering of its own, so that none is fetched for it. */
export function Opening() {
  const words = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="page loading" aria-busy="true">
      <p role="status">{late && words.loading}</p>
    </main>
  );
}

function useLoaded({ game }: Host): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useLayoutEffect(() => {
    let stale = false;
    void Promise.all([fetchBoard(game), gameTexts[game]()]).then(([board, texts]) => {
      if (!stale) setLoaded({ board, texts });
    });
    return () => {
      stale = true;
    };
  }, [game]);
  return loaded;
}

interface LaidProps extends Loaded, Around {
  readonly card: GameCard;
  readonly position: Position;
}

function Laid({ card, position, board, texts, ...around }: LaidProps) {
  const { host, Line } = around;
  const words = useWords();
  const { language } = useSettings();
  const motion = useMotion();
  const wide = useMedia(wideScreen);
  const [side, setSide] = useState<SideView>({ open: false, tab: 'log', rule: undefined });
  /** The question whose answers are listed; the list goes when the question does. */
  const [listed, setListed] = useState<number | undefined>(undefined);
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const [seen, setSeen] = useState(false);
  const [sheet, setSheet] = useState<'menu' | 'standing' | undefined>(undefined);
  const closeSheet = () => setSheet(undefined);
  const { link } = useTalk(host);
  const unread = useUnread(host, side.tab === 'chat' && (wide || side.open));
  useSound(position.shown);
  const refusals = useRefusals(host, position.shown);
  const { pending, choose, confirm, drop } = useChoosing(host, position, texts, setNotice);

  const { shown, seated, events, since } = position;
  const looks = useMemo(
    () =>
      seatLooks(
        card,
        seated.map(({ name }) => name),
      ),
    [card, seated],
  );
  const names = useCallback((seat: number) => setApart(seated[seat]?.name ?? `${seat + 1}`), [seated]);
  const text = texts.text[language];
  const openRule = useCallback((rule: string) => setSide({ open: true, tab: 'rules', rule }), []);
  const tellWhy = useCallback(
    ({ why }: Refusal<Move>) => setNotice({ text: text.why(why, names), rule: why.rule }),
    [text, names],
  );
  const refusalOf = useMemo(
    () => new Map(refusals.map((refusal) => [JSON.stringify(refusal.move), refusal])),
    [refusals],
  );
  // The same object until something in it changes: a sheet that opens redraws nothing under it.
  const props = useMemo(
    (): BoardProps => ({
      shown,
      options: shown.asked?.options ?? noMoves,
      refusals,
      onChoose: (move) => choose(move, shown.asked?.question),
      whyNot: (move) => {
        const refusal = refusalOf.get(JSON.stringify(move));
        return refusal && text.why(refusal.why, names);
      },
      onWhyNot: tellWhy,
      onRule: openRule,
      text,
      language,
      names,
      events,
      since,
      motion,
    }),
    [shown, refusals, refusalOf, choose, tellWhy, openRule, text, language, names, events, since, motion],
  );
  const takeBack = async () => {
    if (!(await host.takeBack())) setNotice({ text: words.table.nothingToTakeBack });
  };
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  useNoEntryMotion(root);
  const isToldOver = useDelayedTrue(shown.outcome !== undefined, motion.ms(lastLook));
  const draft = useDraftOf(shown.asked?.question);
  const { Board } = board;
  const sideProps = { host, position, board, texts, props, unread, view: side, onView: setSide };
  return (
    <Seats.Provider value={looks}>
      <Draft.Provider value={draft}>
        <div ref={root} class={`table ${shown.asked ? 'is-asked' : 'is-waiting'}`}>
          <a class="skip" href="#asked" onClick={focusAsked}>
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
            {link !== 'here' && (
              <p class="link-lost" role="status">
                {words.table[link]}
              </p>
            )}
          </div>
          {Line ? (
            <Line props={props} />
          ) : (
            <AskedLine
              board={board}
              props={props}
              position={position}
              pending={pending}
              onConfirm={confirm}
              onDrop={drop}
              onList={() => setListed(shown.asked?.question)}
              onTakeBack={() => void takeBack()}
              onAfter={() => setSeen(false)}
              onRematch={position.stopped === 'abandoned' ? around.onRematch : undefined}
              rematchWords={around.rematchWords}
              onStanding={standsAt(host, board, shown.asked?.kind) ? () => setSheet('standing') : undefined}
            >
              {around.notices}
            </AskedLine>
          )}
          <LaterPlates
            board={board}
            game={host.game}
            props={props}
            seated={seated}
            clocks={position.clocks}
            link={link}
          />
          <main class="board-area" aria-label={words.table.board}>
            <h2 class="vh">{words.table.board}</h2>
            <Drawn Board={Board} props={props} />
          </main>
          <LaterTray board={board} props={props} />
          {wide ? <LaterSidePanel {...sideProps} /> : side.open && <SideSheet {...sideProps} />}
          {listed !== undefined && listed === shown.asked?.question && (
            <OptionList props={props} onClose={() => setListed(undefined)} />
          )}
          <Toast notice={notice} onDone={() => setNotice(undefined)} onRule={openRule} />
          {sheet === 'menu' && (
            <MenuSheet
              host={host}
              onStanding={hasStanding(host, board) ? () => setSheet('standing') : undefined}
              onClose={closeSheet}
            >
              {around.menu}
            </MenuSheet>
          )}
          {sheet === 'standing' && (
            <StandingSheet host={host} form={board.standing} props={props} onClose={closeSheet} />
          )}
          {isToldOver && !seen && Line === undefined && (
            <AfterSheet
              host={host}
              board={board}
              props={props}
              onClose={() => setSeen(true)}
              onRematch={around.onRematch}
              rematchWords={around.rematchWords}
            />
          )}
        </div>
      </Draft.Provider>
    </Seats.Provider>
  );
}

/** The last move is looked at before the end is told. */
const lastLook = 900;

/** Drawn again when the position is another, not when a sheet opens over it. */
const Drawn = memo(function Drawn({
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

export interface SideView {
  readonly open: boolean;
  readonly tab: string;
  readonly rule: string | undefined;
}

const noMoves: readonly Move[] = [];

function focusAsked(event: Event): void {
  event.preventDefault();
  document.getElementById('asked')?.focus();
}
