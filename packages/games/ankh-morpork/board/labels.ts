import type { NameOf, Viewer } from '@manigance/core';
import { areas } from '../rules/board.ts';
import { type CardId, cardById } from '../rules/cards.ts';
import type { AmView, AreaView } from '../rules/index.ts';
import type { Names } from '../text/index.ts';
import type { PieceId } from './choices.ts';
import { symbolLabel } from './symbols.tsx';
import type { BoardWords } from './words/index.ts';

/** Words, names and viewer that labels are made from. */
export interface BoardContext {
  readonly words: BoardWords;
  readonly names: Names;
  readonly nameOf: NameOf;
  readonly viewer: Viewer;
}

/** The label of a piece. */
export function pieceLabel(piece: PieceId, { words, nameOf, viewer }: BoardContext): string {
  if (piece === 'troll' || piece === 'demon') return words[piece];
  return piece === viewer ? words.myPiece : words.pieceOf(nameOf(piece));
}

/** The label of an area: everything that is in it. */
export function areaLabel(view: AmView, area: number, by: BoardContext): string {
  const { words, names, nameOf, viewer } = by;
  const here = view.areas[area] as AreaView;
  const parts = [
    `${names.areas[here.id]}, ${words.areaNumber(area + 1, areas[area]?.cost ?? 0)}`,
    piecesLabel(here, by),
    here.trouble ? words.inTrouble : words.calm,
  ];
  if (here.building !== undefined) {
    parts.push(here.building === viewer ? words.myBuilding : words.buildingOf(nameOf(here.building)));
  }
  if (here.controller !== undefined) {
    parts.push(
      here.controller === viewer ? words.controlledByMe : words.controlledBy(nameOf(here.controller)),
    );
  }
  if (here.cardOut) parts.push(words.cityCardOut);
  return parts.join('. ');
}

function piecesLabel({ minions, trolls, demons }: AreaView, { words, nameOf, viewer }: BoardContext): string {
  const groups = minions.flatMap((count, seat) => {
    if (count === 0) return [];
    return [seat === viewer ? words.myMinions(count) : words.minionsOf(count, nameOf(seat))];
  });
  if (trolls > 0) groups.push(words.trolls(trolls));
  if (demons > 0) groups.push(words.demons(demons));
  return groups.length === 0 ? words.nobody : groups.join(', ');
}

/** AM-8 Whose power the City Area card of an area is now. */
export function powerOwner(area: AreaView | undefined, { words, nameOf, viewer }: BoardContext): string {
  if (area?.cardOut === true) return words.powerGone;
  if (area?.building === undefined) return words.powerOfNobody;
  const whose = area.building === viewer ? words.powerOfMine : words.powerOf(nameOf(area.building));
  return area.demons > 0 ? words.powerBlocked(whose) : whose;
}

/** The colour and symbols of a card in words, to be read between its name and its text. */
export function symbolsLabel(card: CardId, { words, names }: BoardContext): string {
  const { symbols, colour } = cardById[card];
  const row =
    symbols.length === 0
      ? words.noSymbols
      : symbols.map((symbol) => symbolLabel(symbol, names, words)).join(', ');
  return `. ${words.card[colour]}. ${words.labelled(words.symbols, row)}. `;
}
