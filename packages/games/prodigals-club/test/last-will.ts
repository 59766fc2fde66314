import type { Game } from '@manigance/core';
import { game } from '../rules/index.ts';
import { lastWillModes } from '../rules/modes.ts';
import type { PcVocabulary } from '../rules/state.ts';

/** The game with the modes of Last Will as its settings. */
export const lastWillGame: Game<PcVocabulary> = { ...game, settings: { mode: lastWillModes } };
