import { limits } from './limits.ts';
import { type Fitting, flag, gameData, object, oneOf, optional, type Schema, text, whole } from './schema.ts';
import {
  botLevel,
  guestId,
  personName,
  seatNumber,
  seatPlan,
  tableCode,
  tableId,
  tableSetup,
} from './table.ts';

/** Things to say with one tap; every reader reads them in their own language. */
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
export type Phrase = (typeof phrases)[number];

/** Chosen by the client; the answer carries it as `to`. */
const id = whole(0);
const table = tableId;
const key = text({ min: 8, max: limits.keyLength, pattern: '^[A-Za-z0-9_-]+$' });

/** Every message a client may send, by its type. */
export const clientSchemas = {
  hello: object(
    { type: oneOf('hello'), id, version: whole(0), token: optional(text({ max: 128 })) },
    'First on every socket. `token` is an API token; pages are known by their cookie.',
  ),
  ping: object(
    { type: oneOf('ping'), id },
    'Is anybody there? A line can be dead without either end noticing.',
  ),
  name: object({ type: oneOf('name'), id, name: personName }, 'Call yourself something else.'),
  create: object(
    { type: oneOf('create'), id, key: optional(key), ...tableSetup },
    'Open a table. You are its host. Sent again with the same key, which nobody must be able to guess, it is the same table.',
  ),
  find: object({ type: oneOf('find'), id, code: tableCode }, 'The table behind an invitation code.'),
  tables: object(
    { type: oneOf('tables'), id, of: oneOf('me', 'everyone') },
    'Your tables, or the open ones.',
  ),
  watch: object(
    { type: oneOf('watch'), id, table, after: optional(whole(0)), chatAfter: optional(whole(0)) },
    'Be told what happens at a table, on this socket. Gives exactly what came after the numbers you have.',
  ),
  unwatch: object({ type: oneOf('unwatch'), id, table }, 'Be told no more.'),
  sit: object({ type: oneOf('sit'), id, table, seat: optional(seatNumber) }, 'Take a free seat.'),
  leave: object(
    { type: oneOf('leave'), id, table },
    'Stand up; in a running match a bot plays on for you. The next who sits there is host after a host who leaves before the start.',
  ),
  arrange: object(
    { type: oneOf('arrange'), id, table, seat: seatNumber, plan: seatPlan },
    'Say who is to sit where. For the host, before the start; whoever sits there stands up.',
  ),
  start: object(
    { type: oneOf('start'), id, table, fill: optional(botLevel) },
    'Begin. For the host; bots of the level `fill` take the seats that are free.',
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
    'Answer what you are asked. Sent again with the same key it is answered again and played once.',
  ),
  whyNot: object(
    { type: oneOf('whyNot'), id, table },
    'What you might try now and may not, with the reasons.',
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
    { type: oneOf('propose'), id, table, what: oneOf('abandon') },
    'Propose to end without a winner.',
  ),
  consent: object(
    { type: oneOf('consent'), id, table, proposal: whole(0), agree: flag },
    'Agree to what is proposed, or not: one refusal ends it.',
  ),
  standing: object(
    {
      type: oneOf('standing'),
      id,
      table,
      answers: gameData('Answers given beforehand, in the game’s own words'),
    },
    'Answers to give for you the moment a question is put. They replace earlier ones and are told to nobody.',
  ),
  handOver: object({ type: oneOf('handOver'), id, table, level: botLevel }, 'Let a bot play for you.'),
  takeOver: object({ type: oneOf('takeOver'), id, table }, 'Play yourself again.'),
  holiday: object(
    { type: oneOf('holiday'), id, table, from: whole(0), to: whole(0) },
    'Your clock stands still in between (turn-based tables); milliseconds since 1970. What is left of a holiday that this one touches is given up: one that ends at once ends it.',
  ),
  rematch: object(
    { type: oneOf('rematch'), id, table },
    'A new table like this one: those who did not leave, and the bots, keep their seats. It begins when all who sit there watch it, or when the host says so.',
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
          pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]+$',
        }),
      ),
      phrase: optional(oneOf(...phrases)),
      key: optional(key),
    },
    'Say something at a table: words of your own, or a quick phrase. Sent again with the same key it is said once.',
  ),
  mute: object(
    { type: oneOf('mute'), id, table, who: guestId, muted: flag },
    'Let somebody’s words through no more. For the host.',
  ),
  newToken: object(
    { type: oneOf('newToken'), id, label: text({ min: 1, max: 40, pattern: '^[^\\p{Cc}]+$' }) },
    'A token with which a program acts for you.',
  ),
  dropTokens: object({ type: oneOf('dropTokens'), id }, 'End all your API tokens.'),
} as const satisfies Record<string, Schema<{ readonly type: string; readonly id: number }>>;

export type ClientMessageOf<K extends keyof typeof clientSchemas> = Fitting<(typeof clientSchemas)[K]>;
export type ClientMessage = {
  [K in keyof typeof clientSchemas]: ClientMessageOf<K>;
}[keyof typeof clientSchemas];
