import {
  type NameOf,
  englishPossessive as possessive,
  type Seat,
  englishSubject as who,
  englishObject as you,
} from '@manigance/core';
import { lastPeriod, turnsPerPeriod } from '../rules/constants.ts';
import type { GainId, Programme, Walk } from '../rules/events.ts';
import { conditionIds } from '../rules/victory.ts';
import { conditionsOf, type EventLines } from './lines.ts';
import { namesEn } from './names-en.ts';
import { atDistrict, cards, cogs, list, number, points, theDistrict } from './words-en.ts';

/** The log: dry, short, slightly amused. */
export const logEn: EventLines = {
  began: ({ firstPlayer }, name) =>
    `${who(name, firstPlayer, 'wears', 'wear')} the finest coat, and ${name.reader === firstPlayer ? 'begin' : 'begins'}.`,
  placed: ({ seat, district }, name) =>
    `${who(name, seat, 'moves', 'move')} in ${atDistrict(district)}, furniture and all.`,
  turnBegan: ({ period, turn, order }, name) =>
    `Period ${period}, turn ${turn}. Order of play: ${order.map((seat) => you(name, seat)).join(', ')}.`,
  purses: ({ money }, name) =>
    `Purses on the table: ${list(money.map((amount, seat) => `${you(name, seat)} ${number(amount)}`))}.`,
  committed: ({ seat }, name) => `${who(name, seat, 'has set their wheel', 'have set your wheel')}.`,
  revealed: ({ programmes }, name) =>
    `The wheels are revealed. ${programmes.map((each) => wheels(each, name)).join('; ')}.`,
  moved: ({ seat, edgar, lucien }, name) =>
    edgar.by === 'immobile' && lucien.by === 'immobile'
      ? `${who(name, seat, 'doesn’t', 'don’t')} move.`
      : `${label(name, seat)}: Edgar ${walked(edgar)}, Lucien ${walked(lucien)}.`,
  robbed: ({ seat, victim, held, amount }, name) =>
    amount === 0
      ? `${who(name, seat, 'robs', 'rob')} ${you(name, victim)}: the pockets were empty.`
      : `${who(name, seat, 'robs', 'rob')} ${you(name, victim)}, who had done nothing to deserve it: ${cogs(amount)} out of ${number(held)}.`,
  bought: ({ seat, district, from, price }, name) =>
    from === undefined
      ? `${who(name, seat, 'buys', 'buy')} ${theDistrict(district)} from the city for ${cogs(price)}.`
      : `${who(name, seat, 'buys', 'buy')} ${theDistrict(district)} from ${you(name, from)} for ${cogs(price)}, no questions asked.`,
  schemePlayed: ({ seat, card }, name) =>
    `${who(name, seat, 'plays', 'play')} ${namesEn.schemes[card].name}.`,
  administered: ({ seat, action, supported, cost }, name) => {
    const paid = cost === 0 ? '' : `, at a cost of ${points(cost)}`;
    const help = supported ? ' with Lucien’s political support' : '';
    return `${label(name, seat)}: ${namesEn.actions[action].name}${help}${paid}.`;
  },
  drew: ({ seat, count, cards: drawn }, name) =>
    drawn === undefined
      ? `${who(name, seat, 'draws', 'draw')} ${cards(count)}, looking innocent.`
      : `${who(name, seat, 'draws', 'draw')} ${list(drawn.map((card) => namesEn.schemes[card].name))}.`,
  reshuffled: ({ cards: count }) => `The discard pile is shuffled into a new deck of ${cards(count)}.`,
  threatened: ({ seat, players }, name) =>
    `${who(name, seat, 'reminds', 'remind')} ${list(players.map((player) => you(name, player)))} how easily accidents happen.`,
  freed: ({ seat, district }, name) =>
    `${who(name, seat, 'gives', 'give')} up ${theDistrict(district)}, more or less freely.`,
  requisitioned: ({ seat, district, from }, name) =>
    from === undefined
      ? `${who(name, seat, 'requisitions', 'requisition')} ${theDistrict(district)} without paying a single Cog.`
      : `${who(name, seat, 'requisitions', 'requisition')} ${theDistrict(district)}, which ${you(name, from)} thought safe.`,
  skippedSecond: ({ action, lacks }) => {
    const why = lacks === 'token' ? 'no influence token left to place' : 'nothing left to take';
    return `${namesEn.actions[action].name}: ${why}, so the second time comes to nothing.`;
  },
  gained: ({ seat, by, money, popularity }, name) => gains[by](name, seat, money, popularity),
  protectionTaken: ({ seat, from }, name) =>
    from === undefined
      ? `${who(name, seat, 'takes Heritage Protection and puts', 'take Heritage Protection and put')} up the padlocks.`
      : `${who(name, seat, 'takes', 'take')} Heritage Protection from under ${possessive(name, from)} nose; the padlocks change doors.`,
  certificateTaken: ({ seat, certificate, from }, name) =>
    from === undefined
      ? `${who(name, seat, 'is', 'are')} handed the ${namesEn.conditions[certificate].name} certificate.`
      : `${who(name, seat, 'is', 'are')} handed the ${namesEn.conditions[certificate].name} certificate that ${you(name, from)} held.`,
  lucienPut: ({ seat, from, to }, name) =>
    `${label(name, seat, '’s', 'Your')} Lucien leaves ${theDistrict(from)} and turns up ${atDistrict(to)}.`,
  smeared: ({ seat, by, with: payment, amount }, name) => {
    if (payment === 'money')
      return `${who(name, seat, 'gives', 'give')} ${you(name, by)} ${cogs(amount)} to keep things quiet.`;
    if (amount === 0) return `${who(name, seat, 'lets', 'let')} people talk: there was nothing left to lose.`;
    return `${who(name, seat, 'lets people talk, and loses', 'let people talk, and lose')} ${points(amount)}.`;
  },
  extorted: ({ seat, victim, card }, name) =>
    `${who(name, seat, 'draws', 'draw')} ${card === undefined ? 'a card' : namesEn.schemes[card].name} from ${possessive(name, victim)} hand.`,
  officeSeized: ({ seat, from, firstPlayer, turn }, name) => {
    const until = turn === turnsPerPeriod ? ', until the election' : '';
    return `${who(name, seat, 'sits', 'sit')} down in ${possessive(name, from)} Governor’s chair, still warm. ${who(name, firstPlayer, 'is', 'are')} first player now${until}.`;
  },
  exchanged: ({ seat, direction, money, popularity }, name) =>
    direction === 'to_popularity'
      ? `${who(name, seat, 'turns', 'turn')} ${cogs(-money)} into ${points(popularity)}.`
      : `${who(name, seat, 'turns', 'turn')} ${points(-popularity)} into ${cogs(money)}.`,
  discarded: ({ seat, cards: lost }, name) =>
    `${who(name, seat, 'sacrifices', 'sacrifice')} ${list(lost.map((card) => namesEn.schemes[card].name))}.`,
  passed: ({ seat }, name) => `${who(name, seat, 'leaves', 'leave')} it at that.`,
  taxed: ({ seat, popularity, money }, name) => {
    const parts = [...(money > 0 ? [cogs(money)] : []), ...(popularity > 0 ? [points(popularity)] : [])];
    if (parts.length === 0) return `Taxes bring ${you(name, seat)} nothing.`;
    return `${who(name, seat, 'collects', 'collect')} taxes: ${list(parts)}.`;
  },
  tied: ({ seats, popularity }, name) =>
    `${list(seats.map(name))} are tied at ${points(popularity)}: the office goes to the highest bidder.`,
  bid: ({ seat, amount }, name) => `${who(name, seat, 'lays', 'lay')} ${cogs(amount)} on the table.`,
  bidPassed: ({ seat }, name) => `${who(name, seat, 'drops', 'drop')} out.`,
  elected: ({ seat, paid }, name) => {
    const price = paid === 0 ? '' : ` for ${cogs(paid)}`;
    return `${who(name, seat, 'is', 'are')} elected Governor${price}.`;
  },
  vacant: ({ former }, name) =>
    former === undefined
      ? 'Nobody bids: the city will do without a Governor.'
      : `Nobody bids: the city will do without a Governor, and ${you(name, former)} ${name.reader === former ? 'hand' : 'hands'} in the token.`,
  periodEnded: ({ period }) =>
    period === lastPeriod
      ? `Period ${period} ends, and the match with it.`
      : `Period ${period} ends. The slate is wiped clean, and so are consciences.`,
  left: ({ seat, cards: lost }, name) =>
    lost.length === 0
      ? `${who(name, seat, 'leaves', 'leave')} town.`
      : `${who(name, seat, 'leaves', 'leave')} town, and ${list(lost.map((card) => namesEn.schemes[card].name))} behind.`,
  brink: ({ seat }, name) =>
    `${who(name, seat, 'meets', 'meet')} two conditions in plain sight: the rest is a matter of money.`,
  won: ({ seat, how }, name) => victory(name(seat), how),
};

type GainLine = (name: NameOf, seat: Seat, money: number, popularity: number) => string;

const gains: Readonly<Record<GainId, GainLine>> = {
  bank_heist: (name, seat, money) => `The bank is ${cogs(money)} lighter, thanks to ${you(name, seat)}.`,
  populist_speech: (name, seat, _money, popularity) =>
    `The crowd cheers ${you(name, seat)} without quite listening: ${points(popularity)} more.`,
  financial_backing: (name, seat, money) =>
    `${who(name, seat, 'receives', 'receive')} ${cogs(money)} from a friend in steel.`,
  popular_support: (name, seat, _money, popularity) =>
    `${who(name, seat, 'gains', 'gain')} ${points(popularity)} among the tenants.`,
};

/** A name at the head of a line: "Alix", "You"; with endings, "Alix’s", "Your". */
function label(name: NameOf, seat: Seat, ending = '', yours = 'You'): string {
  return name.reader === seat ? yours : `${name(seat)}${ending}`;
}

function wheels({ seat, edgar, lucien }: Programme & { seat: number }, name: NameOf): string {
  return `${you(name, seat)}: Edgar ${namesEn.wheel[edgar].toLowerCase()}, Lucien ${namesEn.wheel[lucien].toLowerCase()}`;
}

/** A character that stays either meant to, or found no such exit. */
function walked({ by, from, to }: Walk): string {
  if (by === 'immobile') return `stays ${atDistrict(from)}`;
  const how = namesEn.wheel[by].toLowerCase();
  if (from === to) return `looks in vain for a way out (${how}) and stays ${atDistrict(from)}`;
  return `goes to ${theDistrict(to)} (${how})`;
}

/** Who won, and by which conditions. */
export function victory(name: string, how: string): string {
  const conditions = conditionsOf(conditionIds, { how }).map((id) => namesEn.conditions[id].name);
  if (conditions.length > 0) return `${name}, ${list(conditions)}: Fosko salutes its Grand Triumphator.`;
  if (how === 'last') return `${name} keeps the city, for want of opponents.`;
  return `Twelve periods and no Grand Triumphator: ${name} came closest, and wins.`;
}
