import type { Result } from '../results/result.ts';

/** Whom and how one played: only matches of one kind are compared. */
export const poolKinds = ['people', 'bots', 'hints'] as const;
export type PoolKind = (typeof poolKinds)[number];

/** Matches of a game with a number of players, of one kind. */
export interface Pool {
  readonly game: string;
  readonly players: number;
  readonly kind: PoolKind;
}

export function poolName({ game, players, kind }: Pool): string {
  return `${game}/${players}/${kind}`;
}

export function readPool(name: string): Pool | undefined {
  const [game = '', players = '', given] = name.split('/');
  const kind = poolKinds.find((one) => one === given);
  return kind && { game, players: Number(players), kind };
}

/**
 * Where a match is rated; `undefined` for one that is not: stopped, with a bot in the place of a person, without people, or
 * with people whom the server no longer knows.
 */
export function poolOf(result: Pick<Result, 'game' | 'how' | 'isTakenOver' | 'seats'>): Pool | undefined {
  const { game, how, isTakenOver, seats } = result;
  const people = seats.filter(({ person }) => person !== undefined);
  const isWhole = seats.every(({ person, bot }) => person !== undefined || bot !== undefined);
  if (how === undefined || isTakenOver || !isWhole || people.length === 0 || seats.length < 2)
    return undefined;
  const isHelped = seats.some(({ hints }) => hints > 0);
  const kind = isHelped ? 'hints' : people.length < seats.length ? 'bots' : 'people';
  return { game, players: seats.length, kind };
}

const botPrefix = 'bot:';

/** A level of bots as a rated player: the same one at every table. */
export function botPlayer(level: string): string {
  return `${botPrefix}${level}`;
}
