import type { Rejection } from '@manigance/core';
import { type Fitting, gameData, object, oneOf, text, whole } from './schema.ts';

function plain<const C extends string>(code: C, description: string) {
  return object({ code: oneOf(code) }, description);
}

/** Why something was not done. Each code has its sentence in the page's texts; the description is for programs. */
export const reasonSchemas = {
  'too-large': plain('too-large', 'The message is longer than allowed.'),
  malformed: object(
    { code: oneOf('malformed'), at: text({ max: 200 }) },
    'The message does not fit its schema there.',
  ),
  'unknown-type': plain('unknown-type', 'There is no such message.'),
  outdated: object(
    { code: oneOf('outdated'), speaks: whole(1) },
    'The server speaks this version: load the page again.',
  ),
  'no-hello': plain('no-hello', 'The first message on a socket is hello.'),
  stranger: plain('stranger', 'Nobody is known by this cookie or token.'),
  'too-fast': object(
    { code: oneOf('too-fast'), wait: whole(0) },
    'Too many at once: wait so many milliseconds.',
  ),
  'no-table': plain('no-table', 'There is no such table, or it is not for you.'),
  'no-game': plain('no-game', 'There is no such game.'),
  'no-level': plain('no-level', 'Bots of this game have no such level.'),
  'bad-setup': object(
    { code: oneOf('bad-setup'), what: text({ max: 300 }) },
    'A table cannot be set up like this.',
  ),
  'host-only': plain('host-only', 'Only the host may do this.'),
  'no-seat': plain('no-seat', 'You have no seat at this table.'),
  'seat-taken': plain('seat-taken', 'Somebody sits there, or no seat is free.'),
  'already-started': plain('already-started', 'The match has begun.'),
  'not-started': plain('not-started', 'The match has not begun.'),
  'not-over': plain('not-over', 'The match is not over.'),
  over: plain('over', 'The match is over.'),
  frozen: plain('frozen', 'The rules this match was begun with are not on this server.'),
  rejected: object(
    { code: oneOf('rejected'), rejection: gameData<Rejection>('The rules’ own answer') },
    'The rules do not take this move.',
  ),
  'no-move': plain('no-move', 'There is no move of yours to take back.'),
  'nobody-to-ask': plain('nobody-to-ask', 'There are no other people at the table who could agree.'),
  'no-proposal': plain('no-proposal', 'This is not proposed, or no longer.'),
  'no-standing': plain('no-standing', 'The game takes no such standing answers.'),
  'bad-holiday': plain(
    'bad-holiday',
    'Holidays end after they begin, at turn-based tables, and are thirty days a year at most.',
  ),
  muted: plain('muted', 'The host has muted you.'),
  'nothing-said': plain('nothing-said', 'Either words or a phrase, not both.'),
  'too-many': plain('too-many', 'You have as many of these as there may be.'),
  stopping: plain('stopping', 'The server is about to restart: try again in a moment.'),
  'try-again': plain(
    'try-again',
    'Somebody else was quicker, or the server is busy: nothing was changed, send it again.',
  ),
} as const;

export type ReasonCode = keyof typeof reasonSchemas;
export type Reason = { [K in ReasonCode]: Fitting<(typeof reasonSchemas)[K]> }[ReasonCode];
