import { randomUUID } from 'node:crypto';
import { plainSetup } from '@manigance/table/testing';

interface Asked {
  readonly question: number;
  readonly options: readonly object[];
  readonly answer?: object;
}
interface Watching {
  readonly table: { readonly stage: string; readonly outcome?: { readonly winners: readonly number[] } };
  readonly shown?: { readonly asked?: Asked };
}

/** A player by HTTP requests. */
export interface HttpPlayer {
  readonly base: string;
  readonly token: string;
}

export async function post<T>({ base, token }: HttpPlayer, type: string, body: object): Promise<T> {
  const answer = await fetch(`${base}/api/${type}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

/** Plays a match of these people to its end, by moves drawn with this seed; answers with its table and winners. */
export async function playOut(
  players: readonly HttpPlayer[],
  { game, access }: { readonly game: string; readonly access: 'open' | 'private' },
  seed: number,
): Promise<{ readonly table: string; readonly winners: readonly number[] }> {
  const [host] = players;
  if (host === undefined) throw new Error('nobody plays');
  const setup = plainSetup(game, players.length, { access });
  const { table } = await post<{ table: string }>(host, 'create', setup);
  for (const [seat, player] of players.entries()) await post(player, 'sit', { table, seat });
  await post(host, 'start', { table });
  return { table, winners: await playTable(players, table, seed) };
}

/** Plays a table that has begun to its end; answers with its winners. */
export async function playTable(
  players: readonly HttpPlayer[],
  table: string,
  seed: number,
): Promise<readonly number[]> {
  let state = seed;
  for (;;) {
    for (const player of players) {
      const { table: info, shown } = await post<Watching>(player, 'watch', { table, after: 1_000_000 });
      if (info.stage === 'over') return info.outcome?.winners ?? [];
      const { asked } = shown ?? {};
      if (asked === undefined || asked.answer !== undefined) continue;
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const move = asked.options[Math.floor((state / 2 ** 32) * asked.options.length)];
      await post(player, 'play', { table, question: asked.question, move, key: randomUUID() });
    }
  }
}
