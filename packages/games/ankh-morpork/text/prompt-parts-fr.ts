import { costOf, hasNoSupply, moneyOf } from './context.ts';
import { namesFr } from './names-fr.ts';
import { type AimWords, type ReachWords, reachOf, type SymbolWords, type ThreatWords } from './tables.ts';
import { aPieceAt, areaForms, cardName, de, dollars, fromCard } from './words-fr.ts';

/** Goes on from « Placez un Agent … ». */
export const reachFr: ReachWords = {
  ownMinions: () => 'là où vous en avez un ou dans un Quartier adjacent',
  anywhere: () => 'dans le Quartier de votre choix',
  near: ({ area }) => `${areaForms[area].at} ou dans un Quartier adjacent`,
  ownBuildings: () => 'là où vous avez un Bâtiment',
  trouble: () => 'dans un Quartier en plein chaos',
};

/** The question of each symbol. */
export const symbolsFr: SymbolWords = {
  place: (card, at) =>
    hasNoSupply(at)
      ? `Reprenez un de vos Agents pour le placer ailleurs (${cardName(card)}).`
      : `Placez un Agent ${reachOf(reachFr, { to: 'ownMinions' }, at)} (${cardName(card)}).`,
  build: (card, at) =>
    `Construisez un Bâtiment : vous avez ${dollars(moneyOf(at, at.me))} (${cardName(card)}).`,
  assassinate: (card) =>
    `Assassinez un Agent, un Troll ou un Démon dans un Quartier en plein chaos (${cardName(card)}).`,
  removeTrouble: (card) => `Retirez un jeton Chaos, où vous voulez (${cardName(card)}).`,
  money: (card, _at, amount) => `Prenez ${dollars(amount)} à la Banque (${cardName(card)}).`,
  scroll: (card) =>
    `Appliquez l’effet de la carte, ou passez (${cardName(card)}). ${namesFr.cards[card].text ?? ''}`,
  randomEvent: (card) => `Piochez un Événement Aléatoire : ${cardName(card)} vous y oblige.`,
  playAnother: (card) => `Jouez une autre carte, ou tenez-vous-en là (${cardName(card)}).`,
  interrupt: (card) => `Passez l’Interruption (${cardName(card)}).`,
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

/** AM-9.2 The same windows for a reader who holds no answer. */
export const helplessFr: ThreatWords = {
  removePiece: ({ area }, at) =>
    `Vous n’avez rien pour sauver votre Agent ${areaForms[area].of}${fromCard(at)}.`,
  payThenRemove: ({ area }, at) =>
    `Vous n’avez rien pour sauver votre Agent ${areaForms[area].of}${fromCard(at)}.`,
  movePiece: ({ area, to }, at) =>
    `Vous n’avez rien pour retenir votre Agent ${areaForms[area].at} : il part pour ${areaForms[to].the}${fromCard(at)}.`,
  swapPieces: ({ area, piece, otherArea, otherPiece }, at) =>
    `Vous n’avez rien pour empêcher l’échange entre ${aPieceAt(piece, at)} ${areaForms[area].at} et ${aPieceAt(otherPiece, at)} ${areaForms[otherArea].at}${fromCard(at)}.`,
  scrollHits: ({ seat, card }, { name }) =>
    `Vous n’avez rien pour esquiver la carte ${de(name(seat))} qui vous vise (${cardName(card)}).`,
  takeoverHappens: ({ seat, area }, at) =>
    `Vous n’avez rien pour garder votre Bâtiment ${areaForms[area].of} : ${at.name(seat)} le rachète pour ${dollars(costOf(area))}${fromCard(at)}.`,
};

/** AM-9.2 Nothing here tells more than the announcement did. */
export const threatsFr: ThreatWords = {
  removePiece: ({ area }, at) =>
    `Sauvez votre Agent ${areaForms[area].of}, ou laissez-le partir${fromCard(at)}.`,
  payThenRemove: ({ area }, at) =>
    `Sauvez votre Agent ${areaForms[area].of}, ou laissez-le partir${fromCard(at)}.`,
  movePiece: ({ area, to }, at) =>
    `Retenez votre Agent ${areaForms[area].at}, ou laissez-le partir pour ${areaForms[to].the}${fromCard(at)}.`,
  swapPieces: ({ area, piece, otherArea, otherPiece }, at) =>
    `Empêchez l’échange entre ${aPieceAt(piece, at)} ${areaForms[area].at} et ${aPieceAt(otherPiece, at)} ${areaForms[otherArea].at}, ou laissez faire${fromCard(at)}.`,
  scrollHits: ({ seat, card }, { name }) =>
    `Esquivez la carte ${de(name(seat))} qui vous vise (${cardName(card)}), ou laissez faire.`,
  takeoverHappens: ({ seat, area }, at) =>
    `Gardez votre Bâtiment ${areaForms[area].of}, ou laissez ${at.name(seat)} le racheter pour ${dollars(costOf(area))}${fromCard(at)}.`,
};
