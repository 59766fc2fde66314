import {
  deFrench,
  type NameOf,
  type Seat,
  tableForMore,
  frenchSubject as who,
  frenchObject as you,
} from '@manigance/core';
import type { LastWillEvent } from '../rules/competitions/last-will/events.ts';
import type { PcEvent, Scores, Speech } from '../rules/events.ts';
import { namesFr as names } from './names-fr.ts';
import type { LogLines } from './sentences.ts';
import {
  bundleName,
  capital,
  columnNames,
  count,
  figure,
  list,
  markers,
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

/** « de vous », « d’Alix ». */
const of = (name: NameOf, seat: Seat) => (name.reader === seat ? 'de vous' : deFrench(name(seat)));

/** « Votre première dame », « La première dame d’Alix ». */
const whoseMarker = (name: NameOf, { seat, marker }: Shifted) =>
  name.reader === seat ? `Votre ${markers[marker]}` : `${capital(theMarker[marker])} ${deFrench(name(seat))}`;

/** Log lines of the events. */
export const logFr: LogLines = tableForMore<LogLines, LastWillEvent['type']>({
  opened: ({ order, pointer }, name) =>
    `Le Club ouvre ses portes. Ordre de jeu : ${list(order.map((seat) => you(name, seat)))}.${pointer === undefined ? '' : ` L’indicateur désigne ${names.boroughs[pointer]}.`}`,
  handicap: ({ seat, competition }, name) =>
    `${who(name, seat, 'joue', 'jouez')} tôt, et cela se paie : ${handicaps[competition]}.`,
  roundPrepared: ({ round, central, dame }) =>
    `Manche ${round}. Carte centrale : ${card(central)}.${dame === undefined ? '' : ` Dame Béatrice apporte ${quote(names.dameTiles[dame].name)}.`}`,
  sent: ({ seat, space, boy, boys }, name) =>
    `${who(name, seat, 'envoie', 'envoyez')} ${boySent(boy, boys)} : ${spaceName(space)}.`,
  declined: ({ seat }, name) => `${who(name, seat, 'laisse son', 'laissez votre')} coursier au chaud.`,
  idle: ({ seat, boys }, name) =>
    `${who(name, seat, 'ne sait', 'ne savez')} plus où envoyer ${count(boys, 'coursier')}, qui ne s’en ${boys === 1 ? 'plaint' : 'plaignent'} pas.`,
  tookCentral: ({ seat, card: id }, name) =>
    `${who(name, seat, 'emporte', 'emportez')} la carte centrale, ${card(id)}.`,
  tookRenaissance: ({ seat }, name) =>
    `${who(name, seat, 'se découvre tous les talents et prend', 'vous découvrez tous les talents et prenez')} le Gentilhomme de la Renaissance.`,
  named: ({ seat, symbol, symbols }, name) =>
    `${name.reader === seat ? 'Votre Gentilhomme' : `Le Gentilhomme ${deFrench(name(seat))}`} s’y connaissait donc : ${names.symbols[symbol]}${symbols === 1 ? '' : `, ${symbols} fois`}.`,
  reserved: ({ seat, place }, name) =>
    `${who(name, seat, 'retient', 'retenez')} la place ${place} pour la manche suivante.`,
  tookBonus: ({ seat, tile: id }, name) =>
    `${who(name, seat, 'prend', 'prenez')} la tuile ${quote(names.bonusTiles[id].name)}.`,
  tookBundle: ({ seat, bundle, cards }, name) =>
    `${who(name, seat, 'prend', 'prenez')} le ${bundleName(bundle)}${cards.length === 0 ? ', où il n’y a plus de carte' : ` : ${list(cards.map(card))}`}.`,
  immune: ({ seat }, name) =>
    `${who(name, seat, 'taquine', 'taquinez')} Dame Béatrice, qui boudera toute la manche.`,
  actionsBegin: ({ seat }, name) =>
    `${who(name, seat, 'peut désormais mal se conduire', 'pouvez désormais mal vous conduire')}.`,
  playedWhite: ({ seat, card: id }, name) => `${who(name, seat, 'joue', 'jouez')} ${card(id)}.`,
  pubCrawl: ({ seat, cards }, name) =>
    `${who(name, seat, 'remet', 'remettez')} ${count(cards.length, 'tournée')} : ${list(cards.map(card))}.`,
  playedBlack: ({ seat, card: id, replaced }, name) =>
    `${who(name, seat, 'engage', 'engagez')} ${card(id)}${replaced === undefined ? '' : ` et ${name.reader === seat ? 'congédiez' : 'congédie'} ${card(replaced)} sans préavis`}.`,
  activated: ({ seat, card: id }, name) => `${who(name, seat, 'active', 'activez')} ${card(id)}.`,
  triggered: ({ card: id }) => `${card(id)} s’en mêle.`,
  usedBonus: ({ seat, tile: id }, name) =>
    `${who(name, seat, 'utilise', 'utilisez')} la tuile ${quote(names.bonusTiles[id].name)}.`,
  actionsEnd: ({ seat }, name) => `${who(name, seat, 'en reste', 'en restez')} là.`,
  votesLost: ({ seat, n, votes }, name) =>
    `${who(name, seat, 'perd', 'perdez')} ${count(n, 'vote')} : ${votes < 0 ? `on vote désormais contre, ${figure(votes)}` : `il en reste ${votes}`}.`,
  votesGained: ({ seat, n, votes }, name) =>
    n === 0
      ? `Impossible ${name.reader === seat ? 'de vous aimer' : `d’aimer ${name(seat)}`} davantage : ${count(votes, 'vote')}.`
      : `${who(name, seat, 'gagne', 'gagnez')} ${count(n, 'vote')} sans avoir rien demandé : ${figure(votes)}.`,
  megaphones: ({ seat, n, megaphones }, name) =>
    `${who(name, seat, 'gagne', 'gagnez')} ${count(n, 'mégaphone')} (${megaphones} cette manche).`,
  circlePlaced: ({ seat, tile: id, symbols, innerCircles }, name) =>
    `On ${name.reader === seat ? 'vous voit' : `voit ${name(seat)}`} avec ${circle(id)}${symbols.length === 0 ? '' : ` : ${list(symbols.map((symbol) => names.symbols[symbol]))}`}${innerCircles === 0 ? '' : `, et jusque dans ${count(innerCircles, 'cercle interne', 'cercles internes')}`}.`,
  circlesDiscarded: ({ seat, tiles }, name) =>
    `${who(name, seat, 'n’a', 'n’avez')} pas de temps pour ${list(tiles.map(circle))}.`,
  stepped: (event, name) =>
    event.from.value === event.to.value
      ? `${whoseMarker(name, event)} change de rangée : ${columnNames[event.to.column]}.`
      : `${whoseMarker(name, event)} prend ses distances : ${way(event)}.`,
  jumped: (event, name) => `${whoseMarker(name, event)} resquille : ${way(event)}.`,
  rose: (event, name) => `${whoseMarker(name, event)} revient à de meilleurs sentiments : ${way(event)}.`,
  raised: (event, name) => `${whoseMarker(name, event)} remonte d’une ligne : ${way(event)}.`,
  spent: ({ seat, n, asked, moreTime, pounds: left }, name) =>
    `${who(name, seat, 'dépense', 'dépensez')} ${pounds(n)}${n < asked ? ` sur les ${pounds(asked)} prévues` : ''}${moreTime === 0 ? '' : `, en prenant ${name.reader === seat ? 'votre' : 'son'} temps (${count(moreTime, 'carte')})`} : ${left < 0 ? `${pounds(-left)} de dettes` : `il reste ${pounds(left)}`}.`,
  poundsTaken: ({ seat, n, pounds: left }, name) =>
    `${who(name, seat, 'doit', 'devez')} accepter ${pounds(n)} : ${pounds(left)}.`,
  sold: ({ seat, tile: id, price, discount }, name) =>
    price === 0
      ? `${who(name, seat, 'se défait', 'vous défaites')} de ${tile(id)} pour rien.`
      : `${who(name, seat, 'vend', 'vendez')} ${tile(id)} pour ${pounds(price)}${discount === 0 ? '' : ` (rabais de ${pounds(discount)})`}.`,
  swapped: ({ seat, gave, took, compensation }, name) =>
    `${who(name, seat, 'troque', 'troquez')} ${tile(gave)} contre ${tile(took)}${compensation === 0 ? '' : ` et ${name.reader === seat ? 'devez' : 'doit'} accepter ${pounds(compensation)}`}.`,
  hydePark: ({ results }, name) =>
    `Hyde Park. ${results.map((speech) => speechText(speech, you(name, speech.seat))).join(' ; ')}.`,
  dame: ({ seat, spared, affected }, name) => {
    if (spared) return `Dame Béatrice passe devant ${you(name, seat)} sans un mot.`;
    if (affected === 0) return `Dame Béatrice ne trouve rien d’aimable à dire ${of(name, seat)}.`;
    return `Dame Béatrice dit du bien ${of(name, seat)} : ${count(affected, 'marqueur concerné', 'marqueurs concernés')}.`;
  },
  dameBlocked: ({ seat, markers: blocked }, name) =>
    `${name.reader === seat ? `${blocked} de vos marqueurs` : `${count(blocked, 'marqueur')} ${deFrench(name(seat))}`} ne ${blocked === 1 ? 'peut' : 'peuvent'} pas monter : ${blocked === 1 ? 'un autre montera à sa place' : 'd’autres monteront à leur place'}.`,
  discarded: ({ seat, card: id }, name) => `${who(name, seat, 'se sépare', 'vous séparez')} de ${card(id)}.`,
  orderSet: ({ order }, name) =>
    `Ordre de la manche suivante : ${list(order.map((seat) => you(name, seat)))}.`,
  roundEnded: ({ round, pointer }) =>
    `Fin de la manche ${round}.${pointer === undefined ? '' : ` L’indicateur passe à ${names.boroughs[pointer]}.`}`,
  matchEnded: ({ round, early, scores }, name) =>
    `La partie s’achève après la manche ${round}${early ? ', quelqu’un ayant touché le fond' : ''}. ${scores.map((own, seat) => `${you(name, seat)} : ${scoresText(own)}`).join(' ; ')}.`,
});

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

const short = {
  election: 'Élection',
  society: 'Mondanités',
  possessions: 'Patrimoine',
  'last-will': 'Last Will',
} as const;
function scoresText(scores: Scores): string {
  return Object.entries(scores)
    .map(([competition, score]) => `${short[competition as keyof Scores]} ${figure(score)}`)
    .join(', ');
}
