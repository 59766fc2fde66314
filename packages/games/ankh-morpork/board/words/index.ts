import { byLanguage } from '@manigance/ui/by-language.ts';
import type { Names } from '../../text/names.ts';

/** The words of this board, apart from the game's own sentences. */
export interface BoardWords {
  readonly dollars: (amount: number) => string;
  readonly labelled: (label: string, what: string) => string;
  readonly map: string;
  readonly mapTitle: string;
  readonly mapNote: string;
  readonly river: string;
  readonly turn: (turn: number) => string;
  /** The reader, in the heading of a turn. */
  readonly you: string;
  readonly troubleCount: (count: number, need: number) => string;

  /** Parts of the label of an area. */
  readonly areaNumber: (number: number, cost: number) => string;
  readonly minionsOf: (count: number, name: string) => string;
  readonly myMinions: (count: number) => string;
  readonly trolls: (count: number) => string;
  readonly demons: (count: number) => string;
  readonly nobody: string;
  readonly inTrouble: string;
  readonly calm: string;
  readonly buildingOf: (name: string) => string;
  readonly myBuilding: string;
  readonly controlledBy: (name: string) => string;
  readonly controlledByMe: string;
  readonly cityCardOut: string;
  readonly troubleComes: string;
  readonly severalHere: (count: number) => string;
  readonly threatened: string;

  readonly chooseIn: (area: string) => string;
  readonly moveTo: (piece: string) => string;
  readonly cancel: string;
  readonly pieceOf: (name: string) => string;
  readonly myPiece: string;
  readonly troll: string;
  readonly demon: string;

  readonly hand: string;
  readonly handCount: (count: number) => string;
  readonly emptyHand: string;
  readonly noHand: string;
  readonly handOf: (name: string) => string;
  readonly drawn: string;
  readonly card: { readonly green: string; readonly brown: string };
  readonly symbols: string;
  readonly noSymbols: string;
  readonly money: (amount: number) => string;
  readonly now: string;
  /** What became of a symbol. */
  readonly done: string;
  readonly skipped: string;
  readonly impossibleShort: string;
  readonly impossible: (why: string) => string;
  readonly inPlay: string;
  readonly nothingInPlay: string;
  readonly lastPlayed: string;
  /** AM-5.7 A card that lies face down. */
  readonly laidAside: string;
  readonly laidAsideBy: (name: string) => string;
  readonly symbolOf: (at: number, of: number) => string;
  readonly possibleAreas: (count: number) => string;
  readonly possibleCards: (count: number) => string;
  readonly event: string;

  readonly powerOfMine: string;
  readonly powerOf: (name: string) => string;
  readonly powerOfNobody: string;
  readonly powerGone: string;
  readonly powerBlocked: (whose: string) => string;
  readonly powers: string;
  readonly powersCount: (open: number) => string;
  readonly usePower: string;
  readonly usedUp: string;
  readonly notYet: string;
  readonly demonBlocks: string;
  readonly cardGone: string;
  readonly waitsForTurn: string;
  readonly waitsForEvent: string;

  readonly secret: string;
  readonly onlyYou: string;
  readonly progress: {
    readonly spread: (have: number, need: number) => string;
    readonly control: (have: number, need: number) => string;
    readonly trouble: (have: number, need: number) => string;
    readonly wealth: (have: number, need: number) => string;
    readonly exhaustion: (left: number) => string;
  };
  readonly drawPile: string;
  readonly discardPile: string;
  readonly eventPile: string;
  readonly pileOf: (name: string, count: number) => string;
  readonly emptyPile: string;
  readonly eventsLeft: (count: number) => string;

  readonly die: (roll: number) => string;
  readonly dieRest: string;

  readonly windowTitle: string;
  readonly windowAsked: string;
  readonly windowNothing: string;
  readonly windowWaiting: string;
  readonly windowLater: string;
  readonly windowDone: string;
  readonly windowHow: string;
  readonly lookAtWindow: string;

  /** AM-11 Figures on the plates: a word, and the whole for a screen reader. */
  readonly figure: Readonly<
    Record<
      'control' | 'spread' | 'wealth',
      { readonly label: string; readonly says: (have: string, need: number) => string }
    >
  > & { readonly near: string };
  readonly plate: (all: {
    readonly money: number;
    readonly supply: number;
    readonly buildings: number;
    readonly cards: number;
  }) => string;
  readonly inSupply: (count: number) => string;
  readonly buildingsLeft: (count: number) => string;
  readonly cardsHeld: (count: number) => string;
  readonly areasOwned: string;
  readonly loans: string;
  readonly stuck: string;
  readonly loanShort: (count: number) => string;
  readonly stuckShort: (count: number) => string;
  readonly personality: string;
  readonly hidden: string;

  readonly afterTitle: string;
  readonly afterMinions: string;
  readonly afterBuildings: string;
  readonly afterMoney: string;
  readonly afterLoans: string;
  readonly afterPoints: string;
  readonly afterHand: string;
  readonly afterNoPoints: string;
  readonly none: string;
}

/** The words of the board and the names on cards and map. */
export const boardLanguage = byLanguage<{ readonly words: BoardWords; readonly names: Names }>({
  en: async () => {
    const [{ en }, { namesEn }] = await Promise.all([import('./en.ts'), import('../../text/names-en.ts')]);
    return { words: en, names: namesEn };
  },
  fr: async () => {
    const [{ fr }, { namesFr }] = await Promise.all([import('./fr.ts'), import('../../text/names-fr.ts')]);
    return { words: fr, names: namesFr };
  },
});
