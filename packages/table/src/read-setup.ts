import { readOptions, SetupError } from '@manigance/core';
import type { Reason, TableSetup } from '@manigance/protocol';
import type { LoadedGame } from './loaded-games.ts';

/** The setup with every option filled in, or why it is not one. */
export function readSetup(
  found: Pick<LoadedGame, 'game' | 'levels'> | undefined,
  setup: TableSetup,
): TableSetup | Reason {
  if (found === undefined) return { code: 'no-game' };
  const { min, max } = found.game.seats;
  if (setup.seats.length < min || setup.seats.length > max)
    return { code: 'bad-setup', what: `${setup.game} is played by ${min} to ${max}` };
  if (setup.seats.some((plan) => plan.for === 'bot' && !found.levels.includes(plan.level)))
    return { code: 'no-level' };
  try {
    return { ...setup, options: readOptions(found.game, setup.options) };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { code: 'bad-setup', what: error.message.slice(0, 300) };
  }
}
