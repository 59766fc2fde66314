import type { Shown, Vocabulary } from '@manigance/core';
import { catalog } from '@manigance/games';
import { coloursOf } from '@manigance/ui/seats.tsx';
import type { Seated } from '../../match/match-client.ts';

/** Seats named by their colours: a position says nothing about who played it. */
export function seatedByColour(
  game: string,
  { viewer }: Pick<Shown<Vocabulary>, 'viewer'>,
  colours: readonly (string | undefined)[],
  names: Readonly<Record<string, string>>,
): readonly Seated[] {
  return coloursOf(catalog.get(game), colours).map((colour, seat) => ({
    name: names[colour] ?? `${seat + 1}`,
    by: seat === viewer ? 'me' : 'person',
    isMine: seat === viewer,
    colour,
  }));
}
