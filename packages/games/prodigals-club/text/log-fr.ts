import { deFrench } from '@manigance/core';
import type { PcEvent, Scores, Speech } from '../rules/events.ts';
import { namesFr as names } from './names-fr.ts';
import type { LogLines } from './sentences.ts';
import {
  bundleName,
  columnNames,
  count,
  figure,
  list,
  pounds,
  quote,
  signed,
  spaceName,
  theMarker,
} from './words-fr.ts';

type Shifted = Extract<PcEvent, { readonly type: 'stepped' | 'jumped' | 'rose' | 'raised' }>;

const card = (id: keyof typeof names.cards) => quote(names.cards[id].name);
const circle = (id: keyof typeof names.circles) => quote(names.circles[id]);
const tile = (id: keyof typeof names.possessions) => quote(names.possessions[id]);
const way = ({ from, to }: Shifted) => `${figure(from.value)} → ${figure(to.value)}`;

/** Log lines of the events. */
export const logFr: LogLines = {
  opened: ({ order, pointer }, name) =>
    `Le Club ouvre ses portes. Ordre de jeu : ${list(order.map(name))}.${pointer === undefined ? '' : ` L’indicateur désigne ${names.boroughs[pointer]}.`}`,
  handicap: ({ seat, competition }, name) =>
    `${name(seat)} joue tôt, cela se paie : ${handicaps[competition]}.`,
  roundPrepared: ({ round, central, dame }) =>
    `Manche ${round}. Carte centrale : ${card(central)}.${dame === undefined ? '' : ` Dame Béatrice apporte ${quote(names.dameTiles[dame].name)}.`}`,
  sent: ({ seat, space, boy, boys }, name) =>
    `${name(seat)} envoie ${boySent(boy, boys)} : ${spaceName(space)}.`,
  declined: ({ seat }, name) => `${name(seat)} laisse son coursier au chaud.`,
  idle: ({ seat, boys }, name) =>
    `${name(seat)} ne sait plus où envoyer ${count(boys, 'coursier')}, qui ne s’en ${boys === 1 ? 'plaint' : 'plaignent'} pas.`,
  tookCentral: ({ seat, card: id }, name) => `${name(seat)} emporte la carte centrale, ${card(id)}.`,
  tookRenaissance: ({ seat }, name) =>
    `${name(seat)} se découvre tous les talents et prend le Gentilhomme de la Renaissance.`,
  named: ({ seat, symbol, symbols }, name) =>
    `Le Gentilhomme ${deFrench(name(seat))} s’y connaissait donc : ${names.symbols[symbol]}${symbols === 1 ? '' : `, ${symbols} fois`}.`,
  reserved: ({ seat, place }, name) => `${name(seat)} retient la place ${place} pour la manche suivante.`,
  tookBonus: ({ seat, tile: id }, name) =>
    `${name(seat)} prend la tuile ${quote(names.bonusTiles[id].name)}.`,
  tookBundle: ({ seat, bundle, cards }, name) =>
    `${name(seat)} prend le ${bundleName(bundle)}${cards.length === 0 ? ', où il n’y a plus de carte' : ` : ${list(cards.map(card))}`}.`,
  immune: ({ seat }, name) => `${name(seat)} taquine Dame Béatrice, qui boudera toute la manche.`,
  actionsBegin: ({ seat }, name) => `${name(seat)} peut désormais mal se conduire.`,
  playedWhite: ({ seat, card: id }, name) => `${name(seat)} joue ${card(id)}.`,
  pubCrawl: ({ seat, cards }, name) =>
    `${name(seat)} remet ${count(cards.length, 'tournée')} : ${list(cards.map(card))}.`,
  playedBlack: ({ seat, card: id, replaced }, name) =>
    `${name(seat)} s’attache ${card(id)}${replaced === undefined ? '' : ` et congédie ${card(replaced)} sans préavis`}.`,
  activated: ({ seat, card: id }, name) => `${name(seat)} active ${card(id)}.`,
  triggered: ({ card: id }) => `${card(id)} s’en mêle.`,
  usedBonus: ({ seat, tile: id }, name) =>
    `${name(seat)} utilise la tuile ${quote(names.bonusTiles[id].name)}.`,
  actionsEnd: ({ seat }, name) => `${name(seat)} en reste là.`,
  votesLost: ({ seat, n, votes }, name) =>
    `${name(seat)} perd ${count(n, 'vote')}${votes < 0 ? ` ; on vote désormais contre : ${figure(votes)}` : ` : il en reste ${votes}`}.`,
  votesGained: ({ seat, n, votes }, name) =>
    n === 0
      ? `Impossible d’aimer ${name(seat)} davantage : ${count(votes, 'vote')}.`
      : `${name(seat)} gagne ${count(n, 'vote')} sans avoir rien demandé : ${figure(votes)}.`,
  megaphones: ({ seat, n, megaphones }, name) =>
    `${name(seat)} gagne ${count(n, 'mégaphone')} (${megaphones} cette manche).`,
  circlePlaced: ({ seat, tile: id, symbols, innerCircles }, name) =>
    `On voit ${name(seat)} avec ${circle(id)}${symbols.length === 0 ? '' : ` : ${list(symbols.map((symbol) => names.symbols[symbol]))}`}${innerCircles === 0 ? '' : `, et jusque dans ${count(innerCircles, 'cercle interne', 'cercles internes')}`}.`,
  circlesDiscarded: ({ seat, tiles }, name) =>
    `${name(seat)} n’a pas de temps pour ${list(tiles.map(circle))}.`,
  stepped: (event, name) =>
    event.from.value === event.to.value
      ? `Chez ${name(event.seat)}, ${theMarker[event.marker]} change de rangée : ${columnNames[event.to.column]}.`
      : `Chez ${name(event.seat)}, ${theMarker[event.marker]} se refroidit : ${way(event)}.`,
  jumped: (event, name) => `Chez ${name(event.seat)}, ${theMarker[event.marker]} resquille : ${way(event)}.`,
  rose: (event, name) => `Chez ${name(event.seat)}, ${theMarker[event.marker]} se réchauffe : ${way(event)}.`,
  raised: (event, name) =>
    `Chez ${name(event.seat)}, ${theMarker[event.marker]} remonte d’une ligne : ${way(event)}.`,
  spent: ({ seat, n, asked, moreTime, pounds: left }, name) =>
    `${name(seat)} dépense ${pounds(n)}${n < asked ? ` sur les ${pounds(asked)} prévues` : ''}${moreTime === 0 ? '' : `, en prenant son temps (${count(moreTime, 'carte')})`} : ${left < 0 ? `${pounds(-left)} de dettes` : `reste ${pounds(left)}`}.`,
  poundsTaken: ({ seat, n, pounds: left }, name) =>
    `${name(seat)} doit accepter ${pounds(n)} : ${pounds(left)}.`,
  sold: ({ seat, tile: id, price, discount }, name) =>
    price === 0
      ? `${name(seat)} se défait de ${tile(id)} pour rien.`
      : `${name(seat)} vend ${tile(id)} pour ${pounds(price)}${discount === 0 ? '' : ` (rabais de ${pounds(discount)})`}.`,
  swapped: ({ seat, gave, took, compensation }, name) =>
    `${name(seat)} troque ${tile(gave)} contre ${tile(took)}${compensation === 0 ? '' : ` et doit accepter ${pounds(compensation)}`}.`,
  hydePark: ({ results }, name) =>
    `Hyde Park. ${results.map((speech) => speechText(speech, name(speech.seat))).join(' ; ')}.`,
  dame: ({ seat, spared, affected }, name) => {
    if (spared) return `Dame Béatrice passe devant ${name(seat)} sans un mot.`;
    if (affected === 0) return `Dame Béatrice ne trouve rien d’aimable à dire ${deFrench(name(seat))}.`;
    return `Dame Béatrice dit du bien ${deFrench(name(seat))} : ${count(affected, 'marqueur concerné', 'marqueurs concernés')}.`;
  },
  dameBlocked: ({ seat, markers: blocked }, name) =>
    `Chez ${name(seat)}, ${count(blocked, 'marqueur')} ne ${blocked === 1 ? 'peut' : 'peuvent'} monter : ${blocked === 1 ? 'un autre s’en chargera' : 'd’autres s’en chargeront'}.`,
  discarded: ({ seat, card: id }, name) => `${name(seat)} se sépare de ${card(id)}.`,
  orderSet: ({ order }, name) => `Ordre de la manche suivante : ${list(order.map(name))}.`,
  roundEnded: ({ round, pointer }) =>
    `Fin de la manche ${round}.${pointer === undefined ? '' : ` L’indicateur passe à ${names.boroughs[pointer]}.`}`,
  matchEnded: ({ round, early, scores }, name) =>
    `La partie s’achève après la manche ${round}${early ? ', quelqu’un ayant touché le fond' : ''}. ${scores.map((own, seat) => `${name(seat)} : ${scoresText(own)}`).join(' ; ')}.`,
};

const handicaps = {
  election: 'un électeur de trop',
  society: 'une relation trop bien disposée',
  possessions: 'une livre qui n’avait rien demandé',
} as const;

function boySent(boy: 'own' | 'late' | 'extra', boys: number): string {
  if (boy === 'late') return 'ailleurs le coursier de la carte centrale';
  if (boy === 'extra') return 'un coursier de plus';
  return boys === 1 ? 'un coursier' : 'deux coursiers';
}

function speechText({ megaphones, change }: Speech, name: string): string {
  const votes = change === 0 ? 'rien' : `${signed(change)} ${Math.abs(change) === 1 ? 'vote' : 'votes'}`;
  return `${name} : ${count(megaphones, 'mégaphone')}, ${votes}`;
}

const short = { election: 'Élection', society: 'Mondanités', possessions: 'Patrimoine' } as const;
function scoresText(scores: Scores): string {
  return Object.entries(scores)
    .map(([competition, score]) => `${short[competition as keyof Scores]} ${figure(score)}`)
    .join(', ');
}
