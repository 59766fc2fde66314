import type { GameId } from '../../games.ts';
import type { Host } from '../../host/host.ts';

/** The kinds of question that can be answered beforehand, by game. */
const kinds: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  'ankh-morpork': ['reactionWindow', 'dragonWindow'],
};

export function hasStanding({ game, standing }: Host): boolean {
  return standing !== undefined && kinds[game] !== undefined;
}

export function standsAt(host: Host, kind: string | undefined): boolean {
  return kind !== undefined && hasStanding(host) && (kinds[host.game]?.includes(kind) ?? false);
}
