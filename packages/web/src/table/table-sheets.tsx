import type { Move } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { lazy } from '@manigance/ui/lazy.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import type { MatchClient } from '../match/match-client.ts';
import { useWords } from '../text/index.ts';
import { useFirstMatch } from './first-match/use-first-match.ts';
import { hasStanding } from './standing/index.ts';
import type { TableSlots } from './table-slots.ts';
import { useDelayedTrue } from './use-delayed-true.ts';

const HintSheet = lazy(async () => (await import('./hint/sheet.tsx')).HintSheet);
const EndSheet = lazy(async () => (await import('./end/end-sheet.tsx')).EndSheet);
const KeysSheet = lazy(async () => (await import('./keys-sheet.tsx')).KeysSheet);
const LegendSheet = lazy(async () => (await import('@manigance/ui/preview/legend.tsx')).LegendSheet);
const MenuSheet = lazy(async () => (await import('./menu.tsx')).MenuSheet);
const StandingSheet = lazy(async () => (await import('./standing/sheet.tsx')).StandingSheet);

/** Whether the viewer may ask for a hint now. */
export function mayAskHint({ hint }: MatchClient, { shown: { asked } }: Pick<BoardProps, 'shown'>): boolean {
  return hint !== undefined && asked !== undefined && asked.answer === undefined && asked.options.length > 1;
}

/** The sheets every match may open. */
export const commonSheets = [MenuSheet, StandingSheet, EndSheet];

/** The sheet that is open, if any. */
export type OpenSheet = 'menu' | 'hint' | 'standing' | 'goal' | 'keys' | 'legend' | undefined;

/** Time the last move stays in view before the end sheet opens; ms. */
const lastLook = 900;

/** The sheets of a table: first match, menu, standing answers, goal, end of the match. */
export function TableSheets({
  slots,
  title,
  board,
  props,
  isUnplayed,
  open,
  onOpen,
  isEndSeen,
  onEndSeen,
  onHinted,
}: {
  readonly slots: TableSlots;
  /** The title of the game. */
  readonly title: string;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  /** Whether the viewer has not moved yet. */
  readonly isUnplayed: boolean;
  readonly open: OpenSheet;
  readonly onOpen: (sheet: OpenSheet) => void;
  readonly isEndSeen: boolean;
  readonly onEndSeen: () => void;
  /** A hint stays in sight on the board. */
  readonly onHinted: (move: Move) => void;
}) {
  const words = useWords();
  const { client, Line } = slots;
  const isEndDue = useDelayedTrue(props.shown.outcome !== undefined, props.motion.pause(lastLook));
  const { viewer, outcome } = props.shown;
  const isBeginning = isUnplayed && viewer !== 'spectator' && outcome === undefined && Line === undefined;
  const first = useFirstMatch(client, board, isBeginning);
  const close = () => onOpen(undefined);
  return (
    <>
      {open === 'menu' && (
        <MenuSheet
          client={client}
          props={props}
          onLegend={board.guide && (() => onOpen('legend'))}
          onStanding={hasStanding(client, board) ? () => onOpen('standing') : undefined}
          onHint={mayAskHint(client, props) ? () => onOpen('hint') : undefined}
          onKeys={() => onOpen('keys')}
          onAgain={slots.onAgain}
          onSoFar={slots.onSoFar}
          onIntro={
            first.open &&
            (() => {
              close();
              first.open?.();
            })
          }
          onClose={close}
        >
          {slots.menu}
        </MenuSheet>
      )}
      {open === 'hint' && mayAskHint(client, props) && (
        <HintSheet client={client} props={props} onKept={onHinted} onClose={close} />
      )}
      {open === 'keys' && <KeysSheet onClose={close} />}
      {open === 'legend' && board.guide && (
        <LegendSheet title={words.table.legend} guide={board.guide} props={props} onClose={close} />
      )}
      {first.sheet && (
        <first.sheet.FirstMatchSheet
          game={client.game}
          title={title}
          intro={first.sheet.intro}
          props={props}
          isFirst={first.isFirst}
          doBotsWait={client.hold !== undefined}
          onClose={first.close}
        />
      )}
      {open === 'standing' && (
        <StandingSheet client={client} form={board.standing} props={props} onClose={close} />
      )}
      {open === 'goal' && board.Goal && (
        <Sheet title={words.table.goal} onClose={close}>
          <board.Goal {...props} />
        </Sheet>
      )}
      {isEndDue && !isEndSeen && Line === undefined && (
        <EndSheet
          client={client}
          board={board}
          props={props}
          onClose={onEndSeen}
          onRematch={slots.onRematch}
          rematchWords={slots.rematchWords}
        />
      )}
    </>
  );
}
