import type { GameTexts, Move, Refusal, Vocabulary } from '@manigance/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Draft } from '../boards/draft.ts';
import { boards } from '../boards/index.ts';
import type { AnyBoard, BoardProps } from '../boards/props.ts';
import { gameTexts } from '../game-parts.ts';
import { type GameCard, gameCards } from '../games.ts';
import type { Host } from '../host/host.ts';
import { Seats, seatLooks } from '../pieces/seats.tsx';
import { useMotion, useSettings } from '../settings.ts';
import { useSound } from '../sound.ts';
import { useWords } from '../text/index.ts';
import { useWorld } from '../world.ts';
import { AfterSheet } from './after.tsx';
import { AskedLine } from './asked-line.tsx';
import { useKeptFocus } from './keep-focus.ts';
import { OptionList } from './option-list.tsx';
import { SeatPlates } from './seat-plates.tsx';
import { SidePanel, SideSheet } from './side-panel.tsx';
import { type Notice, Toast } from './toast.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';
import { type Position, useMatch, useRefusals, useTalk } from './use-match.ts';
import { useMedia, wideScreen } from './use-media.ts';

interface Loaded {
  readonly board: AnyBoard;
  readonly texts: GameTexts<Vocabulary>;
}

/** The table of a match that this host runs. */
export function Table({ host, onRematch }: { readonly host: Host; readonly onRematch?: () => void }) {
  const loaded = useLoaded(host);
  if (loaded === undefined) return <Opening />;
  return (
    <TableOf host={host} card={gameCards[host.game]} {...loaded} {...(onRematch ? { onRematch } : {})} />
  );
}

/** A table of any game, known or not. It draws what the host shows, and sends back what was chosen. */
export function TableOf(props: Omit<LaidProps, 'position'>) {
  const motion = useMotion();
  const position = useMatch(props.host, motion);
  useWorld(props.card.world);
  return position === undefined ? <Opening /> : <Laid {...props} position={position} />;
}

function Opening() {
  const words = useWords();
  return (
    <main class="page loading" aria-busy="true">
      <p role="status">{words.loading}</p>
    </main>
  );
}

function useLoaded({ game }: Host): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    let stale = false;
    void Promise.all([boards[game](), gameTexts[game]()]).then(([board, texts]) => {
      if (!stale) setLoaded({ board, texts });
    });
    return () => {
      stale = true;
    };
  }, [game]);
  return loaded;
}

interface LaidProps extends Loaded {
  readonly host: Host;
  readonly card: GameCard;
  readonly position: Position;
  readonly onRematch?: () => void;
}

function Laid({ host, card, position, board, texts, onRematch }: LaidProps) {
  const words = useWords();
  const { language } = useSettings();
  const motion = useMotion();
  const wide = useMedia(wideScreen);
  const [side, setSide] = useState<SideView>({ open: false, tab: 'log', rule: undefined });
  /** The question whose answers are listed; the list goes when the question does. */
  const [listed, setListed] = useState<number | undefined>(undefined);
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const [seen, setSeen] = useState(false);
  const { link } = useTalk(host);
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
  const names = useCallback((seat: number) => seated[seat]?.name ?? `${seat + 1}`, [seated]);
  const text = texts.text[language];
  const openRule = useCallback((rule: string) => setSide({ open: true, tab: 'rules', rule }), []);
  const tellWhy = useCallback(
    ({ why }: Refusal<Move>) => setNotice({ text: text.why(why, names), rule: why.rule }),
    [text, names],
  );
  const props: BoardProps = {
    shown,
    options: shown.asked?.options ?? noMoves,
    refusals,
    onChoose: choose,
    whyNot: (move) => {
      const refusal = refusals.find((one) => same(one.move, move));
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
  };
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const draft = useDraftOf(shown.asked?.question);
  const { Board } = board;
  const sideProps = { host, position, board, texts, props, view: side, onView: setSide };
  return (
    <Seats.Provider value={looks}>
      <Draft.Provider value={draft}>
        <div ref={root} class={`table ${shown.asked ? 'is-asked' : 'is-waiting'}`}>
          <a class="skip" href="#asked" onClick={focusAsked}>
            {words.skip}
          </a>
          <TopBar
            title={card.title}
            board={board}
            props={props}
            wide={wide}
            onSide={() => setSide({ ...side, open: true })}
          />
          {link === 'lost' && (
            <p class="link-lost" role="status">
              {words.table.lost}
            </p>
          )}
          <AskedLine
            board={board}
            props={props}
            position={position}
            pending={pending}
            onConfirm={confirm}
            onDrop={drop}
            onList={() => setListed(shown.asked?.question)}
            onTakeBack={() => void host.takeBack()}
            onAfter={() => setSeen(false)}
          />
          <SeatPlates board={board} props={props} seated={seated} clocks={position.clocks} />
          <main class="board-area" aria-label={words.table.board}>
            <h2 class="vh">{words.table.board}</h2>
            <Board {...props} />
          </main>
          <Tray board={board} props={props} />
          {wide ? <SidePanel {...sideProps} /> : side.open && <SideSheet {...sideProps} />}
          {listed !== undefined && listed === shown.asked?.question && (
            <OptionList props={props} onClose={() => setListed(undefined)} />
          )}
          <Toast notice={notice} onDone={() => setNotice(undefined)} onRule={openRule} />
          {shown.outcome !== undefined && !seen && (
            <AfterSheet
              host={host}
              board={board}
              props={props}
              onClose={() => setSeen(true)}
              {...(onRematch ? { onRematch } : {})}
            />
          )}
        </div>
      </Draft.Provider>
    </Seats.Provider>
  );
}

export interface SideView {
  readonly open: boolean;
  readonly tab: string;
  readonly rule: string | undefined;
}

const noMoves: readonly Move[] = [];

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function focusAsked(event: Event): void {
  event.preventDefault();
  document.getElementById('asked')?.focus();
}

/** Sends a choice, at once or after a confirmation, and tells when the rules do not take it. */
function useChoosing(
  host: Host,
  { shown }: Position,
  { text }: GameTexts<Vocabulary>,
  tell: (notice: Notice) => void,
) {
  const words = useWords();
  const { confirm: asks, language } = useSettings();
  const [chosen, setChosen] = useState<{ readonly move: Move; readonly question: number } | undefined>(
    undefined,
  );
  const question = shown.asked?.question;
  const sent = useRef(false);
  const pending = chosen?.question === question ? chosen?.move : undefined;
  const send = async (move: Move) => {
    setChosen(undefined);
    if (question === undefined || sent.current) return;
    sent.current = true; // one answer at a time: a second tap is no second move
    const rejection = await host.play(move, question).finally(() => {
      sent.current = false;
    });
    if (rejection === undefined) return;
    if (rejection.code === 'not-legal')
      tell({ text: text[language].why(rejection.why, String), rule: rejection.why.rule });
    else tell({ text: words.table.refused[rejection.code] });
  };
  const choose = (move: Move) => {
    if (asks === 'always' && question !== undefined) setChosen({ move, question });
    else void send(move);
  };
  return {
    pending,
    choose,
    confirm: () => pending !== undefined && void send(pending),
    drop: () => setChosen(undefined),
  };
}

/** What is being composed belongs to one question. */
function useDraftOf(question: number | undefined) {
  const [held, setHeld] = useState<{ readonly question: number | undefined; readonly value: unknown }>();
  const latest = useRef(question);
  latest.current = question;
  const value = held?.question === question ? held?.value : undefined;
  const set = useCallback((next: unknown) => setHeld({ question: latest.current, value: next }), []);
  return useMemo(() => ({ value, set }), [value, set]);
}
