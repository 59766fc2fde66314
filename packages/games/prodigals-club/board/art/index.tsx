import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { type CardId, cardNumber, cards } from '../from-game.ts';
import { Plate } from './plate.tsx';
import { cards as cardRows } from './rows.ts';

export { Patterns } from './patterns.tsx';

export function CardPlate({ card, size }: { readonly card: CardId; readonly size: PlateSize }) {
  const row = cardRows[card];
  const data = cards[cardNumber[card]];
  if (row === undefined || data === undefined) return null;
  return <Plate row={row} tint={data.deck} seal={data.party} size={size} />;
}
