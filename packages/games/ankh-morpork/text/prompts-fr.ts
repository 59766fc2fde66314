import type { AreaId } from '../rules/board.ts';
import { cardById } from '../rules/cards.ts';
import {
  areaIn,
  canReact,
  costOf,
  hasNoSupply,
  holdsNothingToPlay,
  isLastCard,
  moneyOf,
  nameOfSymbol,
  offering,
  ownFlooded,
  paramsOf,
  suitsDiscard,
  suitsReach,
  symbolAt,
} from './context.ts';
import { namesFr } from './names-fr.ts';
import { aimsFr, helplessFr, reachFr, symbolsFr, threatsFr } from './prompt-parts-fr.ts';
import { aimOf, type Prompts, reachOf, threatOf } from './tables.ts';
import { areaForms, cardName, de, dollars, fromCard, list, thePieceAt } from './words-fr.ts';

const atAny = (areas: readonly AreaId[]) =>
  list(
    areas.map((area) => areaForms[area].at),
    'ou',
  );
const ofAny = (areas: readonly AreaId[]) =>
  list(
    areas.map((area) => areaForms[area].of),
    'ou',
  );

/** Prompts: one line each, verb first. */
export const promptsFr: Prompts = {
  chooseCard: (_frame, at) =>
    holdsNothingToPlay(at) ? 'Passez : aucune de vos cartes ne peut être jouée.' : 'Jouez une carte.',
  layAside: (_frame, at) =>
    holdsNothingToPlay(at)
      ? 'Ne jouez que la première carte : aucune autre ne peut être jouée.'
      : 'Choisissez la seconde carte : elle reste face cachée jusqu’à la fin de la première.',
  playNext: (_frame, at) =>
    holdsNothingToPlay(at)
      ? 'Tenez-vous-en là : aucune de vos cartes ne peut être jouée.'
      : 'Jouez encore une carte, ou tenez-vous-en là.',
  symbol(frame, at) {
    const { symbol, amount } = nameOfSymbol(symbolAt(frame));
    return symbolsFr[symbol](frame.card, at, amount);
  },
  finishCard: ({ card }, at) =>
    `Carte terminée (${cardName(card)}). ${isLastCard(at) ? 'Finissez votre tour.' : 'Passez à la suite.'}`,
  placeMinion({ reach, except, quiet }, at) {
    const where = reachOf(reachFr, reach, at);
    const back = except === undefined ? '' : `, mais pas de nouveau ${areaForms[except].at}`;
    return `Placez un Agent ${where}${back}${quiet ? ', sans semer le chaos' : ''}${fromCard(at, suitsReach(reach))}.`;
  },
  liftMinion: ({ reach }, at) =>
    `Reprenez un de vos Agents pour le placer ailleurs : votre réserve est vide${fromCard(at, suitsReach(reach))}.`,
  placeMore: ({ reach }, at) =>
    hasNoSupply(at)
      ? `Reprenez un de vos Agents pour le placer ${reachOf(reachFr, reach, at)}, ou tenez-vous-en là${fromCard(at, suitsReach(reach))}.`
      : `Placez encore un Agent ${reachOf(reachFr, reach, at)}, ou tenez-vous-en là${fromCard(at, suitsReach(reach))}.`,
  build: ({ seat }, at) =>
    `Construisez un Bâtiment à moitié prix : vous avez ${dollars(moneyOf(at, seat))}${fromCard(at)}.`,
  giveUpBuilding: ({ area, cost }) =>
    `Sacrifiez un de vos six Bâtiments pour celui que vous voulez ${areaForms[area].at} (${dollars(cost)}).`,
  clearTrouble: () => 'Retirez un jeton Chaos, où vous voulez.',
  setTrouble: ({ areas }) =>
    areas.length > 4
      ? 'Posez un jeton Chaos dans un des Quartiers proposés.'
      : `Posez un jeton Chaos ${atAny(areas)}.`,
  discardOne: ({ gain }, at) =>
    gain > 0
      ? `Défaussez une carte contre ${dollars(gain)}.`
      : `Défaussez une carte${fromCard(at, suitsDiscard)}.`,
  discardSome({ left, gain }, at) {
    if (gain > 0) return `Défaussez une carte contre ${dollars(gain)}, ou tenez-vous-en là${fromCard(at)}.`;
    return `Défaussez ${left === 1 ? 'encore une carte' : `jusqu’à ${left} cartes`}, ou tenez-vous-en là${fromCard(at)}.`;
  },
  chooseTarget: ({ card }) => `Choisissez ${aimOf(aimsFr, card) ?? 'quelqu’un d’autre'} (${cardName(card)}).`,
  chooseReceiver({ card, target }, { name }) {
    const { amount } = paramsOf<'forceTransfer'>(card);
    return `Choisissez qui reçoit les ${dollars(amount)} ${de(name(target))} (${cardName(card)}).`;
  },
  chooseSale({ card, target }, { name }) {
    const { amount } = paramsOf<'sellCard'>(card);
    return `Choisissez la carte que vous vendez ${dollars(amount)} à ${name(target)} (${cardName(card)}).`;
  },
  reactionWindow: (_frame, at) =>
    canReact(at)
      ? (threatOf(threatsFr, at) ?? `Réagissez, ou laissez faire${fromCard(at)}.`)
      : (threatOf(helplessFr, at) ?? `Vous n’avez rien pour réagir${fromCard(at)}.`),
  chooseVictim({ seat, chooser, areas, aim }, at) {
    const [only, ...more] = areas;
    const where =
      only !== undefined && more.length === 0 ? areaForms[only].at : 'dans un Quartier en plein chaos';
    const whose =
      aim === 'any' ? '' : seat === chooser ? ', sauf vos Agents' : `, sauf les Agents ${de(at.name(seat))}`;
    return `Retirez un Agent, un Troll ou un Démon ${where}${whose}${fromCard(at)}.`;
  },
  chooseHit: ({ payee, pay }, at) =>
    `Choisissez qui assassiner dans un Quartier en plein chaos ; ${at.name(payee)} touche ${dollars(pay)}${fromCard(at)}.`,
  moveOther: ({ card }) =>
    `Déplacez l’Agent de quelqu’un d’autre, un Troll ou un Démon vers un Quartier adjacent (${cardName(card)}).`,
  swapFirst: ({ card }) => `Choisissez le premier des deux pions à échanger (${cardName(card)}).`,
  swapSecond: ({ area, piece }, at) =>
    `Choisissez le pion à échanger avec ${thePieceAt(piece, at)} ${areaForms[area].at}${fromCard(at)}.`,
  takeover({ seat, card }, at) {
    const where =
      paramsOf<'takeoverBuilding'>(card).trouble === 'present' ? 'en plein chaos' : 'sans jeton Chaos';
    return `Rachetez le Bâtiment de quelqu’un d’autre dans un Quartier ${where} : vous avez ${dollars(moneyOf(at, seat))} (${cardName(card)}).`;
  },
  moveOwn({ card, payee }, { name }) {
    const data = cardById[card];
    if (data.effect === 'moveOwnMinion' && data.params.from === 'trouble')
      return `Déplacez un de vos Agents d’un Quartier en plein chaos vers un Quartier adjacent (${cardName(card)}).`;
    const price =
      data.effect === 'payThenMoveOwn' && payee !== undefined
        ? ` ; ${name(payee)} touche ${dollars(data.params.pay)}`
        : '';
    return `Déplacez un de vos Agents vers un autre Quartier, où vous voulez${price} (${cardName(card)}).`;
  },
  removeOwn: (_frame, at) => `Retirez un de vos Agents${fromCard(at)}.`,
  payOrRemoveOwn: ({ pay }, at) =>
    `Payez ${dollars(pay)} à la Banque ou retirez un de vos Agents${fromCard(at)}.`,
  carcerPick: ({ rolled }, at) =>
    `Retirez un Agent, un Troll ou un Démon ${atAny([...new Set(rolled)])}${fromCard(at)}.`,
  payOrSuffer({ card, by, amount }, { name }) {
    const pay = `Payez ${dollars(amount)} à ${name(by)}`;
    return cardById[card].effect === 'payOrStuckCard'
      ? `${pay}, ou gardez la carte devant vous jusqu’à la fin (${cardName(card)}).`
      : `${pay}, ou risquez un de vos Bâtiments (${cardName(card)}).`;
  },
  demolish: ({ owner }, at) =>
    `Détruisez un Bâtiment ${de(at.name(owner))}, ou n’en faites rien${fromCard(at)}.`,
  giveCards: ({ to, left }, at) =>
    `Donnez ${left === 1 ? 'une carte' : `${left} cartes, l’une après l’autre,`} à ${at.name(to)}${fromCard(at)}.`,
  giveMoneyOrCard: ({ to, amount }, at) =>
    `Donnez ${dollars(amount)} ou une carte à ${at.name(to)}${fromCard(at)}.`,
  pickFromHand: ({ target }, at) => `Défaussez une carte de la main ${de(at.name(target))}${fromCard(at)}.`,
  keepOne: ({ target, cards = [] }, { name }) =>
    `Gardez une des cartes tirées à ${name(target)} : ${list(cards.map(cardName), 'ou')}.`,
  chooseIncome: ({ per }, at) =>
    `Choisissez un Quartier en plein chaos : ${dollars(per)} par Agent, Troll ou Démon qui s’y trouve${fromCard(at)}.`,
  takeoverGiveUp: ({ area }, at) =>
    `Sacrifiez un de vos six Bâtiments pour celui ${areaForms[area].of} (${dollars(costOf(area))})${fromCard(at)}.`,
  dragonWindow: ({ area }, at) =>
    canReact(at)
      ? `Sauvez du Dragon un de vos pions ${areaForms[area].at}, ou laissez faire.`
      : `Vous n’avez rien pour sauver du Dragon vos pions ${areaForms[area].at}.`,
  floodMove: ({ flooded }, at) => `Mettez au sec un de vos Agents ${ofAny(ownFlooded(at, flooded))}.`,
  saveBuilding({ seat, areas }, at) {
    const own = areas.filter((area) => areaIn(at, area).building === seat);
    return `Payez ${dollars(offering)} pour sauver votre Bâtiment ${ofAny(own)}, ou laissez faire.`;
  },
  murderChoice: ({ area }) =>
    `Retirez un Agent, un Troll ou un Démon ${areaForms[area].at} (${namesFr.events['mysterious-murders'].name}).`,
  saveCityCard: ({ area }) =>
    `Payez ${dollars(offering)} pour garder la carte Quartier ${areaForms[area].of}, ou laissez-la quitter la partie.`,
  stopArrival: ({ piece, area }, at) =>
    `Payez ${dollars(offering)} pour renvoyer ${thePieceAt(piece, at)} attendu ${areaForms[area].at}, ou laissez faire.`,
  loseOneBuilding: ({ left }) =>
    `Choisissez un Bâtiment à perdre : ${left === 1 ? 'il en reste un d’impayé' : `il en reste ${left} d’impayés`} (${namesFr.events.subsidence.name}).`,
};
