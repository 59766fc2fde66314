import type { Language } from '@manigance/core';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the board beside the game's own sentences. */
export interface BoardWords {
  readonly middle: string;
  readonly board: string;
  readonly round: (round: number) => string;
  readonly inPlay: (total: number, wildOnes: boolean) => string;
  readonly cup: (name: string, dice: number) => string;
  readonly out: (name: string) => string;
  readonly gone: string;
  readonly myDice: string;
  readonly watching: string;
  readonly die: (face: number) => string;
  readonly lastBid: string;
  readonly noBid: string;
  readonly lastReveal: string;
  readonly fewer: string;
  readonly more: string;
  readonly faces: string;
  readonly dice: (count: number) => string;
  readonly diceLabel: string;
  readonly lastDie: string;
  readonly times: (quantity: number, face: number) => string;
  readonly bids: (quantity: number, face: number) => string;
  readonly aim: string;
}

/** Words of the board in both languages. */
export const boardWords: Readonly<Record<Language, BoardWords>> = { en, fr };
