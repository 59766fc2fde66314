import { cardFigures } from '../rules/cards.ts';
import { intimidatesAgain, ownPlayer, type PromptLines, smearAnswers, standingBid } from './lines.ts';
import { cogs, points } from './words-fr.ts';

/** Plain imperatives, verb first. */
export const promptsFr: PromptLines = {
  place: () => 'Choisissez un quartier neutre pour vos deux pions.',
  programme: () => 'Réglez les deux aiguilles de votre roue.',
  chooseExit: () => 'Choisissez la bouche de métro par où sortir.',
  act: (view) => {
    const acted = ownPlayer(view)?.acted;
    if (acted?.edgar && acted.lucien) return 'Terminez votre tour.';
    if (acted?.edgar) return 'Faites agir Lucien, ou passez.';
    return acted?.lucien ? 'Faites agir Edgar, ou passez.' : 'Faites agir Edgar et Lucien, ou passez.';
  },
  secondHalf: (view) =>
    intimidatesAgain(view)
      ? 'Lancez la seconde Intimidation.'
      : 'Choisissez le second quartier à réquisitionner.',
  intimidationReply: () => 'Choisissez celui de vos quartiers qui redevient neutre.',
  smearReply: (view) => {
    const { popularity, mayLose, mayPay } = smearAnswers(view);
    const money = cogs(cardFigures.smear_threat.money);
    if (!mayLose) return `Donnez ${money}.`;
    if (popularity === 0) return 'Laissez dire : vous n’avez plus rien à perdre.';
    return mayPay ? `Perdez ${points(popularity)} ou donnez ${money}.` : `Perdez ${points(popularity)}.`;
  },
  bid: (view) => {
    const standing = standingBid(view);
    return standing === undefined
      ? 'Misez pour devenir Gouverneur, ou passez.'
      : `Misez plus de ${cogs(standing)}, ou passez.`;
  },
};
