import { described } from '../described.ts';

/** English words of the new-table form. */
export const newTableEn = {
  title: (game: string) => `New ${game} table`,
  about: 'A new table',
  name: 'Your name',
  opponents: 'Who’s playing',
  players: 'Players',
  company: {
    bots: described('Bots', 'Right away, in this browser, even offline.'),
    here: described(
      'Several people at this screen',
      'One screen, handed from one to the next: each sees their own secrets only. Even offline.',
    ),
    friends: described(
      'Friends',
      'By link, QR code or invitation code; bots can fill the seats you give them.',
    ),
  },
  seats: 'Seats',
  seat: (seat: number) => `Seat ${seat}`,
  mine: 'You',
  nameOf: (seat: number) => `Name at seat ${seat}`,
  person: 'A person',
  botOf: (level: string) => `Bot: ${level}`,
  access: 'Who can join',
  accesses: {
    private: described('By invitation', 'Only people with the link or the code.'),
    open: described('Anyone', 'The table is listed on the home page for all to see.'),
  },
  spectators: 'Spectators',
  spectatorChoices: {
    yes: described(
      'Welcome',
      'Anyone may watch; they see what everyone may see, but no hands and no secrets.',
    ),
    no: described('None', 'Only the players see the match.'),
  },
  hints: 'Hints',
  hintChoices: {
    no: described('For nobody', 'Everyone thinks for themselves.'),
    yes: described('For everyone', 'Anyone may ask the strongest bot. The others see that they did.'),
  },
  record: 'Recording of the match',
  recordChoices: {
    yes: described('With names', 'Anyone who has the file can read who played.'),
    no: described('Without names', 'The file says what was played, but not by whom.'),
  },
  openFor: 'If nothing happens before the match, close after',
  openHours: (hours: number) =>
    hours === 1 ? '1 hour' : hours < 24 ? `${hours} hours` : hours === 24 ? '1 day' : `${hours / 24} days`,
  failed: 'The table couldn’t be opened. Try again in a moment.',
  start: 'Begin',
  pace: 'Pace',
  paces: {
    untimed: described('No clock', 'Everyone takes the time they need.'),
    live: described('Live', 'Everyone plays at the same time, each with a time bank for the whole match.'),
    'turn-based': described('Over several days', 'Play when you have a moment: a few days for each move.'),
  },
  inLive: (name: string, minutes: number, seconds: number) =>
    `${name}, ${Math.round(minutes)}\u00a0min + ${seconds}\u00a0s`,
  overDays: (name: string, days: number) =>
    days === 1 ? `${name}, 1 day per move` : `${name}, ${days} days per move`,
  bank: 'Time bank',
  bankMinutes: (minutes: number) => `${minutes} minutes each`,
  increment: 'Added with each move',
  incrementSeconds: (seconds: number) => (seconds === 0 ? 'nothing' : `${seconds} seconds`),
  days: 'For each move',
  dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  window: 'The clock runs',
  windows: {
    always: described('Day and night', 'A day lasts twenty-four hours.'),
    hours: described('At certain hours', 'Outside these hours all clocks are stopped.'),
  },
  from: 'From',
  to: 'To',
  zone: 'Time zone',
  windowHere: (from: string, to: string) => `${from} to ${to}, your time`,
  windowWhole: 'From one hour to the same hour is a whole day: the clock runs day and night.',
  windowUtc: (from: string, to: string) => `That is ${from} to ${to} UTC, for the whole table.`,
  atZero: 'When a player runs out of time',
  atZeros: {
    bot: described('A bot takes over', 'It plays until they take their seat back.'),
    default: described(
      'The simplest move',
      'The move the rules provide is made for them, once; then they are asked again.',
    ),
  },
  create: 'Open the table',
  noOptions: 'Nothing to choose: the game is played as it comes in the box.',
};

/** Words of the new-table form. */
export type NewTableWords = typeof newTableEn;
