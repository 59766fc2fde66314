import type { Rejection } from '@manigance/core';
import { type Fitting, gameData, object, oneOf, text, whole } from './schema.ts';

function plain<const C extends string>(code: C, description: string) {
  return object({ code: oneOf(code) }, description);
}

/** Reasons for a refusal. Each code has a sentence in the page's texts; the description is for programs. */
export const reasonSchemas = {
  'too-large': plain('too-large', 'The message is longer than allowed.'),
  malformed: object(
    { code: oneOf('malformed'), at: text({ max: 200 }) },
    'The message does not fit its schema at this path.',
  ),
  'unknown-type': plain('unknown-type', 'Unknown message type.'),
  outdated: object(
    { code: oneOf('outdated'), speaks: whole(1) },
    'The server speaks another protocol version: reload the page.',
  ),
  'no-hello': plain('no-hello', 'The first message on a socket must be hello.'),
  stranger: plain('stranger', 'Unknown cookie or token.'),
  'wrong-sign-in': plain('wrong-sign-in', 'Name and password, or the passkey, do not fit any account.'),
  'wrong-password': plain('wrong-password', 'The present password is another one.'),
  'sign-in-again': plain('sign-in-again', 'Sign in anew first: this session is not recent enough.'),
  'weak-password': plain('weak-password', 'The password is too short, or too easy to guess.'),
  'name-reserved': plain('name-reserved', 'Nobody may have this name.'),
  'account-name-taken': plain('account-name-taken', 'An account has this name, or one that looks like it.'),
  'has-account': plain('has-account', 'You have an account already.'),
  'no-account': plain('no-account', 'You have no account.'),
  'registration-closed': plain('registration-closed', 'The host of this server takes nobody new at present.'),
  'no-mail': plain('no-mail', 'This server sends no mail.'),
  'link-over': plain('link-over', 'The link is unknown, was used, or is too old.'),
  'passkey-refused': plain('passkey-refused', 'The passkey was not accepted.'),
  'last-way': plain('last-way', 'It is the last way to sign in to your account.'),
  'both-seated': plain(
    'both-seated',
    'This guest and the account sit at one table: nobody may have two seats there.',
  ),
  'cookie-only': plain('cookie-only', 'An API token may not do this: it takes the cookie of a browser.'),
  'too-fast': object({ code: oneOf('too-fast'), wait: whole(0) }, 'Rate limit: wait this many milliseconds.'),
  'bad-address': plain('bad-address', 'Nothing can be sent to this address.'),
  'wrong-code': plain('wrong-code', 'The code is wrong, or more than a day old.'),
  'not-offered': plain('not-offered', 'This server does not offer that.'),
  'no-table': plain('no-table', 'There is no such table, or you may not see it.'),
  'no-profile': plain('no-profile', 'There is no such person, or they do not show their figures.'),
  'no-game': plain('no-game', 'There is no such game.'),
  'no-level': plain('no-level', 'Bots of this game have no such level.'),
  'bad-setup': object(
    { code: oneOf('bad-setup'), what: text({ max: 300 }) },
    'The setup of the table is invalid.',
  ),
  'host-only': plain('host-only', 'Only the host may do this.'),
  'no-seat': plain('no-seat', 'You have no seat at this table.'),
  'seat-taken': plain('seat-taken', 'The seat is taken, or no seat is free.'),
  'name-taken': plain(
    'name-taken',
    'Somebody at this table has this name, or one that looks like it: change yours.',
  ),
  removed: plain('removed', 'The host has taken you off the seats of this table.'),
  'no-colour': plain('no-colour', 'The game has no such colour.'),
  'colour-taken': plain('colour-taken', 'Another seat has chosen this colour.'),
  'already-started': plain('already-started', 'The match has begun.'),
  expired: plain('expired', 'Nobody began this table in time: it is closed.'),
  'not-started': plain('not-started', 'The match has not begun.'),
  'not-over': plain('not-over', 'The match is not over.'),
  over: plain('over', 'The match is over.'),
  damaged: plain('damaged', 'The stored history of this table was changed: it is set apart.'),
  frozen: plain('frozen', 'This server lacks the rules the match was started with.'),
  rejected: object(
    { code: oneOf('rejected'), rejection: gameData<Rejection>('Rejection by the rules') },
    'The rules reject this move.',
  ),
  'no-time': plain('no-time', 'Your time is used up: the bot plays on.'),
  'no-move': plain('no-move', 'You have no move to take back.'),
  'nobody-to-ask': plain('nobody-to-ask', 'There are no other people at the table who could agree.'),
  'no-proposal': plain('no-proposal', 'There is no such proposal, or it has ended.'),
  'not-absent': plain('not-absent', 'This player is not absent.'),
  'no-standing': plain('no-standing', 'The game does not accept these standing answers.'),
  'no-hints': plain('no-hints', 'This table or this game gives no hints.'),
  'not-asked': plain('not-asked', 'You are not asked this question.'),
  'bad-holiday': plain(
    'bad-holiday',
    'Holidays exist at turn-based tables, must end after they start, and are limited to thirty days a year.',
  ),
  muted: plain('muted', 'The host has muted you.'),
  'spectators-silent': plain('spectators-silent', 'The host has turned off the chat of spectators.'),
  'no-friend': plain('no-friend', 'This person is no friend of yours.'),
  'no-group': plain('no-group', 'There is no such group, or you are not in it.'),
  'no-tournament': plain('no-tournament', 'There is no such tournament, or you have no part in it.'),
  'too-few': plain('too-few', 'There are too few people.'),
  'no-line': plain('no-line', 'This person is not at the table, or did not say such a line.'),
  'nothing-said': plain('nothing-said', 'Send either a text or a phrase.'),
  'too-many': plain('too-many', 'You have reached the maximum number.'),
  stopping: plain('stopping', 'The server is about to restart: try again in a moment.'),
  'try-again': plain(
    'try-again',
    'Another change came first, or the server is busy: nothing was changed, send it again.',
  ),
} as const;

/** Code of a refusal. */
export type ReasonCode = keyof typeof reasonSchemas;
/** A reason for a refusal. */
export type Reason = { [K in ReasonCode]: Fitting<(typeof reasonSchemas)[K]> }[ReasonCode];
