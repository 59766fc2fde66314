import { limits } from './limits.ts';
import { peopleMessages } from './people/index.ts';
import { type Fitting, flag, gameData, object, oneOf, optional, type Schema, text, whole } from './schema.ts';
import {
  botLevel,
  changeableTerms,
  colourName,
  freeText,
  guestId,
  seatNumber,
  seatPlan,
  tableCode,
  tableId,
  tableSetup,
} from './table.ts';

/** Quick chat phrases, shown in the language of each reader. */
export const phrases = [
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'your-turn',
  'one-moment',
  'back-soon',
  'nice-move',
  'oops',
  'no-hurry',
  'another-match',
  'good-bye',
] as const;
/** A quick chat phrase. */
export type Phrase = (typeof phrases)[number];

/** Chosen by the client; the answer carries it as `to`. */
const id = whole(0);
const table = tableId;
const key = text({ min: 8, max: limits.keyLength, pattern: '^[A-Za-z0-9_-]+$' });

/** Every message a client may send, by its type. */
export const clientSchemas = {
  hello: object(
    { type: oneOf('hello'), id, version: whole(0), token: optional(text({ max: 128 })) },
    'First message on every socket. `token` is an API token; pages are identified by their cookie.',
  ),
  ping: object({ type: oneOf('ping'), id }, 'Checks that the connection is alive.'),
  create: object(
    { type: oneOf('create'), id, key: optional(key), ...tableSetup },
    'Open a table with you as its host. Sent again with the same key it answers with the same table; the key must be unguessable.',
  ),
  find: object({ type: oneOf('find'), id, code: tableCode }, 'Find a table by its invitation code.'),
  tables: object(
    { type: oneOf('tables'), id, of: oneOf('me', 'everyone') },
    'List your tables, or the open ones.',
  ),
  watch: object(
    { type: oneOf('watch'), id, table, after: optional(whole(0)), chatAfter: optional(whole(0)) },
    'Subscribe this socket to the news of a table. The answer has every step and chat line after the given numbers.',
  ),
  unwatch: object({ type: oneOf('unwatch'), id, table }, 'Unsubscribe from a table.'),
  sit: object(
    { type: oneOf('sit'), id, table, seat: optional(seatNumber) },
    'Take a free seat, or move to it from yours.',
  ),
  leave: object(
    { type: oneOf('leave'), id, table },
    'Leave your seat; in a running match a bot plays on. If the host leaves before the start, the next seated person becomes host.',
  ),
  arrange: object(
    { type: oneOf('arrange'), id, table, seat: seatNumber, plan: seatPlan },
    'Reserve a seat for anyone or for a bot. For the host, before the start; a person on that seat loses it.',
  ),
  swap: object(
    { type: oneOf('swap'), id, table, seat: seatNumber, with: seatNumber },
    'Let two seats change places. For the host, before the start.',
  ),
  remove: object(
    { type: oneOf('remove'), id, table, who: guestId, removed: flag },
    'Take the seat from a person, who may not sit down at this table again; or let them. For the host, before the start.',
  ),
  change: object(
    { type: oneOf('change'), id, table, ...changeableTerms },
    'Change the terms of the table or its number of seats. For the host, before the start; nobody is ready after it.',
  ),
  colour: object(
    { type: oneOf('colour'), id, table, seat: seatNumber, colour: optional(colourName) },
    'Choose the colour of your seat; the host chooses for seats without a person. Without `colour`, the choice is taken back.',
  ),
  ready: object(
    { type: oneOf('ready'), id, table, ready: flag },
    'Say that you are ready. A full table begins once everybody seated is.',
  ),
  start: object(
    { type: oneOf('start'), id, table, fill: optional(botLevel) },
    'Start the match. For the host; bots of level `fill` take the free seats.',
  ),
  play: object(
    {
      type: oneOf('play'),
      id,
      table,
      question: optional(whole(0)),
      move: gameData('One of the options you were offered'),
      key,
    },
    'Play a move. Sent again with the same key it is played once.',
  ),
  whyNot: object({ type: oneOf('whyNot'), id, table }, 'List the moves you may not make now, with reasons.'),
  past: object(
    { type: oneOf('past'), id, table },
    'Everything you were shown of this match so far, step by step. A long answer: ask by request, not by socket.',
  ),
  hint: object(
    { type: oneOf('hint'), id, table, question: whole(0) },
    'Ask what the strongest bot would do in your place, from what you know. For the seat that is asked, where the table allows hints; noted in the match.',
  ),
  mayUndo: object(
    { type: oneOf('mayUndo'), id, table },
    'Whether you may undo your last move without asking anybody.',
  ),
  takeBack: object(
    { type: oneOf('takeBack'), id, table, key },
    'Undo your last move: at once if nobody has learned anything from it, otherwise once all other people agree.',
  ),
  propose: object(
    { type: oneOf('propose'), id, table, what: oneOf('abandon', 'bot'), seat: optional(seatNumber) },
    'Propose to end the match without a winner, or to let a bot play for the absent player of `seat` until they come back. The host may do the latter alone.',
  ),
  consent: object(
    { type: oneOf('consent'), id, table, proposal: whole(0), agree: flag },
    'Agree to a proposal or decline it; one decline ends it.',
  ),
  standing: object(
    {
      type: oneOf('standing'),
      id,
      table,
      answers: gameData('Standing answers, in the game’s own format'),
    },
    'Set standing answers, which are played for you as soon as a question fits. They replace earlier ones and are sent to nobody.',
  ),
  handOver: object({ type: oneOf('handOver'), id, table, level: botLevel }, 'Hand your seat over to a bot.'),
  takeOver: object({ type: oneOf('takeOver'), id, table }, 'Take your seat back from a bot.'),
  holiday: object(
    { type: oneOf('holiday'), id, table, from: whole(0), to: whole(0), bot: optional(botLevel) },
    'Stop your clock in this period (turn-based tables), and let a bot of level `bot` play meanwhile; milliseconds since 1970. The seat is yours again at its end, or as soon as you take it back. Replaces the remaining part of an overlapping holiday, so a very short one ends it.',
  ),
  rematch: object(
    { type: oneOf('rematch'), id, table },
    'Open a rematch with the same setup, with you as its host; people who did not leave and bots keep their seats.',
  ),
  say: object(
    {
      type: oneOf('say'),
      id,
      table,
      text: optional(
        text({
          min: 1,
          max: limits.chatLength,
          pattern: freeText,
        }),
      ),
      phrase: optional(oneOf(...phrases)),
      key: optional(key),
    },
    'Send a chat line: text or a quick phrase. Sent again with the same key it appears once.',
  ),
  mute: object(
    { type: oneOf('mute'), id, table, who: guestId, muted: flag },
    'Mute or unmute a person in the chat. For the host.',
  ),
  spectatorChat: object(
    { type: oneOf('spectatorChat'), id, table, allowed: flag },
    'Turn the chat of people without a seat on or off. For the host.',
  ),
  ...peopleMessages,
} as const satisfies Record<string, Schema<{ readonly type: string; readonly id: number }>>;

/** The message of this type. */
export type ClientMessageOf<K extends keyof typeof clientSchemas> = Fitting<(typeof clientSchemas)[K]>;
/** A message of a client. */
export type ClientMessage = {
  [K in keyof typeof clientSchemas]: ClientMessageOf<K>;
}[keyof typeof clientSchemas];
