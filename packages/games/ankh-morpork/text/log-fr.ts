import { frenchSubject as who } from '@manigance/core';
import { nameOfSymbol } from './context.ts';
import { unmasked } from './goals.ts';
import type { SymbolName } from './names.ts';
import { namesFr } from './names-fr.ts';
import { outcomesFr } from './reasons-fr.ts';
import { type EventWords, type InterruptWords, interruptOf } from './tables.ts';
import {
  aPiece,
  areaForms,
  capital,
  cardName,
  de,
  dollars,
  handOf,
  list,
  personality,
  someCards,
  stopped,
  theBuilding,
  thePersonality,
  thePiece,
  toSeat,
} from './words-fr.ts';

/** What somebody, or you, leaves undone. */
const skipped: Readonly<Record<SymbolName, readonly [verb: string, yours: string]>> = {
  place: ['ne place personne', 'ne placez personne'],
  build: ['ne construit rien', 'ne construisez rien'],
  assassinate: ['n’assassine personne, pour cette fois', 'n’assassinez personne, pour cette fois'],
  removeTrouble: ['laisse le chaos où il est', 'laissez le chaos où il est'],
  money: ['laisse l’argent à la Banque', 'laissez l’argent à la Banque'],
  scroll: ['renonce à l’effet', 'renoncez à l’effet'],
  randomEvent: ['ne pioche pas d’Événement', 'ne piochez pas d’Événement'],
  playAnother: ['s’en tient là', 'vous en tenez là'],
  interrupt: ['n’interrompt rien', 'n’interrompez rien'],
};

/** AM-5.4 Pourquoi un symbole est impossible. */
const leftOut: Readonly<Record<SymbolName, string>> = {
  place: 'impossible de placer un Agent',
  build: 'impossible de construire',
  assassinate: 'personne à assassiner',
  removeTrouble: 'aucun jeton Chaos à retirer',
  money: 'pas d’argent à prendre',
  scroll: 'l’effet est impossible à appliquer',
  randomEvent: 'aucun Événement à piocher',
  playAnother: 'plus de carte à jouer',
  interrupt: 'rien à interrompre',
};

/** AM-9.4 Ce que fait une Interruption, pour les autres et pour qui la joue. */
const interrupts: InterruptWords = {
  preventMoveOrRemoval: { theirs: 'son Agent ne bouge pas', yours: 'votre Agent ne bouge pas' },
  preventRemoval: { theirs: 'son Agent ne bouge pas', yours: 'votre Agent ne bouge pas' },
  preventCardText: {
    theirs: 'l’effet de la carte ne l’atteint pas',
    yours: 'l’effet de la carte ne vous atteint pas',
  },
  replaceRemovedMinion: {
    theirs: 'son Agent ira dans un autre Quartier',
    yours: 'votre Agent ira dans un autre Quartier',
  },
  endTurnKeepCard: {
    theirs: 'son tour s’arrête là et sa carte lui revient',
    yours: 'votre tour s’arrête là et votre carte vous revient',
  },
};

const at = (area: keyof typeof areaForms) => areaForms[area].at;
const of = (area: keyof typeof areaForms) => areaForms[area].of;
const the = (area: keyof typeof areaForms) => areaForms[area].the;

/** Log lines. */
export const logFr: EventWords = {
  firstRoll: ({ seat, roll }, name) =>
    `${who(name, seat, 'lance', 'lancez')} le dé pour savoir qui commence : ${roll}.`,
  rolled: ({ seat, roll, area }, name) =>
    `${who(name, seat, 'lance', 'lancez')} le dé : ${roll}${area === undefined ? '' : `, ${the(area)}`}.`,
  turn: ({ seat }, name) => (name.reader === seat ? 'À votre tour.' : `Au tour ${de(name(seat))}.`),
  passedTurn: ({ seat }, name) =>
    `${who(name, seat, 'n’a rien à jouer et passe', 'n’avez rien à jouer et passez')}.`,
  played: ({ seat, card, turnedUp }, name) =>
    turnedUp === true
      ? `${who(name, seat, 'retourne sa seconde carte', 'retournez votre seconde carte')} : ${cardName(card)}.`
      : `${who(name, seat, 'joue', 'jouez')} ${cardName(card)}.`,
  laidAside: ({ seat, card }, name) =>
    card === undefined
      ? `${who(name, seat, 'pose', 'posez')} une seconde carte face cachée, à jouer ensuite.`
      : `${who(name, seat, 'pose', 'posez')} face cachée, à jouer ensuite : ${cardName(card)}.`,
  tookUp: ({ seat, card }, name) =>
    card === undefined
      ? `${who(name, seat, 'reprend sa seconde carte', 'reprenez votre seconde carte')} sans la jouer.`
      : `${who(name, seat, 'reprend en main sans la jouer', 'reprenez en main sans la jouer')} : ${cardName(card)}.`,
  discarded: ({ seat, card, by }, name) =>
    by === undefined
      ? `${who(name, seat, 'défausse', 'défaussez')} ${cardName(card)}.`
      : `${toSeat(name, by, seat, 'fait', 'faites', `défausser ${cardName(card)}`)}.`,
  reacted: ({ seat, card }, name) =>
    `${who(name, seat, 'interrompt', 'interrompez')} avec ${cardName(card)} : ${interruptOf(interrupts, card)[name.reader === seat ? 'yours' : 'theirs']}.`,
  kept: ({ seat, card }, name) =>
    `${who(name, seat, 'reprend sa carte en main', 'reprenez votre carte en main')} : ${cardName(card)}.`,
  borrowed: ({ seat, card }, name) =>
    `${who(name, seat, 's’endette', 'vous endettez')} : ${cardName(card)} reste sur la table.`,
  stuck: ({ seat, card }, name) =>
    `${cardName(card)} s’installe ${name.reader === seat ? 'chez vous' : `chez ${name(seat)}`}, et n’en partira plus.`,
  skipped: ({ seat, card, symbol }, name) =>
    `${who(name, seat, ...skipped[nameOfSymbol(symbol).symbol])} (${cardName(card)}).`,
  placed: ({ seat, area }, name) => `${who(name, seat, 'place', 'placez')} un Agent ${at(area)}.`,
  lifted: ({ seat, area }, name) =>
    `${who(name, seat, 'n’a plus d’Agent en réserve et en reprend un', 'n’avez plus d’Agent en réserve et en reprenez un')} ${at(area)}.`,
  trouble: ({ area }) => `Le chaos s’invite ${at(area)}.`,
  calm: ({ area }) => `Le calme revient ${at(area)}.`,
  cityCardLost: ({ area }) => `La carte Quartier ${of(area)} quitte la partie.`,
  built: ({ seat, area }, name) => `${who(name, seat, 'construit', 'construisez')} un Bâtiment ${at(area)}.`,
  boughtOut: ({ seat, area }, name) => `${who(name, seat, 'rachète', 'rachetez')} le Bâtiment ${of(area)}.`,
  buildingLost: ({ seat, area }, name) => `${theBuilding(seat, name)} disparaît ${of(area)}.`,
  usedPower: ({ seat, area }, name) => `${who(name, seat, 'se sert', 'vous servez')} du pouvoir ${of(area)}.`,
  threatened: ({ area, piece }, name) => `${capital(aPiece(piece, name, name.reader))} est visé ${at(area)}.`,
  removed: ({ area, piece }, name) =>
    typeof piece === 'string'
      ? `${capital(aPiece(piece, name, name.reader))} disparaît ${of(area)}.`
      : `${who(name, piece, 'perd', 'perdez')} un Agent ${at(area)}.`,
  arrived: ({ area, piece }) =>
    piece === 'troll' ? `Un Troll s’installe ${at(area)}.` : `Un Démon surgit ${at(area)}.`,
  spared: ({ area, piece }, name) => `${capital(thePiece(piece, name, name.reader))} reste ${at(area)}.`,
  keptOut: ({ area, piece }, name) =>
    `${capital(thePiece(piece, name, name.reader))} attendu ${at(area)} ne viendra pas.`,
  moved: ({ piece, from, to }, name) =>
    `${capital(aPiece(piece, name, name.reader))} quitte ${the(from)} pour ${the(to)}.`,
  tookMoney: ({ seat, amount }, name) =>
    `${who(name, seat, 'prend', 'prenez')} ${dollars(amount)} à la Banque.`,
  paidBank: ({ seat, amount }, name) =>
    `${who(name, seat, 'verse', 'versez')} ${dollars(amount)} à la Banque.`,
  gaveMoney: ({ seat, to, amount }, name) => `${toSeat(name, seat, to, 'donne', 'donnez', dollars(amount))}.`,
  gods({ seat, building, cityCard }, name) {
    const prays = `${who(name, seat, 's’en remet', 'vous en remettez')} aux Petits-Dieux`;
    if (building !== undefined) return `${prays} : le Bâtiment ${of(building)} tient bon.`;
    return cityCard === undefined
      ? `${prays}.`
      : `${prays} : la carte Quartier ${of(cityCard)} reste en jeu.`;
  },
  unharmed: ({ seat }, name) => `${who(name, seat, 'n’a', 'n’avez')} rien à y perdre.`,
  nothing: () => 'Cela ne donne rien.',
  leftOut: ({ symbol, card }) => `${cardName(card)} : ${leftOut[nameOfSymbol(symbol).symbol]}.`,
  bidsFor: ({ seat, area }, name) => `${who(name, seat, 'veut', 'voulez')} racheter le Bâtiment ${of(area)}.`,
  orders: ({ seat, from, to }, name) =>
    name.reader === from
      ? `${name(seat)} vous ordonne de payer ${name(to)}.`
      : `${who(name, seat, 'ordonne', 'ordonnez')} à ${name(from)} de ${name.reader === to ? 'vous payer' : `payer ${name(to)}`}.`,
  aimed: ({ seat, card, target }, name) =>
    name.reader === target
      ? `${name(seat)} vous désigne (${cardName(card)}).`
      : `${who(name, seat, 'désigne', 'désignez')} ${name(target)} (${cardName(card)}).`,
  drew: ({ seat, count, cards }, name) =>
    `${who(name, seat, 'pioche', 'piochez')} ${someCards(count, cards)}.`,
  gaveCards: ({ seat, to, count, cards }, name) =>
    `${toSeat(name, seat, to, 'donne', 'donnez', someCards(count, cards))}.`,
  looked: ({ seat, target, count, cards }, name) =>
    `${who(name, seat, 'regarde', 'regardez')} ${handOf(target, name)} : ${someCards(count, cards)}.`,
  drewBlind: ({ seat, target, count, cards }, name) =>
    `${who(name, seat, 'tire', 'tirez')} au hasard dans ${handOf(target, name)} : ${someCards(count, cards)}.`,
  swappedHands: ({ seat, target }, name) =>
    name.reader === target
      ? `${name(seat)} échange sa main avec la vôtre.`
      : `${who(name, seat, 'échange sa main', 'échangez votre main')} avec celle ${de(name(target))}.`,
  recovered: ({ seat, cards }, name) =>
    `${who(name, seat, 'repêche', 'repêchez')} dans la défausse : ${someCards(cards.length, cards)}.`,
  fogged: ({ cards }) => `Le brouillard avale ${someCards(cards.length, cards)}.`,
  event: ({ seat, event }, name) =>
    stopped(`${who(name, seat, 'pioche', 'piochez')} un Événement Aléatoire : ${namesFr.events[event].name}`),
  peeked({ seat, count, personalities }, name) {
    const looks = `${who(name, seat, 'consulte', 'consultez')} ${count === 1 ? 'un Personnage inutilisé' : `${count} Personnages inutilisés`}`;
    return personalities === undefined ? `${looks}.` : `${looks} : ${list(personalities.map(personality))}.`;
  },
  exchanged: ({ seat, personality: taken }, name) =>
    taken === undefined
      ? `${who(name, seat, 'change', 'changez')} de Personnage.`
      : `${who(name, seat, 'change de Personnage et devient', 'changez de Personnage et devenez')} ${thePersonality(taken)}.`,
  ended({ outcome }, name) {
    const masks = unmasked(outcome).map(({ seat, held }) =>
      name.reader === seat
        ? `vous étiez ${thePersonality(held)}`
        : `${name(seat)} était ${thePersonality(held)}`,
    );
    return `${outcomesFr[outcome.how](outcome, name)} Bas les masques : ${list(masks)}.`;
  },
};
