import {
  type NameOf,
  englishPossessive as possessive,
  type Seat,
  tableForMore,
  englishSubject as who,
  englishObject as you,
} from '@manigance/core';
import type { LastWillEvent } from '../rules/competitions/last-will/events.ts';
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

/** "Your", "Alix’s" at the head of a sentence. */
const whose = (name: NameOf, seat: Seat) => (name.reader === seat ? 'Your' : `${name(seat)}’s`);

/** Log lines of the events. */
export const logEn: LogLines = tableForMore<LogLines, LastWillEvent['type']>({
  opened: ({ order, pointer }, name) =>
    `The Club opens its doors. Turn order: ${list(order.map((seat) => you(name, seat)))}.${pointer === undefined ? '' : ` The pointer shows ${names.boroughs[pointer]}.`}`,
  handicap: ({ seat, competition }, name) =>
    `${who(name, seat, 'plays early and pays', 'play early and pay')} for it: ${handicaps[competition]}.`,
  roundPrepared: ({ round, central, dame }) =>
    `Round ${round}. Central card: ${card(central)}.${dame === undefined ? '' : ` Dame Beatrice brings ${quote(names.dameTiles[dame].name)}.`}`,
  sent: ({ seat, space, boy, boys }, name) =>
    `${who(name, seat, 'sends', 'send')} ${boySent(boy, boys)}: ${spaceName(space)}.`,
  declined: ({ seat }, name) => `${who(name, seat, 'keeps', 'keep')} the errand boy at home.`,
  idle: ({ seat, boys }, name) =>
    `${who(name, seat, 'has', 'have')} nowhere left to send ${count(boys, 'errand boy')}.`,
  tookCentral: ({ seat, card: id }, name) =>
    `${who(name, seat, 'takes', 'take')} the central card, ${card(id)}.`,
  tookRenaissance: ({ seat }, name) =>
    `${who(name, seat, 'discovers a talent for everything and takes', 'discover a talent for everything and take')} the Renaissance Man.`,
  named: ({ seat, symbol, symbols }, name) =>
    `${whose(name, seat)} Renaissance Man turns out to be an expert: ${names.symbols[symbol]}${symbols === 1 ? '' : `, ${symbols} times`}.`,
  reserved: ({ seat, place }, name) =>
    `${who(name, seat, 'books', 'book')} place ${place} for the next round.`,
  tookBonus: ({ seat, tile: id }, name) =>
    `${who(name, seat, 'takes', 'take')} the tile ${quote(names.bonusTiles[id].name)}.`,
  tookBundle: ({ seat, bundle, cards }, name) =>
    `${who(name, seat, 'takes', 'take')} ${bundleName(bundle)}${cards.length === 0 ? ', which has no cards left' : `: ${list(cards.map(card))}`}.`,
  immune: ({ seat }, name) =>
    `${who(name, seat, 'teases', 'tease')} Dame Beatrice, who will sulk for a round.`,
  actionsBegin: ({ seat }, name) => `${who(name, seat, 'may', 'may')} now misbehave.`,
  playedWhite: ({ seat, card: id }, name) => `${who(name, seat, 'plays', 'play')} ${card(id)}.`,
  pubCrawl: ({ seat, cards }, name) =>
    `${who(name, seat, 'stands', 'stand')} ${count(cards.length, 'more round')}: ${list(cards.map(card))}.`,
  playedBlack: ({ seat, card: id, replaced }, name) =>
    `${who(name, seat, 'engages', 'engage')} ${card(id)}${replaced === undefined ? '' : ` and ${name.reader === seat ? 'dismiss' : 'dismisses'} ${card(replaced)} without notice`}.`,
  activated: ({ seat, card: id }, name) => `${who(name, seat, 'activates', 'activate')} ${card(id)}.`,
  triggered: ({ card: id }) => `${card(id)} joins in.`,
  usedBonus: ({ seat, tile: id }, name) =>
    `${who(name, seat, 'uses', 'use')} the tile ${quote(names.bonusTiles[id].name)}.`,
  actionsEnd: ({ seat }, name) => `${who(name, seat, 'leaves', 'leave')} it at that.`,
  votesLost: ({ seat, n, votes }, name) =>
    `${who(name, seat, 'loses', 'lose')} ${count(n, 'vote')}: ${votes < 0 ? `people now vote against, ${figure(votes)}` : `${votes} left`}.`,
  votesGained: ({ seat, n, votes }, name) =>
    n === 0
      ? `${who(name, seat, 'can’t', 'can’t')} be any more popular: ${count(votes, 'vote')}.`
      : `${who(name, seat, 'gains', 'gain')} ${count(n, 'vote')} without asking for it: ${figure(votes)}.`,
  megaphones: ({ seat, n, megaphones }, name) =>
    `${who(name, seat, 'gains', 'gain')} ${count(n, 'megaphone')} (${megaphones} this round).`,
  circlePlaced: ({ seat, tile: id, symbols, innerCircles }, name) =>
    `${who(name, seat, 'is', 'are')} seen with ${circle(id)}${symbols.length === 0 ? '' : `: ${list(symbols.map((symbol) => names.symbols[symbol]))}`}${innerCircles === 0 ? '' : `, joining ${count(innerCircles, 'inner circle')}`}.`,
  circlesDiscarded: ({ seat, tiles }, name) =>
    `${who(name, seat, 'has', 'have')} no time for ${list(tiles.map(circle))}.`,
  stepped: (event, name) =>
    event.from.value === event.to.value
      ? `${whose(name, event.seat)} ${markers[event.marker]} moves over to the ${columnNames[event.to.column]} column.`
      : `${whose(name, event.seat)} ${markers[event.marker]} cools: ${way(event)}.`,
  jumped: (event, name) =>
    `${whose(name, event.seat)} ${markers[event.marker]} jumps the queue: ${way(event)}.`,
  rose: (event, name) => `${whose(name, event.seat)} ${markers[event.marker]} warms up again: ${way(event)}.`,
  raised: (event, name) =>
    `${whose(name, event.seat)} ${markers[event.marker]} goes up a row: ${way(event)}.`,
  spent: ({ seat, n, asked, moreTime, pounds: left }, name) =>
    `${who(name, seat, 'spends', 'spend')} ${pounds(n)}${n < asked ? ` of the ${pounds(asked)} intended` : ''}${moreTime === 0 ? '' : `, taking more time (${count(moreTime, 'card')})`}: ${left < 0 ? `${pounds(-left)} in debt` : `${pounds(left)} left`}.`,
  poundsTaken: ({ seat, n, pounds: left }, name) =>
    `${who(name, seat, 'has', 'have')} to accept ${pounds(n)}: ${pounds(left)}.`,
  sold: ({ seat, tile: id, price, discount }, name) =>
    price === 0
      ? `${who(name, seat, 'gives', 'give')} ${tile(id)} away for nothing.`
      : `${who(name, seat, 'sells', 'sell')} ${tile(id)} for ${pounds(price)}${discount === 0 ? '' : ` (discount ${pounds(discount)})`}.`,
  swapped: ({ seat, gave, took, compensation }, name) =>
    `${who(name, seat, 'swaps', 'swap')} ${tile(gave)} for ${tile(took)}${compensation === 0 ? '' : ` and ${name.reader === seat ? 'have' : 'has'} to accept ${pounds(compensation)}`}.`,
  hydePark: ({ results }, name) =>
    `Hyde Park. ${results.map((speech) => speechText(speech, you(name, speech.seat))).join('; ')}.`,
  dame: ({ seat, spared, affected }, name) => {
    if (spared) return `Dame Beatrice passes ${you(name, seat)} by without a word.`;
    if (affected === 0) return `Dame Beatrice can think of nothing kind to say about ${you(name, seat)}.`;
    return `Dame Beatrice speaks well of ${you(name, seat)}: ${count(affected, 'marker')} affected.`;
  },
  dameBlocked: ({ seat, markers: blocked }, name) =>
    `${blocked} of ${possessive(name, seat)} markers can’t rise, so ${blocked === 1 ? 'another has' : 'others have'} to.`,
  discarded: ({ seat, card: id }, name) => `${who(name, seat, 'parts', 'part')} with ${card(id)}.`,
  orderSet: ({ order }, name) => `Next round’s order: ${list(order.map((seat) => you(name, seat)))}.`,
  roundEnded: ({ round, pointer }) =>
    `Round ${round} is over.${pointer === undefined ? '' : ` The pointer moves on to ${names.boroughs[pointer]}.`}`,
  matchEnded: ({ round, early, scores }, name) =>
    `The match ends after round ${round}${early ? ', as somebody has hit rock bottom' : ''}. ${scores.map((own, seat) => `${you(name, seat)}: ${scoresText(own)}`).join('; ')}.`,
});

const handicaps = {
  election: 'one vote too many',
  society: 'a friend who is one row too fond',
  possessions: 'a pound nobody asked for',
} as const;

function boySent(boy: 'own' | 'late' | 'extra', boys: number): string {
  if (boy === 'late') return 'the boy from the central card elsewhere';
  if (boy === 'extra') return 'an extra errand boy';
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
