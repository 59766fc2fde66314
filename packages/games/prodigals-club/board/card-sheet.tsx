import { Sheet } from '@manigance/ui/sheet.tsx';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardContext } from './board-context.ts';
import { CardTexts } from './card.tsx';
import type { HandCardId } from './from-game.ts';

/** A sheet with the full texts of cards. */
export function CardSheet(props: {
  readonly table: BoardContext;
  readonly title: string;
  readonly ids: readonly HandCardId[];
  readonly onClose: () => void;
}) {
  const { names, words } = props.table;
  return (
    <Sheet title={props.title} onClose={props.onClose} class="pc-sheet">
      <CardTexts ids={props.ids} names={names} words={words} />
    </Sheet>
  );
}

interface CardReading {
  readonly read: (card: HandCardId) => void;
  /** The sheet of the card that is read, if any. */
  readonly sheet: ComponentChildren;
}

/** One card at a time in a sheet of its own. */
export function useCardReading(table: BoardContext): CardReading {
  const [card, setCard] = useState<HandCardId | undefined>(undefined);
  const title = card && table.names.cards[card].name;
  const sheet = card && title !== undefined && (
    <CardSheet table={table} title={title} ids={[card]} onClose={() => setCard(undefined)} />
  );
  return { read: setCard, sheet };
}
