import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Drafts } from '@manigance/ui/draft.ts';
import type { BoardMark } from '@manigance/ui/following.ts';
import { Seats, seatLooks } from '@manigance/ui/seats.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { Tabs } from '@manigance/ui/tabs.tsx';
import { useMotion } from '@manigance/ui/use-motion.ts';
import { useMemo } from 'preact/hooks';
import { gameThemeClass } from '../game-theme.ts';
import type { LessonClient } from '../screens/lessons/lesson-client.ts';
import { marksOf } from '../screens/lessons/lesson-marks.ts';
import { useLatestDraft } from '../table/choosing.ts';
import { SeatPlates } from '../table/seat-plates.tsx';
import type { LoadedGame } from '../table/table-layout.tsx';
import { trayTabs } from '../table/tray-tabs.tsx';
import { useBoardProps, useNames } from '../table/use-board-props.ts';
import { type Position, useMatch } from '../table/use-match.ts';
import { useWords } from '../text/index.ts';

interface FigureBoardProps {
  readonly game: LoadedGame;
  readonly client: LessonClient;
  /** Drawn only: nothing on it can be chosen. */
  readonly isStill?: boolean;
}

/** The board of a game outside a table. */
export function FigureBoard(props: FigureBoardProps) {
  const motion = useMotion();
  const { position } = useMatch(props.client, motion);
  if (position === undefined) return <div class="figure-room" />;
  return <Board {...props} position={position} />;
}

function Board({
  game: { card, board, words },
  client,
  isStill = false,
  position,
}: FigureBoardProps & { readonly position: Position }) {
  const place = useStore(client.place);
  const { shown, seated } = position;
  const question = shown.asked?.question;
  const names = useNames(seated);
  const looks = useMemo(() => seatLooks(card, seated), [card, seated]);
  const marks = useMemo((): readonly BoardMark[] => marksOf(place), [place]);
  const actions = useMemo(
    () => ({
      choose: (move: Parameters<typeof client.play>[0]) => void client.play(move),
      openRule: () => undefined,
      notify: () => undefined,
    }),
    [client],
  );
  const props = useBoardProps(client, position, words, actions, { names, marks, hinted: undefined });
  const draft = useLatestDraft(question);
  return (
    <Seats.Provider value={looks}>
      <Drafts latest={draft} question={question}>
        <div class={`figure-board ${gameThemeClass(card)}`} inert={isStill} aria-hidden={isStill}>
          {place.needs.includes('seats') && (
            <SeatPlates {...{ board, props, seated }} game={client.game} clocks={undefined} link="here" />
          )}
          <div class="board-area">
            <board.Board {...props} />
          </div>
          {place.needs.includes('tray') && <FigureTray board={board} props={props} />}
        </div>
      </Drafts>
    </Seats.Provider>
  );
}

/** The player's own things, one page at a time. */
function FigureTray({ board, props }: { readonly board: AnyBoard; readonly props: BoardProps }) {
  const { table } = useWords();
  return (
    <section class="tray" aria-label={table.tray}>
      <Tabs label={table.tray} tabs={trayTabs(board, props)} />
    </section>
  );
}
