import { drawLater } from '@manigance/ui/draw-later.tsx';
import { queueDraw } from '@manigance/ui/draw-queue.ts';
import { useGlide } from '@manigance/ui/glide.ts';
import type { Motion } from '@manigance/ui/motion.ts';
import { ScrollCue } from '@manigance/ui/scroll-cue.tsx';
import { type Tab, Tabs } from '@manigance/ui/tabs.tsx';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type BoardContext, boardOf, isFinalScore, useBoardContext } from './board-context.ts';
import { Central } from './central.tsx';
import { Choices } from './choices.tsx';
import { usePlannedAnswer } from './choosing.ts';
import { Election } from './election.tsx';
import { type CompetitionId, competitionsOf, type Props, spacesOf } from './from-game.ts';
import { FreeHat } from './hat.tsx';
import { LastWill, LastWillKeeping } from './last-will.tsx';
import { Patterns } from './picture.tsx';
import { Possessions } from './possessions.tsx';
import { Society } from './society.tsx';

type Part = CompetitionId | 'central';
const parts = {
  central: Central,
  election: Election,
  society: Society,
  possessions: Possessions,
  'last-will': LastWill,
} as const;

/** The central board and the competitions in play; one at a time on a phone. */
export function Board(props: Props) {
  const table = useBoardContext(props);
  usePlannedAnswer(props);
  const roomy = useMedia(roomyScreen);
  const ref = useRef<HTMLDivElement>(null);
  const shownParts: readonly Part[] = ['central', ...competitionsOf[table.view.mode]];
  const wanted = boardOf(table.frame, table.view);
  const question = props.shown.asked?.question;
  const [open, setOpen] = useOpenPart(shownParts[1] ?? 'central', wanted, question, props.motion);
  const glide = useGlide(ref, props.motion, props.shown);
  useEffect(() => {
    ref.current?.querySelector('.pc-tabs > .tab-panel')?.scrollTo(0, 0);
  }, [open]);
  const showLit = () => {
    if (wanted === undefined || question === undefined) return;
    if (ref.current?.querySelector('.pc-all > .pc-lw-keep')) return;
    const part = ref.current?.querySelector(`[data-board="${wanted}"]`);
    const lit = part?.querySelector('.pc-laying, .pc-pad, button.is-open');
    lit?.scrollIntoView({ block: 'nearest', behavior: props.motion.on ? 'smooth' : 'auto' });
  };
  useEffect(showLit, [wanted, question, open, props.motion.on]);
  const onDrawn = (part: Part) => {
    glide();
    if (part === wanted) showLit();
  };
  const inMotion = props.motion.on ? 'pc-moves' : 'pc-calm';
  if (roomy) {
    return (
      <div ref={ref} class={`pc pc-all pc-${shownParts.length - 1}-boards ${inMotion}`}>
        <Patterns />
        <Choices table={table} />
        {table.view.lastWill && <LastWillKeeping table={table} />}
        {shownParts.map((part) =>
          part === 'central' ? (
            <Central key={part} table={table} />
          ) : (
            <LaterPart key={part} part={part} props={props} table={table} onDrawn={() => onDrawn(part)} />
          ),
        )}
        <ScrollCue />
      </div>
    );
  }
  return (
    <div ref={ref} class={`pc pc-tabbed ${inMotion}`}>
      <Patterns />
      <Choices table={table} />
      <Tabs
        label={table.words.board}
        tabs={shownParts.map((part) => tabOf(table, part))}
        open={open}
        onOpen={(id) => setOpen(id as Part)}
        class="pc-tabs"
      />
    </div>
  );
}

/** Competitions are drawn after the central board, one per animation frame: together they take longer than one. */
const LaterPart = drawLater(DrawnLater, { isFirst: true });

function DrawnLater({
  part,
  props,
  table,
  onDrawn,
}: {
  readonly part: Part;
  readonly props: Props;
  readonly table: BoardContext;
  readonly onDrawn: () => void;
}) {
  useLayoutEffect(onDrawn, [props]);
  const Drawn = parts[part];
  return <Drawn table={table} />;
}

/** The open tab: the one last chosen, or the board of a new question. Switched in its own animation frame. */
function useOpenPart(
  first: Part,
  wanted: Part | undefined,
  question: number | undefined,
  motion: Motion,
): [Part, (part: Part) => void] {
  const [turned, setTurned] = useState<Part>(wanted ?? first);
  const followed = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted === undefined || question === undefined || question === followed.current) return;
    followed.current = question;
    if (motion.on) queueDraw(followed, () => setTurned(wanted));
    else setTurned(wanted);
  });
  return [turned, setTurned];
}

function tabOf(table: BoardContext, part: Part): Tab {
  const { words, mine, phrases, whose } = table;
  const score = part === 'central' ? undefined : phrases.figure(mine.scores[part] ?? 0);
  const hot = part !== 'central' && isFinalScore(mine, part);
  const name = part === 'central' ? words.centre : words.competitions[part];
  const free = openHere(table, part);
  const Drawn = parts[part];
  return {
    id: part,
    title: (
      <span class={`pc-tab pc-${part}`}>
        <span class="vh">{words.tab(name, score, hot, free, whose)}</span>
        <span class="pc-tab-name" aria-hidden="true">
          {name}
        </span>
        <span class="pc-tab-foot" aria-hidden="true">
          {score !== undefined && <b class={hot ? 'is-hot' : ''}>{score}</b>}
          {free > 0 && (
            <span class="pc-tab-free">
              {free}
              <FreeHat />
            </span>
          )}
        </span>
      </span>
    ),
    panel: () => (
      <>
        <Drawn table={table} />
        <ScrollCue />
      </>
    ),
  };
}

/** Number of the viewer's options on a board. */
function openHere({ props, view }: BoardContext, part: Part): number {
  const here = new Set<string>(
    spacesOf(view)
      .filter(({ board }) => board === part)
      .map(({ id }) => id),
  );
  return props.options.filter((move) => {
    if (move.do === 'send') return here.has(move.space);
    if (move.do === 'takeBundle') return move.bundle.startsWith(part);
    return move.do === 'takeBonus' && part === 'central';
  }).length;
}
