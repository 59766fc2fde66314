import type { Result } from '../results/result.ts';

/** Whom and how one played: only matches of one kind are compared. */
export const poolKinds = ['people', 'bots', 'hints'] as const;
/** A kind of company: people, bots or hints. */
export type PoolKind = (typeof poolKinds)[number];

/** Matches of a game with a number of players, of one kind. */
export interface Pool {
  readonly game: string;
  readonly players: number;
  readonly kind: PoolKind;
}

/** The name of a pool in the database. */
export function poolName({ game, players, kind }: Pool): string {
  return `${game}/${players}/${kind}`;
}

/** The pool of a name. */
export function readPool(name: string): Pool | undefined {
  const [game = '', players = '', given] = name.split('/');
  const kind = poolKinds.find((one) => one === given);
  return kind && { game, players: Number(players), kind };
}

/**
 * Where a match is rated; `undefined` for one that is not: stopped, won by a person for whom a bot had played, without people, or
 * with people whom the server no longer knows.
 */
export function poolOf(result: Pick<Result, 'game' | 'how' | 'seats'>): Pool | undefined {
  const { game, how, seats } = result;
  const people = seats.filter(({ person }) => person !== undefined);
  const isWhole = seats.every(({ person, bot }) => person !== undefined || bot !== undefined);
  // A bot's win is nobody's; but one who gave the seat up and is not back has lost, whatever the bot did.
  const isBotsWin = people.some(({ won, isHelped, bot }) => won && isHelped && bot === undefined);
  if (how === undefined || isBotsWin || !isWhole || people.length === 0 || seats.length < 2) return undefined;
  const isHelped = seats.some(({ hints }) => hints > 0);
  const kind = isHelped ? 'hints' : people.length < seats.length ? 'bots' : 'people';
  return { game, players: seats.length, kind };
}

const botPrefix = 'bot:';

/** A level of bots as a rated player: the same one at every table. */
export function botPlayer(level: string): string {
  return `${botPrefix}${level}`;
}
