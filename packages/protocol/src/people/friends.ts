import { type Fitting, flag, list, object, oneOf, optional, text, whole } from '../schema.ts';
import { guestId, personName, tableCode, tableId, tableSetup } from '../table.ts';

const id = whole(0);
const to = whole(0);

/** The secret part of a personal link. */
const linkSecret = text({ min: 16, max: 32, pattern: '^[a-z0-9]+$' });
/** `mute`: their chat lines are not shown to you. `block`: nor may they reach you at all. */
const silence = oneOf('mute', 'block');

/** Messages about friends and silenced people. */
export const friendMessages = {
  friends: object(
    { type: oneOf('friends'), id },
    'Your friends, your personal link, the people you silenced and the tables you are invited to.',
  ),
  silenced: object({ type: oneOf('silenced'), id }, 'The people whose chat lines you do not want to see.'),
  invitations: object(
    { type: oneOf('invitations'), id },
    'Tables that wait for their start, to which friends have invited you.',
  ),
  newFriendLink: object(
    { type: oneOf('newFriendLink'), id },
    'Replace your personal link: the old one ends.',
  ),
  friendLink: object({ type: oneOf('friendLink'), id, link: linkSecret }, 'Whose personal link this is.'),
  befriend: object(
    { type: oneOf('befriend'), id, link: linkSecret },
    'Accept a personal link: you are friends of each other from now on.',
  ),
  unfriend: object({ type: oneOf('unfriend'), id, who: guestId }, 'End a friendship, for both.'),
  showPresence: object(
    { type: oneOf('showPresence'), id, shown: flag },
    'Whether your friends see that you are here.',
  ),
  invite: object(
    { type: oneOf('invite'), id, table: tableId, who: guestId },
    'Invite a friend to a table of yours that has not begun.',
  ),
  dismissInvitation: object(
    { type: oneOf('dismissInvitation'), id, table: tableId },
    'Put an invitation aside. Its sender is not told.',
  ),
  silence: object(
    { type: oneOf('silence'), id, who: guestId, how: optional(silence) },
    'Mute or block a person, or neither without `how`. They are not told. Blocked, they are no friend of yours, cannot invite you and cannot sit down at tables you host.',
  ),
} as const;

const person = { id: guestId, name: personName };
const friend = object({
  ...person,
  since: whole(0),
  /** Whether they are here; absent where they do not show it. */
  isHere: optional(flag),
});
const silencedPerson = object({ ...person, how: silence });
const invitation = object({
  table: tableId,
  code: tableCode,
  game: tableSetup.game,
  by: object(person),
  at: whole(0),
});

/** Answers about friends and silenced people. */
export const friendAnswers = {
  friends: object({
    type: oneOf('friends'),
    to,
    link: linkSecret,
    /** Whether your friends see that you are here. */
    isShown: flag,
    friends: list(friend, 500),
    silenced: list(silencedPerson, 500),
    invitations: list(invitation, 100),
  }),
  invitations: object({ type: oneOf('invitations'), to, invitations: list(invitation, 100) }),
  silenced: object({ type: oneOf('silenced'), to, people: list(silencedPerson, 500) }),
  friendLink: object({
    type: oneOf('friendLink'),
    to,
    who: object(person),
    /** Absent for your own link: what the two of you are to each other. */
    isFriend: optional(flag),
  }),
} as const;

/** A friend, and whether they are here. */
export type Friend = Fitting<typeof friend>;
/** An invitation of a friend to a table. */
export type FriendInvitation = Fitting<typeof invitation>;
/** Somebody muted or blocked. */
export type Silence = Fitting<typeof silence>;
