import type { Leaderboard } from '@manigance/protocol';
import type { Database } from '../../storage/database.ts';
import { shownIn } from '../profile/figures.ts';
import { botPlayer, type Pool, poolName } from './pools.ts';

const mostPlaces = 500;

/** The people of a pool who want to be listed, and the levels of bots: the best first, those still provisional last. */
export async function leaderboard(database: Database, pool: Pool): Promise<Leaderboard> {
  const rows = await database.query(listed, poolName(pool), `${botPlayer('')}%`, mostPlaces);
  const places = rows.map(({ player, name, shown, matches, ...rating }) => {
    const isBot = name === null;
    const who = isBot
      ? { bot: String(player).slice(botPlayer('').length) }
      : { id: String(player), name: String(name) };
    return { ...who, isShown: Number(shown ?? 0) === 1, matches: Number(matches), ...shownIn(rating) };
  });
  const settled = places.filter(({ isProvisional }) => !isProvisional);
  return { ...pool, places: [...settled, ...places.filter(({ isProvisional }) => isProvisional)] };
}

const listed = `SELECT r.player, r.mu, r.sigma, r.matches, g.name, p.shown FROM ratings r
  LEFT JOIN profiles p ON p.guest = r.player AND p.listed = 1 LEFT JOIN guests g ON g.id = p.guest
  WHERE r.pool = $1 AND (g.id IS NOT NULL OR r.player LIKE $2)
  ORDER BY r.mu DESC, r.player LIMIT $3`;
