import type { CompetitionId } from '../from-game.ts';

/** Texts of the board itself. Names, card texts and the log are in the game's `text/`. */
export const en = {
  labelled: (label: string, what: string) => `${label}: ${what}`,
  board: 'The boards of the Club',
  centre: 'The Club',
  competitions: {
    election: 'Election',
    society: 'Society',
    possessions: 'Possessions',
    'last-will': 'Last Will',
  } as Readonly<Record<CompetitionId, string>>,
  mottos: {
    election: 'Lose your votes.',
    society: 'Tumble with poise.',
    possessions: 'Everything must go.',
    'last-will': 'Live well, die broke.',
    central: 'Members only, and their errands.',
  },
  lowest: 'Lowest wins:',
  lowestWhy: 'only your highest pedestal counts.',
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  /** Headings of the log. */
  turns: {
    round: (round: number) => `Round ${round}`,
    prepared: 'the stage is set',
    plans: 'the plans',
    errand: (time: number) => `${['first', 'second', 'third', 'fourth'][time - 1] ?? 'more'} errand boys`,
    /** Without a name, the reader's. */
    actions: (name?: string) => (name === undefined ? 'your actions' : `${name}’s actions`),
    end: 'the reckoning',
  },
  phases: { planning: 'Planning', errands: 'Errands', actions: 'Actions', closing: 'End of round' },
  you: 'you',
  counts: 'it counts',
  scoreHere: (score: string, counts: boolean, whose?: string) =>
    `Here ${scoreOf(whose)} is ${score}${counts ? `, ${highestOf(whose)}: it counts` : ''}.`,
  tab: (name: string, score: string | undefined, counts: boolean, free: number, whose?: string) =>
    [
      score === undefined
        ? name
        : `${name}: ${scoreOf(whose)} ${score}${counts ? `, ${highestOf(whose)}` : ''}`,
      free > 0 ? `${free} open to you` : '',
    ]
      .filter((part) => part !== '')
      .join('; '),
  free: 'Open to you.',
  chosen: 'Chosen: press again to confirm.',
  taken: (names: string) => `Errand boy: ${names}.`,
  nobody: 'Nobody here.',
  centralCard: 'Central card',
  noCard: 'Taken.',
  twoBoys: '2 errand boys',
  renaissance: 'Renaissance Man',
  namedSymbols: (list: string) => `used as: ${list}`,
  order: 'Next round’s order',
  orderNow: 'This round',
  place: (place: number) => ['1st', '2nd', '3rd', '4th', '5th'][place - 1] ?? `${place}`,
  bonus: 'Bonus tiles',
  noBonus: 'None left.',
  bundles: 'Bundles',
  bundleTaken: 'taken',
  bundle: (letter: string) => `Bundle ${letter}`,
  withTile: (name: string, sides: string) => `With the circle tile ${name} (${sides}).`,
  grid: 'Your circles',
  gridOf: (name: string, tiles: number) => `${name}’s circles, ${tiles === 1 ? '1 tile' : `${tiles} tiles`}`,
  placed: (name: string, sides: string, place: string) => `${name}, ${place}: ${sides}.`,
  position: (x: number, y: number) => `column ${signed(x)}, row ${signed(y)}`,
  sides: (north: string, east: string, south: string, west: string) =>
    `top ${north}, right ${east}, bottom ${south}, left ${west}`,
  side: { '?': 'any symbol', none: 'nothing' },
  freePlace: (place: string, ways: number) =>
    `Free place, ${place}: ${ways === 1 ? 'fits one way' : `fits ${ways} ways`}.`,
  noFit: (place: string) => `Free place, ${place}: this tile doesn’t fit.`,
  ghost: (place: string, gives: string) =>
    `Your tile is here, ${place}. Gives ${gives}. Press again to turn it.`,
  gives: (symbols: string, squares: number) =>
    [symbols, squares === 0 ? '' : squares === 1 ? 'an inner circle' : `${squares} inner circles`]
      .filter((part) => part !== '')
      .join(', ') || 'nothing',
  here: 'Here:',
  pickPlace: 'Tap a place marked +.',
  nowhere: 'It doesn’t fit anywhere.',
  pickTile: 'Which tile',
  turn: 'Turn',
  lay: 'Place it here',
  hydePark: 'Hyde Park tonight',
  hydeParkSum: (rewards: string, fewest: number) =>
    `Reward by megaphones: ${rewards}; all with the fewest gain ${fewest}.`,
  fewest: 'fewest',
  megaphones: (n: number) => (n === 1 ? '1 megaphone' : `${n} megaphones`),
  ladderOf: (name: string) => `${name}’s ladder`,
  columns: { left: 'left', middle: 'middle', right: 'right' },
  columnLetters: { left: 'L', middle: 'M', right: 'R' },
  cell: (value: string, column: string, symbol: string | undefined) =>
    `Row ${value}, ${column}${symbol === undefined ? '' : `, ${symbol}`}`,
  goesHere: (marker: string) => `${marker} moves here`,
  mayRow: 'Choose this row',
  mayMove: 'may move',
  lifted: 'picked up: choose where it goes',
  pad: 'Your ladies and gentlemen',
  dame: 'Dame Beatrice',
  spared: 'She leaves you alone this round.',
  possessions: 'Your possessions',
  none: 'None left: you may go into debt.',
  unsold: (more: number) => `each counts +${more} at the end`,
  cash: (amount: string) => `Cash ${amount}`,
  cashWord: 'Cash',
  offer: 'Up for barter',
  pointer: (borough: string, discount: string) =>
    `The pointer shows ${borough}: ${discount} off every sale there.`,
  pointerShort: (discount: string) => `${discount} off`,
  possession: (name: string, value: string, symbol: string, borough: string) =>
    `${name}: ${value}, ${symbol}, ${borough}`,
  pointed: (possession: string) => `${possession}; the pointer shows its borough`,
  money: (n: number) => (n < 0 ? `−£${-n}` : `£${n}`),
  hand: 'Hand',
  laid: 'In play',
  played: 'Played',
  lastPlayed: 'Last played',
  bonusTile: 'Bonus',
  cards: (whose?: string) => (whose === undefined ? 'Your cards' : `${whose}’s cards`),
  symbolCount: (symbol: string, n: number) => `${symbol}: ${n}`,
  symbolsOf: 'Symbols',
  white: 'white border',
  black: 'black border',
  actionsLeft: (n: number) => (n === 1 ? '1 action left' : `${n} actions left`),
  keepTwo: 'Keep both',
  buy: 'Buy',
  keepUp: 'Keep up',
  lodge: 'Lodge',
  bring: 'Bring',
  swap: 'Swap',
  nothingLeft: 'Nothing else can be done.',
  ready: 'ready',
  used: 'used',
  unused: 'not used',
  alone: 'works by itself',
  send: 'Send',
  play: 'Play',
  activate: 'Activate',
  use: 'Use',
  take: 'Take',
  discard: 'Discard',
  dismiss: 'Dismiss',
  sell: 'Sell',
  give: 'Give',
  choose: 'Choose',
  cancel: 'Choose again',
  read: 'Read the cards',
  options: 'What you can choose',
  boys: (n: number) => (n === 1 ? '1 errand boy left' : `${n} errand boys left`),
  /** PC-16.1 Of a score that may soon end the game. */
  nearZero: 'close to the end',
  plate: (scores: string, best: string, boys: string) => `${scores}. Counts: ${best}. ${boys}.`,
  handOf: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  final: 'Final score',
  player: 'Player',
  theHighest: 'Only each player’s highest score counts; the lowest of these wins.',
  tie: {
    lowest: 'Decided on the final scores.',
    'second-score': 'The final scores were tied: the second-highest scores broke the tie.',
    'third-score': 'Two scores were tied: the third broke the tie.',
    shared: 'Every score was tied: the victory is shared.',
  } as Readonly<Record<string, string>>,
  endedEarly: (round: number) => `The match ended after round ${round}: somebody had reached zero.`,
  endedFull: 'The match ended after the last round.',
  sumVotes: (votes: string) => (/^−?1$/.test(votes) ? `${votes} vote` : `${votes} votes`),
  sumSociety: (rows: string) => `rows ${rows}`,
  sumPossessions: (cash: string, tiles: number, worth: string, more: string) =>
    tiles === 0 ? `cash ${cash}` : `cash ${cash} + ${tiles} unsold: ${worth} + ${tiles}\u00a0×\u00a0${more}`,
  sumLastWill: (cash: string, properties: number, worth: string) =>
    properties === 0
      ? `cash ${cash}`
      : `cash ${cash} + ${properties === 1 ? '1 property' : `${properties} properties`}: ${worth}`,
  winner: 'winner',
};

/** Words of the board in one language. */
export type BoardWords = typeof en;

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** The viewer's score, or that of the named player. */
function scoreOf(name?: string): string {
  return name === undefined ? 'your score' : `${name}’s score`;
}

function highestOf(name?: string): string {
  return name === undefined ? 'your highest' : 'their highest';
}
