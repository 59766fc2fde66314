import { type Blunder, endingBlunders, never } from '@manigance/bots';
import type { Seat, Shown } from '@manigance/core';
import { bonusTiles } from '../rules/board.ts';
import { cardAt, cardNumber } from '../rules/cards.ts';
import type { CompetitionId, Effect } from '../rules/effects/language.ts';
import { game } from '../rules/game.ts';
import type { PcMove } from '../rules/moves.ts';
import type { PcVocabulary } from '../rules/state.ts';

type Look = Shown<PcVocabulary>;

/** PC-16.1 The match ends at zero, so below this score losing more may be unwanted. */
const lowEnough = 8;

/** The competition whose score an effect certainly lowers, if that is all it does. */
function pureLoss(effect: Effect | undefined): CompetitionId | undefined {
  return effect?.do === 'loseVotes' && typeof effect.n === 'number' && effect.n > 0 ? 'election' : undefined;
}

function stillHigh({ view, viewer }: Look, competition: CompetitionId | undefined): boolean {
  if (competition === undefined) return false;
  return (view.players[viewer as Seat]?.scores[competition] ?? 0) > lowEnough;
}

const leavesGain: Blunder<PcVocabulary> = {
  id: 'leaves-a-free-gain',
  rule: 'PC-9.1',
  says: 'ends its action turn with a card or bonus tile unused that only takes votes off',
  foolish(shown) {
    const bonus = bonusTiles.find(({ id }) => id === shown.view.players[shown.viewer as Seat]?.bonus);
    const isFree = (move: PcMove) =>
      (move.do === 'activate' && stillHigh(shown, pureLoss(cardAt(cardNumber[move.card]).activate))) ||
      (move.do === 'useBonus' && stillHigh(shown, pureLoss(bonus?.effect)));
    if (shown.asked?.options.some(isFree) !== true) return never;
    return (move) => move.do === 'end';
  },
};

const staysAtHome: Blunder<PcVocabulary> = {
  id: 'keeps-a-boy-at-home',
  rule: 'PC-7.10',
  says: 'declines to send an errand boy that costs nothing, with votes to be lost for the asking',
  foolish(shown) {
    const losesVotes = (move: PcMove) => move.do === 'send' && move.space === 'election-vote';
    if (!stillHigh(shown, 'election') || !shown.asked?.options.some(losesVotes)) return never;
    return (move) => move.do === 'decline';
  },
};

/** Obviously bad moves of this game. */
export const blunders: readonly Blunder<PcVocabulary>[] = [
  ...endingBlunders(
    { game },
    'PC-16.6',
    ({ view, asked }) => (view.round === 5 || view.phase === 'closing') && asked?.kind !== 'errand',
  ),
  leavesGain,
  staysAtHome,
];
