/** Id of a card in AM-14. */
export type CardId = string;

/** AM-14 A row of the table of cards. */
export interface CardRow {
  readonly id: CardId;
  readonly colour: 'green' | 'brown';
  /** In the order in which they are resolved. */
  readonly symbols: readonly string[];
  /** AM-13 The effect of its scroll or interrupt. */
  readonly effect: string;
}

/** AM-14.1 The table, row by row: id, symbols, effect of the scroll or interrupt. */
const greens = `
  mr-boggis scroll,place takeFromEachOther
  mr-bent scroll,playAnother loan
  beggars-guild scroll,place receiveCards
  bank-of-ankh-morpork scroll,playAnother loan
  sunshine-dragon-sanctuary scroll,playAnother eachOtherGivesMoneyOrCard
  sergeant-angua removeTrouble,playAnother -
  agony-aunts assassinate,money:2,place -
  dysk build,scroll incomePerMinionInArea
  duckman scroll moveOtherMinion
  drumknott scroll playTwoCards
  cmot-dibbler scroll,playAnother dibbler
  dr-cruces assassinate,money:3 -
  captain-carrot place,removeTrouble,money:1 -
  mrs-cake scroll,money:2,build peekPersonalities
  groat place -
  gimlets-dwarf-delicatessen money:3,place -
  gaspode interrupt preventMoveOrRemoval
  fresh-start-club interrupt replaceRemovedMinion
  foul-ole-ron scroll,playAnother moveOtherMinion
  fools-guild scroll,place payOrStuckCard
  fire-brigade scroll,playAnother payOrLoseBuilding
  inigo-skimmer assassinate,money:2 -
  history-monks scroll,place drawFromDiscard
  hex scroll,build draw
  here-n-now scroll,playAnother hereNNow
  harry-king place,scroll discardForMoney
  hargas-house-of-ribs money:3,place -
  mr-gryle assassinate,money:1 -
  peeled-nuts - -
  opera-house build,scroll incomePerMinionInArea
  nobby-nobbs scroll,playAnother takeFromPlayer
  modo scroll,place discard
  mended-drum build,money:2 -
  librarian scroll draw
  leonard-of-quirm scroll draw
  shonky-shop scroll,build discardForMoney
  sacharissa-cripslock scroll,place incomePerTrouble
  rosie-palm place,scroll sellCard
  rincewind randomEvent,scroll,playAnother moveOwnMinion
  royal-mint build,money:5 -
  queen-molly place,scroll receiveCards
  pink-pussycat-club money:3,playAnother -
  zorgo scroll,build exchangePersonality
  dr-whiteface scroll,place payOrStuckCard
  wallace-sonky interrupt preventCardText
  seamstresses-guild scroll,place sellCard
  mr-pin-and-mr-tulip assassinate,money:1 -
  thieves-guild scroll,place takeFromEachOther`;

/** AM-14.2 */
const browns = `
  sergeant-cheery-littlebottom scroll,removeTrouble draw
  otto-chriek scroll,build incomePerTrouble
  the-clacks scroll,money:2,playAnother draw
  sergeant-colon removeTrouble,place -
  cosmo-lavish scroll,playAnother payToForceRemoval
  the-dean randomEvent,scroll,playAnother removeMinionInArea
  hello assassinate,assassinate,build -
  burleigh-and-stronginthearm scroll,build payThenAssassinate
  the-bursar randomEvent,scroll,playAnother swapMinions
  cable-street-particulars scroll,place inspectAndDiscard
  canting-crew scroll,place moveOtherMinion
  carcer scroll,playAnother rollAndRemove
  chair-of-indefinite-studies randomEvent,scroll,playAnother swapHands
  sir-charles-lavatory scroll,build incomePerBuilding
  dorfl scroll,playAnother moveOwnMinion
  sergeant-detritus removeTrouble,removeTrouble -
  deep-dwarves scroll,playAnother placeAnywhereQuietly
  adora-belle-dearheart scroll,place,build moveOwnMinion
  alchemists-guild scroll,build discardAndRefill
  the-auditors scroll eachOtherRemovesOwn
  buggy-swires removeTrouble -
  susan interrupt preventRemoval
  sybil-vimes money:3,scroll takeoverBuilding
  mr-teatime money:3,assassinate,playAnother -
  the-watch build,removeTrouble -
  wee-mad-arthur scroll buildHalfPrice
  william-de-worde place,scroll incomePerTrouble
  willikins scroll placeAtOwnBuilding
  archchancellor-ridcully randomEvent,scroll placeNear
  ruby place,build -
  the-senior-wrangler randomEvent,scroll,playAnother placeNear
  mr-shine scroll placeAnywhereQuietly
  mr-slant scroll,build incomePerMinionInTroubleArea
  the-smoking-gnu scroll,playAnother placeInTrouble
  stanley scroll,place stealFromRandom
  moist-von-lipwig place,money:3,scroll,playAnother draw
  doctor-mossy-lawn interrupt endTurnKeepCard
  patricians-palace build,money:4,place -
  ponder-stibbons randomEvent,scroll playTwoCards
  the-post-office scroll,place incomePerBuilding
  reacher-gilt scroll takeoverBuilding
  professor-of-recent-runes randomEvent,scroll,playAnother draw
  doctor-hix randomEvent,scroll,playAnother placeTrouble
  hobsons-livery-stable scroll,build payThenMoveOwn
  hubert scroll,place forceTransfer
  igor interrupt replaceRemovedMinion
  the-luggage assassinate,scroll discard
  the-mob scroll,place,playAnother placeTrouble
  lord-downey assassinate,money:3,build -
  dwarves place,place -
  edward-d-eath assassinate,money:3,build -
  errol scroll,playAnother errol
  gargoyles scroll,build drawPerOwnBuilding`;

function rowsOf(table: string, colour: CardRow['colour']): CardRow[] {
  const rows = table.trim().split('\n');
  return rows.map((row) => {
    const [id = '', symbols = '-', effect = '-'] = row.trim().split(' ');
    return { id, colour, symbols: symbols === '-' ? [] : symbols.split(','), effect };
  });
}

/** AM-1.2 */
export const allCards: readonly CardRow[] = [...rowsOf(greens, 'green'), ...rowsOf(browns, 'brown')];

const byId = new Map(allCards.map((card) => [card.id, card]));
/** The row of a card. */
export function cardRow(id: CardId): CardRow {
  const row = byId.get(id);
  if (row === undefined) throw new RangeError(`there is no card ${id}`);
  return row;
}

/** AM-4.2 An interrupt cannot be played as a card. */
export function isPlayable(id: CardId): boolean {
  return !cardRow(id).symbols.includes('interrupt');
}
