import { type Mind, Player, type Roster, skillOf } from '@manigance/bots';
import { ankhMorporkBots } from '@manigance/bots/ankh-morpork';
import { edgarEtLucienBots } from '@manigance/bots/edgar-et-lucien';
import { prodigalsClubBots } from '@manigance/bots/prodigals-club';
import type { Vocabulary } from '@manigance/core';

/** Somebody of that level to think for a seat; what a bot worker is given to find its players. */
export type Minds = Readonly<Record<string, (level: string) => Mind<Vocabulary> | undefined>>;

export const minds: Minds = {
  'ankh-morpork': fromRoster(ankhMorporkBots),
  'edgar-et-lucien': fromRoster(edgarEtLucienBots),
  'prodigals-club': fromRoster(prodigalsClubBots),
};

function fromRoster<W extends Vocabulary>({ brain, levels }: Roster<W>): Minds[string] {
  return (id) => {
    const level = levels.find((one) => one.id === id);
    // Views of one game are handed only to players of that game.
    return level && (new Player(brain, skillOf(level)) as unknown as Mind<Vocabulary>);
  };
}
