import { callCoach } from '../../coach/coached.ts';
import { loadLevels } from '../../local/level-cards.ts';
import { playNow } from '../play-now.ts';

/** Starts a match against the gentlest bots, with a coach. */
export async function startFirstMatch(game: string): Promise<void> {
  const [gentlest] = await loadLevels(game);
  const level = gentlest?.id;
  callCoach(playNow(game, level === undefined ? {} : { levels: [level, level] }));
}
