import { nameOfSymbol } from './context.ts';
import { unmasked } from './goals.ts';
import type { SymbolName } from './names.ts';
import { namesFr } from './names-fr.ts';
import { outcomesFr } from './reasons-fr.ts';
import type { EventWords } from './tables.ts';
import {
  aPiece,
  areaForms,
  capital,
  cardName,
  de,
  dollars,
  list,
  personality,
  someCards,
  stopped,
  thePiece,
} from './words-fr.ts';

const skipped: Readonly<Record<SymbolName, string>> = {
  place: 'ne place personne',
  build: 'ne construit rien',
  assassinate: 'n’assassine personne, pour cette fois',
  removeTrouble: 'laisse le chaos où il est',
  money: 'laisse l’argent à la Banque',
  scroll: 'se passe du parchemin',
  randomEvent: 'ne pioche pas d’Événement',
  playAnother: 's’en tient là',
  interrupt: 'n’interrompt rien',
};

/** AM-5.4 Pourquoi un symbole est passé. */
const leftOut: Readonly<Record<SymbolName, string>> = {
  place: 'aucun Agent à placer',
  build: 'nulle part où construire',
  assassinate: 'personne à assassiner',
  removeTrouble: 'aucun chaos à calmer',
  money: 'pas d’argent à prendre',
  scroll: 'le parchemin ne trouve rien à faire',
  randomEvent: 'aucun Événement à piocher',
  playAnother: 'plus de carte à jouer',
  interrupt: 'rien à interrompre',
};

const at = (area: keyof typeof areaForms) => areaForms[area].at;
const of = (area: keyof typeof areaForms) => areaForms[area].of;
const the = (area: keyof typeof areaForms) => areaForms[area].the;

/** Log lines. */
export const logFr: EventWords = {
  firstRoll: ({ seat, roll }, name) => `${name(seat)} lance le dé pour commencer : ${roll}.`,
  rolled: ({ seat, roll, area }, name) =>
    area === undefined
      ? `${name(seat)} lance le dé : ${roll}.`
      : `${name(seat)} lance le dé : ${roll}, ${the(area)}.`,
  turn: ({ seat }, name) => `Au tour ${de(name(seat))}.`,
  passedTurn: ({ seat }, name) => `${name(seat)} n’a rien à jouer, et passe.`,
  played: ({ seat, card }, name) => `${name(seat)} joue ${cardName(card)}.`,
  discarded: ({ seat, card, by }, name) =>
    by === undefined
      ? `${name(seat)} défausse ${cardName(card)}.`
      : `${name(by)} fait défausser ${cardName(card)} à ${name(seat)}.`,
  reacted: ({ seat, card }, name) => `${name(seat)} sort de sa manche ${cardName(card)}.`,
  kept: ({ seat, card }, name) => `${name(seat)} reprend en main ${cardName(card)}.`,
  borrowed: ({ seat, card }, name) => `${name(seat)} s’endette : ${cardName(card)} reste sur la table.`,
  stuck: ({ seat, card }, name) => `${cardName(card)} s’installe chez ${name(seat)}, et n’en partira plus.`,
  skipped: ({ seat, card, symbol }, name) =>
    `${name(seat)} ${skipped[nameOfSymbol(symbol).symbol]} (${cardName(card)}).`,
  placed: ({ seat, area }, name) => `${name(seat)} place un Agent ${at(area)}.`,
  lifted: ({ seat, area }, name) => `${name(seat)}, à court d’Agents, en reprend un ${at(area)}.`,
  trouble: ({ area }) => `Le chaos s’invite ${at(area)}.`,
  calm: ({ area }) => `Le calme revient ${at(area)}.`,
  cityCardLost: ({ area }) => `La carte Quartier ${of(area)} quitte la partie.`,
  built: ({ seat, area }, name) => `${name(seat)} construit un Bâtiment ${at(area)}.`,
  boughtOut: ({ seat, area }, name) => `${name(seat)} rachète le Bâtiment ${of(area)}.`,
  buildingLost: ({ seat, area }, name) => `Le Bâtiment ${de(name(seat))} disparaît ${of(area)}.`,
  usedPower: ({ seat, area }, name) => `${name(seat)} se sert du pouvoir ${of(area)}.`,
  threatened: ({ area, piece }, name) => `On en veut à ${aPiece(piece, name)}, ${at(area)}.`,
  removed: ({ area, piece }, name) =>
    typeof piece === 'string'
      ? `${capital(aPiece(piece, name))} disparaît ${of(area)}.`
      : `${name(piece)} perd un Agent ${at(area)}.`,
  arrived: ({ area, piece }) =>
    piece === 'troll' ? `Un Troll s’installe ${at(area)}.` : `Un Démon surgit ${at(area)}.`,
  spared: ({ area, piece }, name) => `${capital(thePiece(piece, name))} ne bouge pas ${of(area)}.`,
  keptOut: ({ area, piece }, name) => `${capital(thePiece(piece, name))} attendu ${at(area)} ne viendra pas.`,
  moved: ({ piece, from, to }, name) =>
    `${capital(aPiece(piece, name))} quitte ${the(from)} pour ${the(to)}.`,
  tookMoney: ({ seat, amount }, name) => `${name(seat)} prend ${dollars(amount)} à la Banque.`,
  paidBank: ({ seat, amount }, name) => `${name(seat)} verse ${dollars(amount)} à la Banque.`,
  gaveMoney: ({ seat, to, amount }, name) => `${name(seat)} donne ${dollars(amount)} à ${name(to)}.`,
  gods({ seat, building, cityCard }, name) {
    const prays = `${name(seat)} s’en remet aux Petits-Dieux`;
    if (building !== undefined) return `${prays} : le Bâtiment ${of(building)} tient bon.`;
    return cityCard === undefined
      ? `${prays}.`
      : `${prays} : la carte Quartier ${of(cityCard)} reste en jeu.`;
  },
  unharmed: ({ seat }, name) => `${name(seat)} n’a rien à y perdre.`,
  nothing: () => 'Il n’en sort rien.',
  leftOut: ({ symbol, card }) => `${cardName(card)} : ${leftOut[nameOfSymbol(symbol).symbol]}.`,
  bidsFor: ({ seat, area }, name) => `${name(seat)} veut racheter le Bâtiment ${of(area)}.`,
  orders: ({ seat, from, to }, name) => `${name(seat)} ordonne à ${name(from)} de payer ${name(to)}.`,
  aimed: ({ seat, card, target }, name) => `${name(seat)} désigne ${name(target)} (${cardName(card)}).`,
  drew: ({ seat, count, cards }, name) => `${name(seat)} pioche ${someCards(count, cards)}.`,
  gaveCards: ({ seat, to, count, cards }, name) =>
    `${name(seat)} donne à ${name(to)} ${someCards(count, cards)}.`,
  looked: ({ seat, target, count, cards }, name) =>
    `${name(seat)} regarde la main ${de(name(target))} : ${someCards(count, cards)}.`,
  drewBlind: ({ seat, target, count, cards }, name) =>
    `${name(seat)} tire au hasard dans la main ${de(name(target))} : ${someCards(count, cards)}.`,
  swappedHands: ({ seat, target }, name) => `${name(seat)} échange sa main avec celle ${de(name(target))}.`,
  recovered: ({ seat, cards }, name) =>
    `${name(seat)} repêche dans la défausse : ${someCards(cards.length, cards)}.`,
  fogged: ({ cards }) => `Le brouillard avale ${someCards(cards.length, cards)}.`,
  event: ({ seat, event }, name) =>
    stopped(`${name(seat)} pioche un Événement Aléatoire : ${namesFr.events[event].name}`),
  peeked({ seat, count, personalities }, name) {
    const looks = `${name(seat)} consulte ${count === 1 ? 'un Personnage inutilisé' : `${count} Personnages inutilisés`}`;
    return personalities === undefined ? `${looks}.` : `${looks} : ${list(personalities.map(personality))}.`;
  },
  exchanged: ({ seat, personality: taken }, name) =>
    taken === undefined
      ? `${name(seat)} change de tête, et de Personnage.`
      : `${name(seat)} change de tête et devient ${personality(taken)}.`,
  ended({ outcome }, name) {
    const masks = unmasked(outcome).map(({ seat, held }) => `${name(seat)} était ${personality(held)}`);
    return `${outcomesFr[outcome.how](outcome, name)} Bas les masques : ${list(masks)}.`;
  },
};
