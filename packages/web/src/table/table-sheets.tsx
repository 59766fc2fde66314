import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { lazy } from '@manigance/ui/lazy.tsx';
import { hasStanding } from './standing/index.ts';
import type { TableSlots } from './table-slots.ts';
import { useDelayedTrue } from './use-delayed-true.ts';

const EndSheet = lazy(async () => (await import('./end-sheet.tsx')).EndSheet);
const MenuSheet = lazy(async () => (await import('./menu.tsx')).MenuSheet);
const StandingSheet = lazy(async () => (await import('./standing/sheet.tsx')).StandingSheet);

export type OpenSheet = 'menu' | 'standing' | undefined;

/** Time the last move stays in view before the end sheet opens; ms. */
const lastLook = 900;

/** The sheets of a table: menu, standing answers, end of the match. */
export function TableSheets({
  slots,
  board,
  props,
  open,
  onOpen,
  isEndSeen,
  onEndSeen,
}: {
  readonly slots: TableSlots;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly open: OpenSheet;
  readonly onOpen: (sheet: OpenSheet) => void;
  readonly isEndSeen: boolean;
  readonly onEndSeen: () => void;
}) {
  const { client, Line } = slots;
  const isEndDue = useDelayedTrue(props.shown.outcome !== undefined, props.motion.pause(lastLook));
  const close = () => onOpen(undefined);
  return (
    <>
      {open === 'menu' && (
        <MenuSheet
          client={client}
          props={props}
          onStanding={hasStanding(client, board) ? () => onOpen('standing') : undefined}
          onClose={close}
        >
          {slots.menu}
        </MenuSheet>
      )}
      {open === 'standing' && (
        <StandingSheet client={client} form={board.standing} props={props} onClose={close} />
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
