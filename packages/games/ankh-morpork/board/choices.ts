import type { AreaId } from '../rules/board.ts';
import type { CardId } from '../rules/cards.ts';
import type { AmMove } from '../rules/index.ts';

/** A piece that a move names. */
export type PieceId = Extract<AmMove, { readonly piece: unknown }>['piece'];
/** An answer that names an area. All of them point at the map, but for powers, which are used from their cards. */
export type MapMove = Extract<AmMove, { readonly area: AreaId }>;
/** An answer that names a card. */
export type CardMove = Extract<AmMove, { readonly card: CardId }>;

/** The part of a move chosen so far: an area, then a piece in it that is to move. */
export interface Pointed {
  readonly area: AreaId;
  readonly piece?: PieceId;
}

/** Whether an answer names an area of the map. */
export function isMapMove(move: AmMove): move is MapMove {
  return 'area' in move && move.do !== 'power';
}

/** The area that a tap would choose next, for this answer. */
function nextArea(move: MapMove, pointed: Pointed | undefined): AreaId | undefined {
  if (pointed?.piece === undefined) return move.area;
  const follows = move.do === 'move' && move.area === pointed.area && move.piece === pointed.piece;
  return follows ? move.to : undefined;
}

/** The areas lit up now. */
export function litAreas(options: readonly AmMove[], pointed: Pointed | undefined): ReadonlySet<AreaId> {
  const lit = new Set<AreaId>();
  for (const move of options) {
    const area = isMapMove(move) ? nextArea(move, pointed) : undefined;
    if (area !== undefined) lit.add(area);
  }
  return lit;
}

/** One thing in an area that can be pointed at: a piece to move, or an answer that is whole. */
export type Pick = { readonly move: MapMove } | { readonly piece: PieceId };

/** The things in an area that can be pointed at. */
export function picksIn(options: readonly AmMove[], area: AreaId): readonly Pick[] {
  const here = options.filter(isMapMove).filter((move) => move.area === area);
  const moving = new Set(here.flatMap((move) => (move.do === 'move' ? [move.piece] : [])));
  const whole = here.filter((move) => move.do !== 'move');
  return [...[...moving].map((piece) => ({ piece })), ...whole.map((move) => ({ move }))];
}

/** The result of tapping an area: a complete move, the next part to choose, or nothing. */
export function tapArea(
  options: readonly AmMove[],
  pointed: Pointed | undefined,
  area: AreaId,
): { readonly answer: AmMove } | { readonly point: Pointed | undefined } {
  if (pointed?.piece !== undefined) {
    const answer = options.find((move) => isMapMove(move) && nextArea(move, pointed) === area);
    return answer === undefined ? { point: undefined } : { answer };
  }
  if (pointed?.area === area) return { point: undefined };
  const [only, ...more] = picksIn(options, area);
  if (only === undefined) return { point: undefined };
  if (more.length > 0) return { point: { area } };
  return 'move' in only ? { answer: only.move } : { point: { area, piece: only.piece } };
}

/** The answers a card gives: mostly one, but one that may be discarded may now and then also be played. */
export function movesWith(options: readonly AmMove[], card: CardId): readonly CardMove[] {
  return options.filter((move): move is CardMove => 'card' in move && move.card === card);
}

/** Answers that are buttons: neither on the map, nor a card, nor a power. */
export function plainMoves(options: readonly AmMove[]): readonly AmMove[] {
  return options.filter((move) => !('area' in move) && !('card' in move));
}
