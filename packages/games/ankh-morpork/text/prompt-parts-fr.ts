import { cardId } from '../rules/moves.ts';
import { namesFr } from './names-fr.ts';
import {
  type AimWords,
  costOf,
  hasNoSupply,
  moneyOf,
  type ReachWords,
  reachOf,
  type SymbolWords,
  type ThreatWords,
} from './tables.ts';
import { aPieceAt, cardAt, de, dollars, formsOf, fromCard } from './words-fr.ts';

export const reachFr: ReachWords = {
  ownMinions: () => 'là où vous en avez un ou dans un Quartier adjacent',
  anywhere: () => 'dans le Quartier de votre choix',
  near: ({ area }) => `${formsOf(area).at} ou dans un Quartier adjacent`,
  ownBuildings: () => 'là où vous avez un Bâtiment',
  trouble: () => 'dans un Quartier en plein chaos',
};

export const symbolsFr: SymbolWords = {
  place: (card, at) =>
    hasNoSupply(at)
      ? `Reprenez un de vos Agents pour le placer ailleurs (${cardAt(card)}).`
      : `Placez un Agent ${reachOf(reachFr, { to: 'ownMinions' }, at)} (${cardAt(card)}).`,
  build: (card, at) =>
    `Construisez un Bâtiment : vous avez ${dollars(moneyOf(at.me, at))} (${cardAt(card)}).`,
  assassinate: (card) =>
    `Assassinez un Agent, un Troll ou un Démon dans un Quartier en plein chaos (${cardAt(card)}).`,
  removeTrouble: (card) => `Retirez un jeton Chaos, où vous voulez (${cardAt(card)}).`,
  money: (card, _at, amount) => `Prenez ${dollars(amount)} à la Banque (${cardAt(card)}).`,
  scroll: (card) => `Suivez le parchemin (${cardAt(card)}). ${namesFr.cards[cardId(card)].text ?? ''}`,
  randomEvent: (card) => `Piochez un Événement Aléatoire : ${cardAt(card)} ne vous laisse pas le choix.`,
  playAnother: (card) => `Jouez une autre carte, ou tenez-vous-en là (${cardAt(card)}).`,
  interrupt: (card) => `Laissez l’Interruption (${cardAt(card)}).`,
};

/** Goes on from « Choisissez … ». */
export const aimsFr: AimWords = {
  receiveCards: ({ count }) => `qui vous remet ${count} cartes`,
  sellCard: ({ amount }) => `qui vous achète une carte pour ${dollars(amount)}`,
  inspectAndDiscard: () => 'quelle main regarder, pour en défausser une carte',
  swapHands: () => 'avec qui échanger votre main',
  stealFromRandom: ({ look }) => `à qui tirer ${look} cartes pour en garder une`,
  takeFromPlayer: ({ amount }) => `qui vous donne ${dollars(amount)}`,
  hereNNow: ({ take }) => `qui vous donne ${dollars(take)}`,
  payOrStuckCard: ({ amount }) => `qui vous paie ${dollars(amount)} ou garde cette carte`,
  payOrLoseBuilding: ({ amount }) => `qui vous paie ${dollars(amount)} ou risque un Bâtiment`,
  forceTransfer: ({ amount }) => `qui donne ${dollars(amount)} à quelqu’un d’autre`,
  payThenMoveOwn: ({ pay }) => `à qui payer ${dollars(pay)} avant de déplacer un Agent`,
  payToForceRemoval: ({ pay }) => `à qui payer ${dollars(pay)} pour retirer un Agent pris dans le chaos`,
  payThenAssassinate: ({ pay }) => `à qui payer ${dollars(pay)} avant l’assassinat`,
};

/** AM-9.2 Nothing here tells more than the announcement did. */
export const threatsFr: ThreatWords = {
  removePiece: ({ area }, at) =>
    `Sauvez votre Agent ${formsOf(area).of}, ou laissez-le partir${fromCard(at)}.`,
  payThenRemove: ({ area }, at) =>
    `Sauvez votre Agent ${formsOf(area).of}, ou laissez-le partir${fromCard(at)}.`,
  movePiece: ({ area, to }, at) =>
    `Retenez votre Agent ${formsOf(area).at}, ou laissez-le partir pour ${formsOf(to).the}${fromCard(at)}.`,
  swapPieces: ({ area, piece, otherArea, otherPiece }, at) =>
    `Empêchez l’échange entre ${aPieceAt(piece, at)} ${formsOf(area).at} et ${aPieceAt(otherPiece, at)} ${formsOf(otherArea).at}, ou laissez faire${fromCard(at)}.`,
  scrollHits: ({ seat, card }, { name }) =>
    `Esquivez la carte ${de(name(seat))} qui vous vise (${cardAt(card)}), ou laissez faire.`,
  takeoverHappens: ({ seat, area }, at) =>
    `Gardez votre Bâtiment ${formsOf(area).of}, ou laissez ${at.name(seat)} le racheter pour ${dollars(costOf(area))}${fromCard(at)}.`,
};
