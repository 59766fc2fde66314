import { cardFigures } from '../rules/cards.ts';
import { intimidatesAgain, ownPlayer, type PromptLines, smearAnswers, standingBid } from './lines.ts';
import { cogs, points } from './words-en.ts';

/** Plain imperatives, verb first. */
export const promptsEn: PromptLines = {
  place: () => 'Choose a neutral district for both your pawns.',
  programme: () => 'Set both hands of your wheel.',
  chooseExit: () => 'Choose the metro station to leave by.',
  act: (view) => {
    const acted = ownPlayer(view)?.acted;
    if (acted?.edgar && acted.lucien) return 'End your turn.';
    if (acted?.edgar) return 'Act with Lucien, or pass.';
    return acted?.lucien ? 'Act with Edgar, or pass.' : 'Act with Edgar and Lucien, or pass.';
  },
  secondHalf: (view) =>
    intimidatesAgain(view)
      ? 'Carry out the second Intimidation.'
      : 'Choose the second district to requisition.',
  intimidationReply: () => 'Choose which of your districts becomes neutral.',
  smearReply: (view) => {
    const { popularity, mayLose, mayPay } = smearAnswers(view);
    const money = cogs(cardFigures.smear_threat.money);
    if (!mayLose) return `Give ${money}.`;
    if (popularity === 0) return 'Let them talk: you have nothing left to lose.';
    return mayPay ? `Lose ${points(popularity)} or give ${money}.` : `Lose ${points(popularity)}.`;
  },
  bid: (view) => {
    const standing = standingBid(view);
    return standing === undefined
      ? 'Bid to become Governor, or pass.'
      : `Bid more than ${cogs(standing)}, or pass.`;
  },
};
