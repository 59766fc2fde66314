import type { NameOf } from '@manigance/core';
import { lastPeriod, turnsPerPeriod } from '../rules/constants.ts';
import type { GainId, Programme, Walk } from '../rules/events.ts';
import { conditionIds } from '../rules/victory.ts';
import { conditionsOf, type EventLines } from './lines.ts';
import { namesEn } from './names-en.ts';
import { atDistrict, cards, cogs, list, number, points, theDistrict } from './words-en.ts';

/** The log: dry, short, slightly amused. */
export const logEn: EventLines = {
  began: ({ firstPlayer }, name) => `${name(firstPlayer)} wears the finest coat, and begins.`,
  placed: ({ seat, district }, name) => `${name(seat)} moves in ${atDistrict(district)}, furniture and all.`,
  turnBegan: ({ period, turn, order }, name) =>
    `Period ${period}, turn ${turn}. Order of play: ${order.map(name).join(', ')}.`,
  purses: ({ money }, name) =>
    `Purses on the table: ${list(money.map((amount, seat) => `${name(seat)} ${number(amount)}`))}.`,
  committed: ({ seat }, name) => `${name(seat)} has set the wheel.`,
  revealed: ({ programmes }, name) =>
    `The wheels are turned over. ${programmes.map((each) => wheels(each, name)).join('; ')}.`,
  moved: ({ seat, edgar, lucien }, name) =>
    edgar.by === 'immobile' && lucien.by === 'immobile'
      ? `${name(seat)} does not move.`
      : `${name(seat)}: Edgar ${walked(edgar)}, Lucien ${walked(lucien)}.`,
  robbed: ({ seat, victim, held, amount }, name) =>
    amount === 0
      ? `${name(seat)} robs ${name(victim)}, whose pockets were empty.`
      : `${name(seat)} robs ${name(victim)}, who had asked for nothing: ${cogs(amount)} out of ${number(held)}.`,
  bought: ({ seat, district, from, price }, name) =>
    from === undefined
      ? `${name(seat)} buys ${theDistrict(district)} from the city for ${cogs(price)}.`
      : `${name(seat)} buys ${theDistrict(district)} from ${name(from)} for ${cogs(price)}, no discussion.`,
  schemePlayed: ({ seat, card }, name) => `${name(seat)} plays ${namesEn.schemes[card].name}.`,
  administered: ({ seat, action, supported, cost }, name) => {
    const paid = cost === 0 ? '' : `, for ${points(cost)}`;
    const help = supported ? ' with Lucien’s political support' : '';
    return `${name(seat)}: ${namesEn.actions[action].name}${help}${paid}.`;
  },
  drew: ({ seat, count, cards: drawn }, name) =>
    drawn === undefined
      ? `${name(seat)} draws ${cards(count)}, looking innocent.`
      : `${name(seat)} draws ${list(drawn.map((card) => namesEn.schemes[card].name))}.`,
  reshuffled: ({ cards: count }) => `The discard pile, ${cards(count)}, becomes the deck.`,
  threatened: ({ seat, players }, name) =>
    `${name(seat)} reminds ${list(players.map(name))} how easily accidents happen.`,
  freed: ({ seat, district }, name) =>
    `${name(seat)} gives up ${theDistrict(district)}, more or less freely.`,
  requisitioned: ({ seat, district, from }, name) =>
    from === undefined
      ? `${name(seat)} requisitions ${theDistrict(district)} without opening the purse.`
      : `${name(seat)} requisitions ${theDistrict(district)}, which ${name(from)} thought safe.`,
  skippedSecond: ({ action, lacks }) => {
    const why = lacks === 'token' ? 'no influence token left to place' : 'nothing left to take';
    return `${namesEn.actions[action].name}: ${why}, the second time goes for nothing.`;
  },
  gained: ({ seat, by, money, popularity }, name) => gains[by](name(seat), money, popularity),
  protectionTaken: ({ seat, from }, name) =>
    from === undefined
      ? `${name(seat)} takes Heritage Protection and puts up the padlocks.`
      : `${name(seat)} takes Heritage Protection from under the nose of ${name(from)}; the padlocks change doors.`,
  certificateTaken: ({ seat, certificate, from }, name) =>
    from === undefined
      ? `${name(seat)} is handed the ${namesEn.conditions[certificate].name} certificate.`
      : `${name(seat)} is handed the ${namesEn.conditions[certificate].name} certificate that ${name(from)} held.`,
  lucienPut: ({ seat, from, to }, name) =>
    `The Lucien of ${name(seat)} leaves ${theDistrict(from)} and turns up ${atDistrict(to)}.`,
  smeared: ({ seat, by, with: payment, amount }, name) => {
    if (payment === 'money') return `${name(seat)} gives ${name(by)} ${cogs(amount)} to keep things quiet.`;
    if (amount === 0) return `${name(seat)} lets people talk: there was nothing left to lose.`;
    return `${name(seat)} lets people talk, and loses ${points(amount)}.`;
  },
  extorted: ({ seat, victim, card }, name) =>
    `${name(seat)} draws ${card === undefined ? 'a card' : namesEn.schemes[card].name} from the hand of ${name(victim)}.`,
  officeSeized: ({ seat, from, firstPlayer, turn }, name) => {
    const unless = turn === turnsPerPeriod ? ', unless the election decides otherwise' : '';
    return `${name(seat)} sits down in the Governor’s chair of ${name(from)}, still warm. ${name(firstPlayer)} will begin next turn${unless}.`;
  },
  exchanged: ({ seat, direction, money, popularity }, name) =>
    direction === 'to_popularity'
      ? `${name(seat)} turns ${cogs(-money)} into ${points(popularity)}.`
      : `${name(seat)} turns ${points(-popularity)} into ${cogs(money)}.`,
  discarded: ({ seat, cards: lost }, name) =>
    `${name(seat)} sacrifices ${list(lost.map((card) => namesEn.schemes[card].name))}.`,
  passed: ({ seat }, name) => `${name(seat)} leaves it at that.`,
  taxed: ({ seat, popularity, money }, name) => {
    const parts = [...(money > 0 ? [cogs(money)] : []), ...(popularity > 0 ? [points(popularity)] : [])];
    if (parts.length === 0) return `Taxes bring ${name(seat)} nothing.`;
    return `${name(seat)} collects taxes: ${list(parts)}.`;
  },
  tied: ({ seats, popularity }, name) =>
    `${list(seats.map(name))} tie at ${points(popularity)}: the office goes to the highest bidder.`,
  bid: ({ seat, amount }, name) => `${name(seat)} lays ${cogs(amount)} on the table.`,
  bidPassed: ({ seat }, name) => `${name(seat)} drops out.`,
  elected: ({ seat, paid, firstPlayer }, name) => {
    const price = paid === 0 ? '' : ` for ${cogs(paid)}`;
    return `${name(seat)} is elected Governor${price}. ${name(firstPlayer)} will begin.`;
  },
  vacant: ({ former }, name) =>
    former === undefined
      ? 'Nobody bids: the city will do without a Governor.'
      : `Nobody bids: the city will do without a Governor, and ${name(former)} hands in the token.`,
  periodEnded: ({ period }) =>
    period === lastPeriod
      ? `Period ${period} ends, and the match with it.`
      : `Period ${period} ends. The aids are cleared, and so are consciences.`,
  left: ({ seat, cards: lost }, name) =>
    lost.length === 0
      ? `${name(seat)} leaves town.`
      : `${name(seat)} leaves town, and ${list(lost.map((card) => namesEn.schemes[card].name))} behind.`,
  brink: ({ seat }, name) =>
    `Two conditions for ${name(seat)}, in plain sight: the rest is a matter of purse.`,
  won: ({ seat, how }, name) => victory(name(seat), how),
};

const gains: Readonly<Record<GainId, (name: string, money: number, popularity: number) => string>> = {
  bank_heist: (name, money) => `The bank is ${cogs(money)} lighter, to the benefit of ${name}.`,
  populist_speech: (name, _money, popularity) =>
    `The crowd cheers ${name} without quite listening: ${points(popularity)} more.`,
  financial_backing: (name, money) => `${name} receives ${cogs(money)} from a friend in steel.`,
  popular_support: (name, _money, popularity) => `${name} gains ${points(popularity)} among the tenants.`,
};

function wheels({ seat, edgar, lucien }: Programme & { seat: number }, name: NameOf): string {
  return `${name(seat)}: Edgar ${namesEn.wheel[edgar].toLowerCase()}, Lucien ${namesEn.wheel[lucien].toLowerCase()}`;
}

/** A character that stays either meant to, or found no such exit. */
function walked({ by, from, to }: Walk): string {
  if (by === 'immobile') return `stays ${atDistrict(from)}`;
  const how = namesEn.wheel[by].toLowerCase();
  if (from === to) return `looks in vain for a way out (${how}) and stays ${atDistrict(from)}`;
  return `goes to ${theDistrict(to)} (${how})`;
}

export function victory(name: string, how: string): string {
  const conditions = conditionsOf(conditionIds, { how }).map((id) => namesEn.conditions[id].name);
  if (conditions.length > 0) return `${name}, ${list(conditions)}: Fosko salutes its Grand Triumphator.`;
  if (how === 'last') return `${name} keeps the city, for want of opponents.`;
  return `Twelve periods and no Grand Triumphator: ${name} came closest, and wins.`;
}
