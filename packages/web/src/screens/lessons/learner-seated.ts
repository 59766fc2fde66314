import { catalog } from '@manigance/games';
import { coloursOf } from '@manigance/ui/seats.tsx';
import { botNames } from '../../match/bot-names.ts';
import type { Seated } from '../../match/match-client.ts';

/** The learner, and bots clockwise from there. */
export function learnerSeated(game: string, name: string, viewer: number, seats: number): readonly Seated[] {
  const mine = name.trim() || 'Camille';
  const others = botNames.filter((bot) => bot !== mine);
  const none = Array.from({ length: seats }, () => undefined);
  return coloursOf(catalog.get(game), none).map((colour, seat) =>
    seat === viewer
      ? { name: mine, by: 'me', isMine: true, colour }
      : { name: others[(seat - viewer + seats - 1) % seats] ?? `${seat + 1}`, by: 'bot', colour },
  );
}
