import { LatePart } from '@manigance/core';
import type { LastWillCards } from './last-will/cards.ts';

/** The cards of Last Will, at the tables that play it. */
export const lastWillCards = new LatePart<LastWillCards>('the board of Last Will');
