import { flag, gameData, list, object, oneOf, optional, text, whole } from '../schema.ts';
import { accountName, freeText } from '../table.ts';

const id = whole(0);
const password = text({ min: 1, max: 200 });
/** The present password: asked for unless this browser signed in a few minutes ago. */
const proof = optional(password);
const address = text({ min: 3, max: 254, pattern: '^[^\\s<>@]+@[^\\s<>@]+$' });
const language = oneOf('en', 'fr');
const label = text({ min: 1, max: 40, pattern: freeText });
const shortId = text({ min: 8, max: 512, pattern: '^[\\w-]+$' });
const response = gameData('What the browser answers, as the JSON of WebAuthn');

/** Messages of a person about their account. All take the cookie of a browser. */
export const accountMessages = {
  account: object({ type: oneOf('account'), id }, 'Your account and your sessions.'),
  changePassword: object(
    { type: oneOf('changePassword'), id, password: proof, next: password },
    'Set a password, or another one. Ends all other sessions.',
  ),
  setAddress: object(
    { type: oneOf('setAddress'), id, password: proof, address: optional(address), language },
    'Name a mail address; it counts once the mailed link was opened. Without `address`: forget it.',
  ),
  passkeyOptions: object(
    { type: oneOf('passkeyOptions'), id, password: proof },
    'Ask for the options with which a browser makes a passkey.',
  ),
  addPasskey: object(
    { type: oneOf('addPasskey'), id, label, response },
    'Add the passkey that a browser made.',
  ),
  dropPasskey: object(
    { type: oneOf('dropPasskey'), id, password: proof, passkey: shortId },
    'Remove a passkey. The last way to sign in stays.',
  ),
  endSession: object({ type: oneOf('endSession'), id, session: shortId }, 'Sign another browser out.'),
} as const;

const to = whole(0);

/** Answers about accounts. */
export const accountAnswers = {
  account: object(
    {
      type: oneOf('account'),
      to,
      /** Absent for a guest without an account. */
      name: optional(accountName),
      hasPassword: flag,
      /** Set for a host of the server, who has a desk. */
      isHost: optional(flag),
      address: optional(address),
      /** Whether this server can send mail. */
      canMail: flag,
      /** Whether this browser signed in a few minutes ago, and need not prove itself again. */
      isFresh: flag,
      /** Tables of this guest that have not ended. */
      openTables: whole(0),
      passkeys: list(object({ id: shortId, label: text({ max: 100 }), since: whole(0), used: whole(0) }), 50),
      sessions: list(
        object({ id: shortId, device: text({ max: 100 }), since: whole(0), used: whole(0), isThis: flag }),
        200,
      ),
    },
    'Your account; times in milliseconds since 1970.',
  ),
  passkeyOptions: object(
    { type: oneOf('passkeyOptions'), to, options: gameData('For `navigator.credentials.create`') },
    'Options that hold for five minutes, once.',
  ),
} as const;

/** Requests that give or take a cookie, so by HTTP only: POST `/api/account/<name>`. */
export const accountRequests = {
  create: object(
    { name: accountName, password: optional(password) },
    'Make this guest an account. Its tables stay where they are.',
  ),
  'sign-in': object(
    { name: text({ min: 1, max: 60 }), password, join: optional(flag) },
    'Sign in. `join`: the tables of the guest that this browser was belong to the account from now on.',
  ),
  'passkey-options': object({}, 'Ask for the options with which a browser uses a passkey.'),
  passkey: object({ response, join: optional(flag) }, 'Sign in with a passkey.'),
  recover: object(
    { who: text({ min: 1, max: 254 }), language },
    'Ask for a link by mail, with a name or an address. The answer is the same whether there is such an account.',
  ),
  reset: object({ token: shortId, next: password }, 'Set a password by a mailed link, and sign in.'),
  confirm: object({ token: shortId }, 'Confirm a mail address by a mailed link.'),
  delete: object({ password: proof }, 'Delete your account and everything about you. Cannot be undone.'),
} as const;
/** Name of a request that gives or takes a cookie. */
export type AccountRequest = keyof typeof accountRequests;
