import { flag, object, oneOf, optional, text, whole } from '../schema.ts';
import { freeText, personName } from '../table.ts';

const id = whole(0);

/** Messages of a guest about their name and credentials. */
export const guestMessages = {
  name: object({ type: oneOf('name'), id, name: personName }, 'Change your name.'),
  newToken: object(
    { type: oneOf('newToken'), id, label: text({ min: 1, max: 40, pattern: freeText }) },
    'Create an API token for a program that acts for you. Needs a cookie: a token makes no tokens.',
  ),
  dropTokens: object(
    { type: oneOf('dropTokens'), id },
    'Revoke all your API tokens and close the sockets they opened.',
  ),
  signOut: object(
    { type: oneOf('signOut'), id, everywhere: optional(flag) },
    'End the cookie or token in use. `everywhere`, which needs a cookie: all cookies and tokens; without one left, nobody can be you again.',
  ),
} as const;

const to = whole(0);

/** Answers about the name and the credentials of a guest. */
export const guestAnswers = {
  token: object(
    { type: oneOf('token'), to, token: text({ max: 128 }) },
    'Shown once: the server stores only its hash.',
  ),
} as const;
