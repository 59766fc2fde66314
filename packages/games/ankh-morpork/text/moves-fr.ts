import { cardById } from '../rules/cards.ts';
import { costOf, isLastCard, nameOfSymbol, offering, onFoot, symbolAt } from './context.ts';
import { type MoveWords, type PowerWords, powerOf } from './tables.ts';
import { aPiece, areaForms, areaName, cardName, dollars } from './words-fr.ts';

const powers: PowerWords = {
  payPlaceNear: ({ pay }) => `payer ${dollars(pay)}, placer un Agent`,
  drawThenDiscard: () => 'piocher une carte, en défausser une',
  takeMoney: ({ amount }) => `prendre ${dollars(amount)}`,
  smallGods: ({ pay }) => `payer ${dollars(pay)} par pion épargné`,
  discardOneForMoney: ({ amount }) => `défausser une carte, prendre ${dollars(amount)}`,
  placeTroubleNear: () => 'semer le chaos',
  payRemoveTrouble: ({ pay }) => `payer ${dollars(pay)}, retirer un jeton Chaos`,
};

/** Labels of buttons. */
export const movesFr: MoveWords = {
  pass: (_move, { frames }) => (frames.at(-1)?.kind === 'chooseCard' ? 'Passer' : 'Laisser faire'),
  stop(_move, { frames }) {
    switch (frames.at(-1)?.kind) {
      case 'demolish':
        return 'Ne rien détruire';
      case 'dragonWindow':
      case 'saveBuilding':
        return 'Laisser faire';
      case 'layAside':
        return 'Ne jouer que la première';
      default:
        return 'S’en tenir là';
    }
  },
  skip(_move, { frames }) {
    const frame = frames.at(-1);
    const symbol = frame?.kind === 'symbol' ? symbolAt(frame) : undefined;
    if (symbol === 'playAnother') return 'S’en tenir là';
    return symbol === 'scroll' ? 'Passer' : 'Passer ce symbole';
  },
  act(_move, { frames }) {
    const frame = frames.at(-1);
    const { symbol, amount } = nameOfSymbol(frame?.kind === 'symbol' ? symbolAt(frame) : 'scroll');
    if (symbol === 'randomEvent') return 'Piocher l’Événement';
    return symbol === 'money' ? `Prendre ${dollars(amount)}` : 'Appliquer l’effet';
  },
  finish: (_move, at) => (isLastCard(at) ? 'Finir mon tour' : 'Continuer'),
  pay(_move, { frames, name }) {
    const frame = frames.at(-1);
    if (frame?.kind === 'payOrSuffer') return `Payer ${dollars(frame.amount)} à ${name(frame.by)}`;
    if (frame?.kind === 'giveMoneyOrCard') return `Donner ${dollars(frame.amount)} à ${name(frame.to)}`;
    return frame?.kind === 'payOrRemoveOwn' ? `Payer ${dollars(frame.pay)} à la Banque` : 'Payer';
  },
  gods: () => `Verser ${dollars(offering)} aux Petits-Dieux`,
  suffer(_move, { frames }) {
    const frame = frames.at(-1);
    const stays = frame?.kind === 'payOrSuffer' && cardById[frame.card].effect === 'payOrStuckCard';
    return stays ? 'Garder la carte' : 'Ne pas payer';
  },
  play: ({ card }) => `Jouer ${cardName(card)}`,
  layAside: ({ card }) => `Jouer en second ${cardName(card)}`,
  react: ({ card }) => `Interrompre avec ${cardName(card)}`,
  discard: ({ card }) => `Défausser ${cardName(card)}`,
  give: ({ card }) => `Donner ${cardName(card)}`,
  keep: ({ card }) => `Garder ${cardName(card)}`,
  sell: ({ card }) => `Vendre ${cardName(card)}`,
  power: ({ area }) => `${areaName(area)} : ${powerOf(powers, area)}`,
  place: ({ area }) => `Placer ${areaForms[area].at}`,
  lift: ({ area }) => `Reprendre un Agent ${areaForms[area].at}`,
  build({ area }, { frames }) {
    const frame = frames.at(-1);
    const cost = costOf(area) / (frame?.kind === 'build' ? frame.divisor : 1);
    return `Construire ${areaForms[area].at} (${dollars(cost)})`;
  },
  demolish: ({ area }, { frames }) =>
    `${frames.at(-1)?.kind === 'demolish' ? 'Détruire' : 'Sacrifier'} le Bâtiment ${areaForms[area].of}`,
  clear: ({ area }) => `Retirer le jeton Chaos ${areaForms[area].of}`,
  trouble: ({ area }) => `Semer le chaos ${areaForms[area].at}`,
  income({ area }, at) {
    const frame = at.frames.at(-1);
    const gain = frame?.kind === 'chooseIncome' ? frame.per * onFoot(at, area) : 0;
    return `Encaisser ${areaForms[area].at} (${dollars(gain)})`;
  },
  takeover: ({ area }) => `Racheter le Bâtiment ${areaForms[area].of} (${dollars(costOf(area))})`,
  godsAt: ({ area }) => `Sauver le Bâtiment ${areaForms[area].of} (${dollars(offering)})`,
  stay: ({ area }) => `Rester ${areaForms[area].at} (${dollars(offering)})`,
  target: ({ seat }, { name }) => name(seat),
  remove({ area, piece }, { frames, name, me }) {
    const frame = frames.at(-1);
    const verb = frame?.kind === 'symbol' || frame?.kind === 'chooseHit' ? 'Assassiner' : 'Retirer';
    return `${verb} ${aPiece(piece, name, me)} ${areaForms[area].at}`;
  },
  choose: ({ area, piece }, { name, me }) => `Choisir ${aPiece(piece, name, me)} ${areaForms[area].at}`,
  move: ({ area, piece, to }, { name, me }) =>
    `Déplacer ${aPiece(piece, name, me)} ${areaForms[area].of} vers ${areaForms[to].the}`,
};
