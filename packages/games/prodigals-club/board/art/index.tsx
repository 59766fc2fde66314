import glyphs from 'glyphs:./rows.ts';
import type { PlateSize } from '@manigance/ui/art/ink.ts';
import { bonusTiles, type CardId, cardNumber, cards } from '../from-game.ts';
import { type Kit, Plate, type Tint } from './plate.tsx';
import { bonusTiles as bonusRows, cards as cardRows, dameTiles, possessions } from './rows.ts';
import { grounds, scenes } from './scenes.ts';

export { Patterns } from './patterns.tsx';

const kit: Kit = { glyphs, scenes, grounds };

/** The picture of a Prodigals card. */
export function CardPlate({ card, size }: { readonly card: CardId; readonly size: PlateSize }) {
  const row = cardRows[card];
  const data = cards[cardNumber[card]];
  if (row === undefined || data === undefined) return null;
  return <Plate row={row} kit={kit} tint={data.deck} seal={data.party} size={size} />;
}

/** A possession, a bonus tile or a tile of Dame Beatrice. */
export function TilePlate({ tile, size }: { readonly tile: string; readonly size: PlateSize }) {
  const row = possessions[tile] ?? dameTiles[tile] ?? bonusRows[tile];
  return row && <Plate row={row} kit={kit} tint={tintOf(tile)} size={size} />;
}

function tintOf(tile: string): Tint {
  const bonus = bonusTiles.find(({ id }) => id === tile);
  if (bonus !== undefined) return bonus.competition;
  return tile in possessions ? 'possessions' : 'society';
}
