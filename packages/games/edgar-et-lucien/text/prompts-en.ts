import { cardFigures } from '../rules/cards.ts';
import { intimidatesAgain, ownPlayer, type PromptLines, standingBid } from './lines.ts';
import { cogs, points } from './words-en.ts';

const smear = cardFigures.smear_threat;

/** Plain imperatives, verb first. */
export const promptsEn: PromptLines = {
  place: () => 'Choose a neutral district for both your pawns.',
  programme: () => 'Set both hands of your wheel.',
  chooseExit: () => 'Choose the station to come out at.',
  act: (view) => {
    const acted = ownPlayer(view)?.acted;
    if (acted?.edgar) return 'Act with Lucien, or pass.';
    return acted?.lucien ? 'Act with Edgar, or pass.' : 'Act with Edgar and Lucien, or pass.';
  },
  secondHalf: (view) =>
    intimidatesAgain(view) ? 'Launch the second Intimidation.' : 'Choose the second district to requisition.',
  intimidationReply: () => 'Choose which of your districts becomes neutral.',
  smearReply: () => `Lose ${points(smear.popularity)} or give ${cogs(smear.money)}.`,
  bid: (view) => {
    const standing = standingBid(view);
    return standing === undefined
      ? 'Bid to become Governor, or pass.'
      : `Bid more than ${cogs(standing)}, or pass.`;
  },
};
