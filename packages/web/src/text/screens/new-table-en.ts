/** English words of the new-table form. */
export const newTableEn = {
  title: (game: string) => `A table of ${game}`,
  name: 'Your name',
  opponents: 'Who plays',
  players: 'Players',
  company: {
    bots: { name: 'Bots', text: 'At once, in this browser, also without a network.' },
    friends: {
      name: 'Friends',
      text: 'By link, QR code or invitation code; bots take the seats you give them.',
    },
  },
  seats: 'Seats',
  seat: (seat: number) => `Seat ${seat}`,
  mine: 'You',
  person: 'A person',
  botOf: (level: string) => `Bot: ${level}`,
  access: 'Who may come',
  accesses: {
    private: { name: 'By invitation', text: 'Only those who have the link or the code.' },
    open: { name: 'Anybody', text: 'The table is listed on the home page for everybody.' },
  },
  spectators: 'Spectators',
  spectatorChoices: {
    yes: {
      name: 'Welcome',
      text: 'Whoever comes may look on; they see what everybody may see, no hand, no secret.',
    },
    no: { name: 'None', text: 'Only those who play see the match.' },
  },
  failed: 'The server did not open the table. Try again in a moment.',
  start: 'Begin',
  pace: 'Pace',
  paces: {
    untimed: { name: 'No clock', text: 'Everybody takes the time they need.' },
    live: { name: 'Live', text: 'Everybody sits at the table, each with a time bank for the whole match.' },
    'turn-based': { name: 'Over days', text: 'Play when you find a moment: each answer within some days.' },
  },
  inLive: (name: string, minutes: number, seconds: number) =>
    `${name}, ${Math.round(minutes)}\u00a0min + ${seconds}\u00a0s`,
  overDays: (name: string, days: number) =>
    days === 1 ? `${name}, 1 day each` : `${name}, ${days} days each`,
  bank: 'Time bank',
  bankMinutes: (minutes: number) => `${minutes} minutes each`,
  increment: 'Given back with each answer',
  incrementSeconds: (seconds: number) => (seconds === 0 ? 'nothing' : `${seconds} seconds`),
  days: 'For each answer',
  dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  window: 'The clock runs',
  windows: {
    always: { name: 'Day and night', text: 'A day is twenty-four hours.' },
    hours: { name: 'Certain hours', text: 'Outside these hours every clock stands still.' },
  },
  from: 'From',
  to: 'To',
  zone: 'Time zone',
  windowHere: (from: string, to: string) => `${from} to ${to}, your time`,
  windowWhole: 'From an hour to the same hour is the whole day: the clock runs day and night.',
  windowUtc: (from: string, to: string) => `That is ${from} to ${to} UTC, for everybody at the table.`,
  atZero: 'When somebody’s time is up',
  atZeros: {
    bot: { name: 'A bot plays on', text: 'It keeps the seat until they take it back.' },
    default: {
      name: 'The plainest answer',
      text: 'The rules’ own choice is made for them, once; then they are asked again.',
    },
  },
  create: 'Open the table',
  noOptions: 'There is nothing to choose: the game is played as it is in the box.',
};

export type NewTableWords = typeof newTableEn;
