import type { AreaId } from './board.ts';
import type { Card } from './ids.ts';
import { idAt } from './lists.ts';
import { rowsById } from './rows.ts';

/** AM-6 Done from left to right; `money:3` takes $3 from the bank. */
export type CardSymbol =
  | 'place'
  | 'build'
  | 'assassinate'
  | 'removeTrouble'
  | `money:${1 | 2 | 3 | 4 | 5}`
  | 'scroll'
  | 'randomEvent'
  | 'playAnother'
  | 'interrupt';

/** AM-13 The effects of scrolls and interrupts and their parameters. */
export interface ScrollParams {
  takeFromEachOther: { amount: number }; // AM-13.1
  loan: { borrow: number; repay: number; penalty: number }; // AM-13.2
  receiveCards: { count: number }; // AM-13.3
  eachOtherGivesMoneyOrCard: { amount: number }; // AM-13.4
  incomePerMinionInArea: { area: AreaId; per: number }; // AM-13.5
  moveOtherMinion: undefined; // AM-13.6
  playTwoCards: { count: number }; // AM-13.7
  dibbler: { winFrom: number; gain: number; loseOn: number; pay: number }; // AM-13.8
  hereNNow: { winFrom: number; take: number; loseOn: number }; // AM-13.9
  errol: { winFrom: number; loseOn: number }; // AM-13.10
  peekPersonalities: { leaveOut: number }; // AM-13.11
  preventMoveOrRemoval: undefined; // AM-13.12
  preventRemoval: undefined; // AM-13.13
  preventCardText: undefined; // AM-13.14
  replaceRemovedMinion: undefined; // AM-13.15
  endTurnKeepCard: undefined; // AM-13.16
  payOrStuckCard: { amount: number }; // AM-13.17
  payOrLoseBuilding: { amount: number }; // AM-13.18
  drawFromDiscard: { count: number }; // AM-13.19
  draw: { count: number }; // AM-13.20
  drawPerOwnBuilding: { per: number }; // AM-13.21
  discardForMoney: { per: number }; // AM-13.22
  discard: undefined; // AM-13.23
  discardAndRefill: { max: number }; // AM-13.24
  takeFromPlayer: { amount: number }; // AM-13.25
  sellCard: { amount: number }; // AM-13.26
  incomePerTrouble: { per: number }; // AM-13.27
  incomePerBuilding: { per: number }; // AM-13.28
  incomePerMinionInTroubleArea: { per: number }; // AM-13.29
  moveOwnMinion: { from: 'trouble' | 'any'; range: 'adjacent' | 'any' }; // AM-13.30
  payThenMoveOwn: { pay: number }; // AM-13.31
  exchangePersonality: undefined; // AM-13.32
  payToForceRemoval: { pay: number }; // AM-13.33
  removeMinionInArea: { area: AreaId }; // AM-13.34
  payThenAssassinate: { pay: number }; // AM-13.35
  swapMinions: undefined; // AM-13.36
  inspectAndDiscard: undefined; // AM-13.37
  rollAndRemove: { rolls: number }; // AM-13.38
  swapHands: undefined; // AM-13.39
  eachOtherRemovesOwn: undefined; // AM-13.40
  placeAnywhereQuietly: undefined; // AM-13.41
  placeAtOwnBuilding: undefined; // AM-13.42
  placeInTrouble: undefined; // AM-13.43
  placeNear: { area: AreaId; max: number }; // AM-13.44
  placeTrouble: { where: 'any' | 'adjacentToTrouble' }; // AM-13.45
  takeoverBuilding: { trouble: 'absent' | 'present' }; // AM-13.46
  buildHalfPrice: { divisor: number }; // AM-13.47
  stealFromRandom: { look: number }; // AM-13.48
  forceTransfer: { amount: number }; // AM-13.49
}

/** One member per effect: its name and, if it takes any, its parameters. */
export type EffectOf<Params> = {
  [E in keyof Params]: Params[E] extends undefined
    ? { readonly effect: E; readonly params?: undefined }
    : { readonly effect: E; readonly params: Readonly<Params[E]> };
}[keyof Params];

/** AM-13 An effect with its parameters. */
export type ScrollEffect = EffectOf<ScrollParams>;

/**
 * AM-14 A player card. One with the symbol `interrupt` is no card of the turn (AM-4.2). Every card ends on the
 * discard pile, but for what the effects `loan` (AM-9.7) and `payOrStuckCard` (AM-9.8) say.
 */
export type CardData = {
  readonly id: string;
  readonly colour: 'green' | 'brown';
  readonly symbols: readonly CardSymbol[];
  /** AM-2.1 Out of the game with fewer players. */
  readonly minPlayers?: number;
} & (ScrollEffect | { readonly effect?: undefined; readonly params?: undefined });

/** AM-14.1, AM-14.2 The 48 green cards, then the 53 brown ones. */
// biome-ignore format: one card per row
/** AM-14 The player cards. */
export const cards = [
  { id: 'mr-boggis',                    colour: 'green', symbols: ['scroll', 'place'], effect: 'takeFromEachOther', params: { amount: 2 } },
  { id: 'mr-bent',                      colour: 'green', symbols: ['scroll', 'playAnother'], effect: 'loan', params: { borrow: 10, repay: 12, penalty: 15 } },
  { id: 'beggars-guild',                colour: 'green', symbols: ['scroll', 'place'], effect: 'receiveCards', params: { count: 2 } },
  { id: 'bank-of-ankh-morpork',         colour: 'green', symbols: ['scroll', 'playAnother'], effect: 'loan', params: { borrow: 10, repay: 12, penalty: 15 } },
  { id: 'sunshine-dragon-sanctuary',    colour: 'green', symbols: ['scroll', 'playAnother'], effect: 'eachOtherGivesMoneyOrCard', params: { amount: 1 } },
  { id: 'sergeant-angua',               colour: 'green', symbols: ['removeTrouble', 'playAnother'] },
  { id: 'agony-aunts',                  colour: 'green', symbols: ['assassinate', 'money:2', 'place'] },
  { id: 'dysk',                         colour: 'green', symbols: ['build', 'scroll'], effect: 'incomePerMinionInArea', params: { area: 'isle-of-gods', per: 1 } },
  { id: 'duckman',                      colour: 'green', symbols: ['scroll'], effect: 'moveOtherMinion' },
  { id: 'drumknott',                    colour: 'green', symbols: ['scroll'], effect: 'playTwoCards', params: { count: 2 } },
  { id: 'cmot-dibbler',                 colour: 'green', symbols: ['scroll', 'playAnother'], effect: 'dibbler', params: { winFrom: 7, gain: 4, loseOn: 1, pay: 2 } },
  { id: 'dr-cruces',                    colour: 'green', symbols: ['assassinate', 'money:3'] },
  { id: 'captain-carrot',               colour: 'green', symbols: ['place', 'removeTrouble', 'money:1'] },
  { id: 'mrs-cake',                     colour: 'green', symbols: ['scroll', 'money:2', 'build'], effect: 'peekPersonalities', params: { leaveOut: 1 } },
  { id: 'groat',                        colour: 'green', symbols: ['place'] },
  { id: 'gimlets-dwarf-delicatessen',   colour: 'green', symbols: ['money:3', 'place'] },
  { id: 'gaspode',                      colour: 'green', symbols: ['interrupt'], effect: 'preventMoveOrRemoval' },
  { id: 'fresh-start-club',             colour: 'green', symbols: ['interrupt'], effect: 'replaceRemovedMinion' },
  { id: 'foul-ole-ron',                 colour: 'green', symbols: ['scroll', 'playAnother'], effect: 'moveOtherMinion' },
  { id: 'fools-guild',                  colour: 'green', symbols: ['scroll', 'place'], effect: 'payOrStuckCard', params: { amount: 5 } },
  { id: 'fire-brigade',                 colour: 'green', symbols: ['scroll', 'playAnother'], effect: 'payOrLoseBuilding', params: { amount: 5 } },
  { id: 'inigo-skimmer',                colour: 'green', symbols: ['assassinate', 'money:2'] },
  { id: 'history-monks',                colour: 'green', symbols: ['scroll', 'place'], effect: 'drawFromDiscard', params: { count: 4 } },
  { id: 'hex',                          colour: 'green', symbols: ['scroll', 'build'], effect: 'draw', params: { count: 3 } },
  { id: 'here-n-now',                   colour: 'green', symbols: ['scroll', 'playAnother'], effect: 'hereNNow', params: { winFrom: 7, take: 3, loseOn: 1 } },
  { id: 'harry-king',                   colour: 'green', symbols: ['place', 'scroll'], effect: 'discardForMoney', params: { per: 2 } },
  { id: 'hargas-house-of-ribs',         colour: 'green', symbols: ['money:3', 'place'] },
  { id: 'mr-gryle',                     colour: 'green', symbols: ['assassinate', 'money:1'] },
  { id: 'peeled-nuts',                  colour: 'green', symbols: [] },
  { id: 'opera-house',                  colour: 'green', symbols: ['build', 'scroll'], effect: 'incomePerMinionInArea', params: { area: 'isle-of-gods', per: 1 } },
  { id: 'nobby-nobbs',                  colour: 'green', symbols: ['scroll', 'playAnother'], effect: 'takeFromPlayer', params: { amount: 3 } },
  { id: 'modo',                         colour: 'green', symbols: ['scroll', 'place'], effect: 'discard' },
  { id: 'mended-drum',                  colour: 'green', symbols: ['build', 'money:2'] },
  { id: 'librarian',                    colour: 'green', symbols: ['scroll'], effect: 'draw', params: { count: 4 } },
  { id: 'leonard-of-quirm',             colour: 'green', symbols: ['scroll'], effect: 'draw', params: { count: 4 } },
  { id: 'shonky-shop',                  colour: 'green', symbols: ['scroll', 'build'], effect: 'discardForMoney', params: { per: 1 } },
  { id: 'sacharissa-cripslock',         colour: 'green', symbols: ['scroll', 'place'], effect: 'incomePerTrouble', params: { per: 1 } },
  { id: 'rosie-palm',                   colour: 'green', symbols: ['place', 'scroll'], effect: 'sellCard', params: { amount: 2 } },
  { id: 'rincewind',                    colour: 'green', symbols: ['randomEvent', 'scroll', 'playAnother'], effect: 'moveOwnMinion', params: { from: 'trouble', range: 'adjacent' } },
  { id: 'royal-mint',                   colour: 'green', symbols: ['build', 'money:5'] },
  { id: 'queen-molly',                  colour: 'green', symbols: ['place', 'scroll'], effect: 'receiveCards', params: { count: 2 } },
  { id: 'pink-pussycat-club',           colour: 'green', symbols: ['money:3', 'playAnother'] },
  { id: 'zorgo',                        colour: 'green', symbols: ['scroll', 'build'], effect: 'exchangePersonality' },
  { id: 'dr-whiteface',                 colour: 'green', symbols: ['scroll', 'place'], effect: 'payOrStuckCard', params: { amount: 5 } },
  { id: 'wallace-sonky',                colour: 'green', symbols: ['interrupt'], effect: 'preventCardText' },
  { id: 'seamstresses-guild',           colour: 'green', symbols: ['scroll', 'place'], effect: 'sellCard', params: { amount: 2 } },
  { id: 'mr-pin-and-mr-tulip',          colour: 'green', symbols: ['assassinate', 'money:1'] },
  { id: 'thieves-guild',                colour: 'green', symbols: ['scroll', 'place'], effect: 'takeFromEachOther', params: { amount: 2 } },
  { id: 'sergeant-cheery-littlebottom', colour: 'brown', symbols: ['scroll', 'removeTrouble'], effect: 'draw', params: { count: 2 } },
  { id: 'otto-chriek',                  colour: 'brown', symbols: ['scroll', 'build'], effect: 'incomePerTrouble', params: { per: 1 } },
  { id: 'the-clacks',                   colour: 'brown', symbols: ['scroll', 'money:2', 'playAnother'], effect: 'draw', params: { count: 2 } },
  { id: 'sergeant-colon',               colour: 'brown', symbols: ['removeTrouble', 'place'] },
  { id: 'cosmo-lavish',                 colour: 'brown', symbols: ['scroll', 'playAnother'], effect: 'payToForceRemoval', params: { pay: 2 }, minPlayers: 3 },
  { id: 'the-dean',                     colour: 'brown', symbols: ['randomEvent', 'scroll', 'playAnother'], effect: 'removeMinionInArea', params: { area: 'unreal-estate' } },
  { id: 'hello',                        colour: 'brown', symbols: ['assassinate', 'assassinate', 'build'] },
  { id: 'burleigh-and-stronginthearm',  colour: 'brown', symbols: ['scroll', 'build'], effect: 'payThenAssassinate', params: { pay: 2 } },
  { id: 'the-bursar',                   colour: 'brown', symbols: ['randomEvent', 'scroll', 'playAnother'], effect: 'swapMinions' },
  { id: 'cable-street-particulars',     colour: 'brown', symbols: ['scroll', 'place'], effect: 'inspectAndDiscard' },
  { id: 'canting-crew',                 colour: 'brown', symbols: ['scroll', 'place'], effect: 'moveOtherMinion' },
  { id: 'carcer',                       colour: 'brown', symbols: ['scroll', 'playAnother'], effect: 'rollAndRemove', params: { rolls: 2 } },
  { id: 'chair-of-indefinite-studies',  colour: 'brown', symbols: ['randomEvent', 'scroll', 'playAnother'], effect: 'swapHands' },
  { id: 'sir-charles-lavatory',         colour: 'brown', symbols: ['scroll', 'build'], effect: 'incomePerBuilding', params: { per: 1 } },
  { id: 'dorfl',                        colour: 'brown', symbols: ['scroll', 'playAnother'], effect: 'moveOwnMinion', params: { from: 'any', range: 'any' } },
  { id: 'sergeant-detritus',            colour: 'brown', symbols: ['removeTrouble', 'removeTrouble'] },
  { id: 'deep-dwarves',                 colour: 'brown', symbols: ['scroll', 'playAnother'], effect: 'placeAnywhereQuietly' },
  { id: 'adora-belle-dearheart',        colour: 'brown', symbols: ['scroll', 'place', 'build'], effect: 'moveOwnMinion', params: { from: 'any', range: 'any' } },
  { id: 'alchemists-guild',             colour: 'brown', symbols: ['scroll', 'build'], effect: 'discardAndRefill', params: { max: 3 } },
  { id: 'the-auditors',                 colour: 'brown', symbols: ['scroll'], effect: 'eachOtherRemovesOwn' },
  { id: 'buggy-swires',                 colour: 'brown', symbols: ['removeTrouble'] },
  { id: 'susan',                        colour: 'brown', symbols: ['interrupt'], effect: 'preventRemoval' },
  { id: 'sybil-vimes',                  colour: 'brown', symbols: ['money:3', 'scroll'], effect: 'takeoverBuilding', params: { trouble: 'absent' } },
  { id: 'mr-teatime',                   colour: 'brown', symbols: ['money:3', 'assassinate', 'playAnother'] },
  { id: 'the-watch',                    colour: 'brown', symbols: ['build', 'removeTrouble'] },
  { id: 'wee-mad-arthur',               colour: 'brown', symbols: ['scroll'], effect: 'buildHalfPrice', params: { divisor: 2 } },
  { id: 'william-de-worde',             colour: 'brown', symbols: ['place', 'scroll'], effect: 'incomePerTrouble', params: { per: 1 } },
  { id: 'willikins',                    colour: 'brown', symbols: ['scroll'], effect: 'placeAtOwnBuilding' },
  { id: 'archchancellor-ridcully',      colour: 'brown', symbols: ['randomEvent', 'scroll'], effect: 'placeNear', params: { area: 'unreal-estate', max: 2 } },
  { id: 'ruby',                         colour: 'brown', symbols: ['place', 'build'] },
  { id: 'the-senior-wrangler',          colour: 'brown', symbols: ['randomEvent', 'scroll', 'playAnother'], effect: 'placeNear', params: { area: 'unreal-estate', max: 1 } },
  { id: 'mr-shine',                     colour: 'brown', symbols: ['scroll'], effect: 'placeAnywhereQuietly' },
  { id: 'mr-slant',                     colour: 'brown', symbols: ['scroll', 'build'], effect: 'incomePerMinionInTroubleArea', params: { per: 2 } },
  { id: 'the-smoking-gnu',              colour: 'brown', symbols: ['scroll', 'playAnother'], effect: 'placeInTrouble' },
  { id: 'stanley',                      colour: 'brown', symbols: ['scroll', 'place'], effect: 'stealFromRandom', params: { look: 2 } },
  { id: 'moist-von-lipwig',             colour: 'brown', symbols: ['place', 'money:3', 'scroll', 'playAnother'], effect: 'draw', params: { count: 2 } },
  { id: 'doctor-mossy-lawn',            colour: 'brown', symbols: ['interrupt'], effect: 'endTurnKeepCard' },
  { id: 'patricians-palace',            colour: 'brown', symbols: ['build', 'money:4', 'place'] },
  { id: 'ponder-stibbons',              colour: 'brown', symbols: ['randomEvent', 'scroll'], effect: 'playTwoCards', params: { count: 2 } },
  { id: 'the-post-office',              colour: 'brown', symbols: ['scroll', 'place'], effect: 'incomePerBuilding', params: { per: 1 } },
  { id: 'reacher-gilt',                 colour: 'brown', symbols: ['scroll'], effect: 'takeoverBuilding', params: { trouble: 'present' } },
  { id: 'professor-of-recent-runes',    colour: 'brown', symbols: ['randomEvent', 'scroll', 'playAnother'], effect: 'draw', params: { count: 2 } },
  { id: 'doctor-hix',                   colour: 'brown', symbols: ['randomEvent', 'scroll', 'playAnother'], effect: 'placeTrouble', params: { where: 'any' } },
  { id: 'hobsons-livery-stable',        colour: 'brown', symbols: ['scroll', 'build'], effect: 'payThenMoveOwn', params: { pay: 2 } },
  { id: 'hubert',                       colour: 'brown', symbols: ['scroll', 'place'], effect: 'forceTransfer', params: { amount: 3 }, minPlayers: 3 },
  { id: 'igor',                         colour: 'brown', symbols: ['interrupt'], effect: 'replaceRemovedMinion' },
  { id: 'the-luggage',                  colour: 'brown', symbols: ['assassinate', 'scroll'], effect: 'discard' },
  { id: 'the-mob',                      colour: 'brown', symbols: ['scroll', 'place', 'playAnother'], effect: 'placeTrouble', params: { where: 'adjacentToTrouble' } },
  { id: 'lord-downey',                  colour: 'brown', symbols: ['assassinate', 'money:3', 'build'] },
  { id: 'dwarves',                      colour: 'brown', symbols: ['place', 'place'] },
  { id: 'edward-d-eath',                colour: 'brown', symbols: ['assassinate', 'money:3', 'build'] },
  { id: 'errol',                        colour: 'brown', symbols: ['scroll', 'playAnother'], effect: 'errol', params: { winFrom: 7, loseOn: 1 } },
  { id: 'gargoyles',                    colour: 'brown', symbols: ['scroll', 'build'], effect: 'drawPerOwnBuilding', params: { per: 1 } },
] as const satisfies readonly CardData[];

/** Id of a player card. */
export type CardId = (typeof cards)[number]['id'];

const rows: readonly CardData[] = cards;

/** The data printed on a card. */
export function cardData(card: Card): CardData {
  const row = rows[card];
  if (row === undefined) throw new RangeError(`there is no card ${card}`);
  return row;
}

/** AM-6 The symbol of a card at this place. */
export function symbolOf(card: Card, index: number): CardSymbol {
  return idAt(cardData(card).symbols, index);
}

/** The data of each card. */
export const cardById: Readonly<Record<CardId, CardData>> = rowsById(cards);

const playable: readonly boolean[] = cards.map(({ symbols }: CardData) => !symbols.includes('interrupt'));

/** AM-4.2 Whether a card can be the card of a turn: interrupts cannot. */
export function isPlayable(card: Card): boolean {
  return playable[card] === true;
}
