import { groupDigits, joinList } from '@manigance/core';
import type { ActionId } from '../../rules/administrations.ts';
import { cardFigures } from '../../rules/cards.ts';
import {
  cardsDrawn,
  edgarCost,
  heistMoney,
  ivoryTax,
  popularityMax,
  speechPopularity,
  steelTax,
  supportedCost,
} from '../../rules/constants.ts';

/** The board's own words in English; names and sentences of the game come from `text/`. */
const number = (amount: number) => groupDigits(amount, 'en');
const cogs = (amount: number) => `${number(amount)} Cogs`;
const list = (items: readonly string[]) => joinList(items, 'and');
const either = (items: readonly string[]) => joinList(items, 'or');

/** The effect of an action in a few words: once, or twice with support (EL-13.5), against a number of rivals. */
type Brings = (times: number, rivals: number) => string;
const actions: Readonly<Record<ActionId, Brings>> = {
  bar_schemes: (times) => `Draw ${times * cardsDrawn} Shenanigan cards`,
  intimidation: (times, rivals) => {
    if (rivals > 1) return `Two opponents each give up a district${times > 1 ? ', twice' : ''}`;
    return times > 1
      ? 'Two of your opponent’s districts become neutral'
      : 'One of your opponent’s districts becomes neutral';
  },
  bank_heist: (times) => `+${cogs(times * heistMoney)}`,
  requisition: (times) =>
    times > 1
      ? 'Two districts for nothing, neutral ones first'
      : 'A district for nothing, neutral if any is left',
  populist_speech: () => `+${speechPopularity} popularity, up to ${popularityMax}`,
  heritage_protection: () => 'Nobody can buy or requisition your districts',
  certificate_acquisition: () => 'A certificate whose condition you meet',
  political_support: () => `Doubles Edgar’s action, for ${supportedCost} popularity instead of ${edgarCost}`,
};

/** English words of the board. */
export const en = {
  number,
  cogs,
  /** 90k: where a whole sum does not fit. */
  short: (amount: number) => (amount === 0 ? '0' : `${amount / 1000}k`),
  list,
  either,
  edgar: 'Edgar',
  lucien: 'Lucien',

  map: (districts: number) => `Map of Fosko, ${districts} districts`,
  district: {
    neutral: 'neutral',
    held: (name: string) => `held by ${name}`,
    yours: 'yours',
    guarded: 'protected',
    pawn: (character: string, name: string) => `${name}’s ${character}`,
    yourPawn: (character: string) => `your ${character}`,
    stands: (pawns: string) => `Here: ${pawns}.`,
    exit: (by: string, to: string) => `${by} to ${to}`,
    exits: (exits: string) => `Exits: ${exits}.`,
    send: (character: string, by: string) => `Send ${character} here: ${by}.`,
    sent: (character: string) => `${character} goes here.`,
    choose: 'Choose this district.',
    buy: 'Buy this district.',
    tooFar: (character: string) => `Out of ${character}’s reach this turn.`,
    since: 'Changed since your last move.',
  },

  gauge: (scores: string) => `Popularity: ${scores}`,
  score: (name: string, points: number) => `${name} ${points}`,

  dial: {
    tab: 'Wheel',
    label: (character: string) => `Movement wheel, ${character}’s hand`,
    turn: (character: string) => `Turn ${character}’s hand`,
    goes: (by: string, to: string, note: string) => `${by}: to ${to}, ${note}`,
    stays: 'Stays here',
    byChoice: 'by choice',
    noExit: 'no such exit here',
    pickExit: 'exit chosen when moving',
    forSale: (price: string) => `neutral, for sale at ${price}`,
    own: 'yours',
    seal: 'Seal',
    change: 'Change',
    sealed: 'Sealed',
    clause: 'Where do Edgar and Lucien go?',
    notYet: 'Not set yet',
    keys: 'Arrow keys turn the hand; Enter goes on to Lucien, then seals; E and L switch hands.',
  },

  act: {
    tab: 'Actions',
    done: 'has acted',
    both: 'Edgar and Lucien together',
    none: 'Nothing to do here.',
    nothing: 'Neither of them can do anything where they are.',
    choose: 'Choose',
    back: 'Back',
    cost: (points: number) => `−${points} popularity`,
    fromAfar: 'From afar',
    onMap: 'Tap a highlighted district, or choose here:',
    pass: 'Pass',
    discards: (left: number) => (left === 1 ? 'One more card to discard' : `${left} more cards to discard`),
    discarded: (names: string) => `To discard: ${names}`,
    exitOf: (character: string) => `Where does ${character} come out?`,
    giveUp: 'Tap one of your highlighted districts, or choose here:',
    start: 'Tap a highlighted district: both your pawns start there.',
    toMoney: 'Popularity into money',
    toPopularity: 'Money into popularity',
    steps: (gives: string, gets: string) => `${gives} for ${gets}`,
    points: (points: number) => `${points} popularity`,
  },

  /** The effect in a few words, below the name. */
  does: {
    rob: 'Half their money, rounded up',
    buy: {
      ivory: `Yours, and ${ivoryTax} popularity each period`,
      steel: `Yours, and ${cogs(steelTax)} each period`,
      administration: 'Yours: one more Administration',
    },
    actions,
    schemes: {
      plan_b: 'Lucien goes to any other district',
      influence_peddling: `Edgar’s district, for ${cogs(cardFigures.influence_peddling.price)} to its owner`,
      smear_threat: `From each opponent ${cardFigures.smear_threat.popularity} popularity, or ${cogs(cardFigures.smear_threat.money)} to you`,
      certification: 'A free certificate whose condition you meet',
      financial_backing: `+${cogs(cardFigures.financial_backing.money)}`,
      popular_support: `+${cardFigures.popular_support.popularity} popularity, up to ${popularityMax}`,
      extortion: 'A card at random from somebody beside Edgar',
      remote_action: 'One of Edgar’s administration actions, from here',
      coup_detat: 'You become Governor',
      resource_exchange: 'Cogs for popularity, or popularity for Cogs',
      carte_blanche: `Edgar’s district, for ${cogs(cardFigures.carte_blanche.price)} to the city`,
      corruption: 'Nobody can buy or requisition your districts',
      swindle: 'Three more cards for any free certificate',
    },
  },

  hand: {
    tab: 'Cards',
    title: (cards: number) => `Shenanigan cards, ${cards}`,
    empty: 'No card in hand. Edgar draws two at Drunken Pig Square.',
    playable: 'Can be played now',
    times: (count: number) => `×${count}`,
  },

  purse: {
    tab: 'Purse',
    aid: 'Administrations',
    title: 'Purse',
    notes: (notes: string) => `Notes: ${notes}`,
    note: (count: number, value: string) => `${count} of ${value}`,
    marked: 'done this period',
    unmarked: 'not done this period',
    supply: (tokens: number) => (tokens === 1 ? '1 influence token left' : `${tokens} influence tokens left`),
  },

  city: {
    tab: 'City',
    free: 'free',
    protects: 'guards everything',
    lastPlayed: 'Last played',
    deck: (cards: number) => (cards === 1 ? '1 card to draw' : `${cards} cards to draw`),
    discard: (cards: number) => `${cards} discarded`,
    dandy: (amount: string) => `${amount} Cogs`,
    districts: (least: number) => `${least} districts`,
    administrations: (least: number) => `${least} Administrations`,
    zealot: 'Governor at 100',
  },

  plate: {
    popularity: (points: number) => `Popularity ${points}`,
    districts: (count: number, least: number) => `${count} of ${least} districts`,
    administrations: (count: number, least: number) => `${count} of ${least} Administrations`,
    cards: (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`),
    money: (amount: string) => `${amount} in the purse`,
    hidden: 'purse closed',
    governor: 'Governor',
    first: 'First player',
    heritage: 'Heritage Protection',
    gone: 'has left',
    wheel: (edgar: string, lucien: string) => `Wheel: Edgar ${edgar}, Lucien ${lucien}`,
    /** Words above the figures. */
    figures: {
      wealthy_dandy: 'Money',
      high_collector: 'Districts',
      influential_bureaucrat: 'Admin.',
      grand_zealot: 'Popul.',
    },
    near: 'one step from winning',
    met: 'met',
    certified: 'certificate',
    notMet: 'not yet',
    unknown: 'unknown, the purse is closed',
    condition: (name: string, state: string) => `${name}: ${state}`,
    holds: 'Districts',
    nothing: 'none',
    marks: 'Administration actions done this period',
    conditions: 'Victory conditions: three of the four win',
    acted: 'has acted this turn',
  },

  progress: {
    period: (period: number) => `Period ${period}`,
    shortPeriod: (period: number) => `P${period}`,
    turn: (turn: number, of: number) => `turn ${turn} of ${of}`,
    heading: (period: number, turn: number) => `Period ${period} · turn ${turn}`,
    reckoning: (period: number) => `End of period ${period}`,
  },

  auction: {
    tab: 'Auction',
    title: 'Who becomes Governor?',
    standing: (name: string, amount: string) => `${name} bids ${amount}.`,
    noBid: 'No bid yet.',
    passed: 'has passed',
    bidding: 'to bid',
    inIt: 'still in',
    leads: 'highest bid',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    bid: (amount: string) => `Bid ${amount}`,
    amount: 'My bid',
    clause: 'The most popular are tied.',
    poor: 'You cannot bid higher: pass.',
  },

  after: {
    hand: 'Cards in hand',
    winner: 'Grand Triumphator',
    rule: 'Three of the four conditions are enough, met or held by certificate.',
    byCertificate: 'by certificate',
    notGovernor: 'but not Governor',
    noCards: 'none',
    score: (met: number) => `${met} of 3`,
    of: (have: string, need: string) => `${have} of ${need}`,
    deck: 'Left in the deck, next card first',
  },
};

/** Words of the board in one language. */
export type Words = typeof en;
