/** Figures of a plate. */
interface PlateFigures {
  readonly money: number;
  readonly supply: number;
  readonly buildings: number;
  readonly cards: number;
}

const dollars = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The words of this board, apart from the game's own sentences. */
export const en = {
  dollars,
  labelled: (label: string, what: string) => `${label}: ${what}`,
  map: 'Map of Ankh-Morpork, 12 areas',
  mapTitle: 'Ankh-Morpork',
  mapNote: 'drawn from memory',
  river: 'River Ankh',
  turn: (turn: number) => `Turn ${turn}`,
  /** The reader, in the heading of a turn. */
  you: 'You',
  troubleCount: (count: number, need: number) =>
    `${some(count, 'area', 'areas')} in trouble; ${need} may end the game`,

  /** Parts of the label of an area. */
  areaNumber: (number: number, cost: number) => `area ${number}, a building costs ${dollars(cost)}`,
  minionsOf: (count: number, name: string) => `${name}: ${some(count, 'minion', 'minions')}`,
  myMinions: (count: number) => `${count} of your minions`,
  trolls: (count: number) => some(count, 'troll', 'trolls'),
  demons: (count: number) => some(count, 'demon', 'demons'),
  nobody: 'Nobody here',
  inTrouble: 'In trouble',
  calm: 'No trouble',
  buildingOf: (name: string) => `${name}’s building`,
  myBuilding: 'Your building',
  controlledBy: (name: string) => `Controlled by ${name}`,
  controlledByMe: 'Controlled by you',
  cityCardOut: 'Its City Area card has left the game',
  troubleComes: 'Brings trouble',
  severalHere: (count: number) => `${count} choices here`,
  threatened: 'A piece here is threatened',

  chooseIn: (area: string) => `${area}: which one?`,
  moveTo: (piece: string) => `${piece}: where to?`,
  cancel: 'Choose another',
  pieceOf: (name: string) => `${name}’s minion`,
  myPiece: 'Your minion',
  troll: 'Troll',
  demon: 'Demon',

  hand: 'Hand',
  handCount: (count: number) => `Hand (${count})`,
  emptyHand: 'Your hand is empty.',
  noHand: 'You’re watching: hands stay hidden.',
  handOf: (name: string) => `${name}’s hand`,
  drawn: 'Drawn cards',
  card: { green: 'green card', brown: 'brown card' },
  symbols: 'Symbols',
  noSymbols: 'no symbol',
  money: (amount: number) => `Take ${dollars(amount)}`,
  now: 'now',
  /** State of a symbol. */
  done: 'done',
  skipped: 'skipped',
  impossibleShort: 'impossible',
  impossible: (why: string) => `impossible. ${why}`,
  inPlay: 'Card in play',
  nothingInPlay: 'No card in play',
  lastPlayed: 'Last played',
  /** AM-5.7 A card that lies face down. */
  laidAside: 'Face down, played next',
  laidAsideBy: (name: string) => `${name}’s second card`,
  symbolOf: (at: number, of: number) => `symbol ${at} of ${of}`,
  possibleAreas: (count: number) => some(count, 'area possible', 'areas possible'),
  possibleCards: (count: number) => some(count, 'card possible', 'cards possible'),
  event: 'Random event',

  powerOfMine: 'Your power',
  powerOf: (name: string) => `${name}’s power`,
  powerOfNobody: 'Power of the player who builds here',
  powerGone: 'Nobody’s power any more (its card has left the game)',
  powerBlocked: (whose: string) => `${whose}, blocked by a demon`,
  powers: 'Powers',
  powersCount: (open: number) => (open === 0 ? 'Powers' : `Powers (${open})`),
  usePower: 'Use',
  usedUp: 'Already used this turn',
  notYet: 'From your next turn on',
  demonBlocks: 'Blocked by a demon',
  cardGone: 'The card has left the game',
  waitsForTurn: 'On your own turn',
  waitsForEvent: 'When a random event hits you',

  secret: 'Secret',
  onlyYou: 'Only you can see this',
  progress: {
    spread: (have: number, need: number) => `Minions in ${some(have, 'area', 'areas')} (${need} needed)`,
    control: (have: number, need: number) => `${some(have, 'area', 'areas')} controlled (${need} needed)`,
    trouble: (have: number, need: number) => `${some(have, 'area', 'areas')} in trouble (${need} needed)`,
    wealth: (have: number, need: number) => `Worth ${dollars(have)} (${dollars(need)} needed)`,
    exhaustion: (left: number) => `${some(left, 'card', 'cards')} left in the draw pile`,
  },
  drawPile: 'Draw pile',
  discardPile: 'Discards',
  eventPile: 'Events',
  pileOf: (name: string, count: number) => `${name}: ${some(count, 'card', 'cards')}`,
  emptyPile: 'Nothing here yet.',
  eventsLeft: (count: number) => `${some(count, 'event', 'events')} still to come, in an order nobody knows.`,

  die: (roll: number) => `The die shows ${roll}`,
  dieRest: 'Twelve-sided die',

  windowTitle: 'A chance to react',
  windowAsked: 'Answer with a highlighted card, or let it happen.',
  windowNothing: 'You have nothing to react with. You’re asked all the same, so that nobody can tell.',
  windowWaiting: 'The threatened players may react. Nobody is told who is being asked.',
  windowLater: 'You may be asked in a moment.',
  windowDone: 'You have answered.',
  windowHow:
    'Everyone under threat who holds a card is asked, whether it fits or not, so that a pause gives nothing away. You get one answer per threat.',
  lookAtWindow: 'How reactions work',

  /** AM-11 Figures on the plates: a word, and the whole for a screen reader. */
  figure: {
    control: { label: 'Controls', says: (have: string, need: number) => `controls ${have} of ${need} areas` },
    spread: {
      label: 'Occupies',
      says: (have: string, need: number) => `minions in ${have} of ${need} areas`,
    },
    wealth: { label: 'Worth', says: (have: string, need: number) => `worth ${have} of ${dollars(need)}` },
    near: 'close to the end',
  },
  plate: ({ money, supply, buildings, cards }: PlateFigures) =>
    `${dollars(money)}, ${some(supply, 'minion', 'minions')} in supply, ${some(buildings, 'building', 'buildings')} left to build, ${some(cards, 'card', 'cards')} in hand`,
  inSupply: (count: number) => `${some(count, 'minion', 'minions')} in supply`,
  buildingsLeft: (count: number) => `${some(count, 'building', 'buildings')} left to build`,
  cardsHeld: (count: number) => `${some(count, 'card', 'cards')} in hand`,
  areasOwned: 'City Area cards',
  loans: 'Loans',
  stuck: 'Stuck with',
  loanShort: (count: number): string => (count === 1 ? 'loan' : 'loans'),
  stuckShort: (_count: number) => 'stuck',
  personality: 'Personality',
  hidden: 'Secret until the end',

  afterTitle: 'Who was who',
  afterMinions: 'Minions',
  afterBuildings: 'Buildings',
  afterMoney: 'Money',
  afterLoans: 'Loans',
  afterPoints: 'Points',
  afterHand: 'Held at the end:',
  afterNoPoints: 'A secret goal decided the game. Points, had they counted:',
  none: 'none',
};

/** Words of this board in one language. */
export type BoardWords = typeof en;
