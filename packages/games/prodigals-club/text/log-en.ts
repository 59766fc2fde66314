import type { PcEvent, Scores, Speech } from '../rules/events.ts';
import { namesEn as names } from './names-en.ts';
import type { LogLines } from './sentences.ts';
import {
  bundleName,
  columnNames,
  count,
  figure,
  list,
  markers,
  pounds,
  quote,
  signed,
  spaceName,
} from './words-en.ts';

type Shifted = Extract<PcEvent, { readonly type: 'stepped' | 'jumped' | 'rose' | 'raised' }>;

const card = (id: keyof typeof names.cards) => quote(names.cards[id].name);
const circle = (id: keyof typeof names.circles) => quote(names.circles[id]);
const tile = (id: keyof typeof names.possessions) => quote(names.possessions[id]);
const way = ({ from, to }: Shifted) => `${figure(from.value)} → ${figure(to.value)}`;

/** Log lines of the events. */
export const logEn: LogLines = {
  opened: ({ order, pointer }, name) =>
    `The Club opens its doors. Turn order: ${list(order.map(name))}.${pointer === undefined ? '' : ` The pointer shows ${names.boroughs[pointer]}.`}`,
  handicap: ({ seat, competition }, name) =>
    `${name(seat)} plays early and pays for it: ${handicaps[competition]}.`,
  roundPrepared: ({ round, central, dame }) =>
    `Round ${round}. Central card: ${card(central)}.${dame === undefined ? '' : ` Dame Beatrice brings ${quote(names.dameTiles[dame].name)}.`}`,
  sent: ({ seat, space, boy, boys }, name) =>
    `${name(seat)} sends ${boySent(boy, boys)}: ${spaceName(space)}.`,
  declined: ({ seat }, name) => `${name(seat)} keeps the errand boy at home.`,
  idle: ({ seat, boys }, name) => `${name(seat)} has nowhere left to send ${count(boys, 'errand boy')}.`,
  tookCentral: ({ seat, card: id }, name) => `${name(seat)} takes the central card, ${card(id)}.`,
  tookRenaissance: ({ seat }, name) => `${name(seat)} discovers every talent and takes the Renaissance Man.`,
  named: ({ seat, symbol, symbols }, name) =>
    `The Renaissance Man of ${name(seat)} turns out to know about this: ${names.symbols[symbol]}${symbols === 1 ? '' : `, ${symbols} times`}.`,
  reserved: ({ seat, place }, name) => `${name(seat)} books place ${place} for the next round.`,
  tookBonus: ({ seat, tile: id }, name) =>
    `${name(seat)} takes the tile ${quote(names.bonusTiles[id].name)}.`,
  tookBundle: ({ seat, bundle, cards }, name) =>
    `${name(seat)} takes ${bundleName(bundle)}${cards.length === 0 ? ', which holds no card' : `: ${list(cards.map(card))}`}.`,
  immune: ({ seat }, name) => `${name(seat)} teases Dame Beatrice, who will sulk for a round.`,
  actionsBegin: ({ seat }, name) => `${name(seat)} may now misbehave.`,
  playedWhite: ({ seat, card: id }, name) => `${name(seat)} plays ${card(id)}.`,
  pubCrawl: ({ seat, cards }, name) =>
    `${name(seat)} stands ${count(cards.length, 'more round')}: ${list(cards.map(card))}.`,
  playedBlack: ({ seat, card: id, replaced }, name) =>
    `${name(seat)} engages ${card(id)}${replaced === undefined ? '' : ` and dismisses ${card(replaced)} without notice`}.`,
  activated: ({ seat, card: id }, name) => `${name(seat)} activates ${card(id)}.`,
  triggered: ({ card: id }) => `${card(id)} joins in.`,
  usedBonus: ({ seat, tile: id }, name) => `${name(seat)} uses the tile ${quote(names.bonusTiles[id].name)}.`,
  actionsEnd: ({ seat }, name) => `${name(seat)} leaves it at that.`,
  votesLost: ({ seat, n, votes }, name) =>
    `${name(seat)} loses ${count(n, 'vote')}${votes < 0 ? ` and is now voted against: ${figure(votes)}` : `: ${votes} left`}.`,
  votesGained: ({ seat, n, votes }, name) =>
    n === 0
      ? `${name(seat)} cannot be liked any better than with ${count(votes, 'vote')}.`
      : `${name(seat)} gains ${count(n, 'vote')}, without having asked: ${figure(votes)}.`,
  megaphones: ({ seat, n, megaphones }, name) =>
    `${name(seat)} gains ${count(n, 'megaphone')} (${megaphones} this round).`,
  circlePlaced: ({ seat, tile: id, symbols, innerCircles }, name) =>
    `${name(seat)} is seen with ${circle(id)}${symbols.length === 0 ? '' : `: ${list(symbols.map((symbol) => names.symbols[symbol]))}`}${innerCircles === 0 ? '' : `, and joins ${count(innerCircles, 'inner circle')}`}.`,
  circlesDiscarded: ({ seat, tiles }, name) => `${name(seat)} has no time for ${list(tiles.map(circle))}.`,
  stepped: (event, name) =>
    event.from.value === event.to.value
      ? `The ${markers[event.marker]} of ${name(event.seat)} moves over to the ${columnNames[event.to.column]} column.`
      : `The ${markers[event.marker]} of ${name(event.seat)} cools: ${way(event)}.`,
  jumped: (event, name) =>
    `The ${markers[event.marker]} of ${name(event.seat)} jumps the queue: ${way(event)}.`,
  rose: (event, name) => `The ${markers[event.marker]} of ${name(event.seat)} warms up again: ${way(event)}.`,
  raised: (event, name) =>
    `The ${markers[event.marker]} of ${name(event.seat)} goes up a row: ${way(event)}.`,
  spent: ({ seat, n, asked, moreTime, pounds: left }, name) =>
    `${name(seat)} spends ${pounds(n)}${n < asked ? ` of the ${pounds(asked)} intended` : ''}${moreTime === 0 ? '' : `, taking more time (${count(moreTime, 'card')})`}: ${left < 0 ? `${pounds(-left)} in debt` : `${pounds(left)} left`}.`,
  poundsTaken: ({ seat, n, pounds: left }, name) =>
    `${name(seat)} has to take ${pounds(n)}: ${pounds(left)}.`,
  sold: ({ seat, tile: id, price, discount }, name) =>
    price === 0
      ? `${name(seat)} gets rid of ${tile(id)} for nothing.`
      : `${name(seat)} sells ${tile(id)} for ${pounds(price)}${discount === 0 ? '' : ` (discount ${pounds(discount)})`}.`,
  swapped: ({ seat, gave, took, compensation }, name) =>
    `${name(seat)} swaps ${tile(gave)} for ${tile(took)}${compensation === 0 ? '' : ` and has to accept ${pounds(compensation)}`}.`,
  hydePark: ({ results }, name) =>
    `Hyde Park. ${results.map((speech) => speechText(speech, name(speech.seat))).join('; ')}.`,
  dame: ({ seat, spared, affected }, name) => {
    if (spared) return `Dame Beatrice passes ${name(seat)} without a word.`;
    if (affected === 0) return `Dame Beatrice can think of nothing kind to say about ${name(seat)}.`;
    return `Dame Beatrice speaks well of ${name(seat)}: ${count(affected, 'marker')} affected.`;
  },
  dameBlocked: ({ seat, markers: blocked }, name) =>
    `${count(blocked, 'marker')} of ${name(seat)} cannot rise; ${blocked === 1 ? 'another one has' : 'others have'} to.`,
  discarded: ({ seat, card: id }, name) => `${name(seat)} parts with ${card(id)}.`,
  orderSet: ({ order }, name) => `Next round’s order: ${list(order.map(name))}.`,
  roundEnded: ({ round, pointer }) =>
    `Round ${round} is over.${pointer === undefined ? '' : ` The pointer moves on to ${names.boroughs[pointer]}.`}`,
  matchEnded: ({ round, early, scores }, name) =>
    `The match ends after round ${round}${early ? ', somebody having reached the bottom' : ''}. ${scores.map((own, seat) => `${name(seat)}: ${scoresText(own)}`).join('; ')}.`,
};

const handicaps = {
  election: 'one vote too many',
  society: 'a friend one row too kind',
  possessions: 'a pound nobody asked for',
} as const;

function boySent(boy: 'own' | 'late' | 'extra', boys: number): string {
  if (boy === 'late') return 'the boy from the central card on';
  if (boy === 'extra') return 'one errand boy more';
  return boys === 1 ? 'an errand boy' : `${boys} errand boys`;
}

function speechText({ megaphones, change }: Speech, name: string): string {
  const votes = change === 0 ? 'nothing' : `${signed(change)} ${Math.abs(change) === 1 ? 'vote' : 'votes'}`;
  return `${name}: ${count(megaphones, 'megaphone')}, ${votes}`;
}

function scoresText(scores: Scores): string {
  return Object.entries(scores)
    .map(([competition, score]) => `${names.competitions[competition as keyof Scores]} ${figure(score)}`)
    .join(', ');
}
