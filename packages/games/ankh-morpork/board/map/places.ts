import type { AreaView } from '../../rules/index.ts';
import type { PieceId } from '../choices.ts';

/** A kind of piece in an area, and how many of it stand there. */
export interface Standing {
  readonly piece: PieceId;
  readonly count: number;
}

/** The groups in an area: one for each player, the trolls, the demons. */
export function groupsIn({ minions, trolls, demons }: AreaView): readonly Standing[] {
  const groups: Standing[] = minions.map((count, piece) => ({ piece, count }));
  groups.push({ piece: 'troll', count: trolls }, { piece: 'demon', count: demons });
  return groups.filter(({ count }) => count > 0);
}

/**
 * Which of an area's places each group takes. A group stays where it is as long as it is there, so that nothing jumps;
 * newcomers take the best place left.
 */
export function placesOf(
  before: ReadonlyMap<PieceId, number>,
  pieces: readonly PieceId[],
): ReadonlyMap<PieceId, number> {
  const kept = pieces.filter((piece) => before.has(piece));
  const places = new Map(kept.map((piece) => [piece, before.get(piece) as number]));
  const taken = new Set(places.values());
  for (const piece of pieces) {
    if (places.has(piece)) continue;
    let place = 0;
    while (taken.has(place)) place++;
    taken.add(place);
    places.set(piece, place);
  }
  return places;
}
