import { type Fitting, flag, list, map, object, oneOf, optional, text, whole } from '../schema.ts';
import { guestId, pace, personName, setting, tableId, tableSetup } from '../table.ts';

const id = whole(0);
const to = whole(0);

/** Anybody who knows it may join the group: it cannot be guessed. */
const group = text({ min: 16, max: 32, pattern: '^[a-z0-9]+$' });
const title = text({
  min: 1,
  max: 60,
  pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]+$',
});
const terms = { title, game: tableSetup.game, options: map(setting, 16), pace };

/** Groups: people who play the same game together again and again, on the same terms. */
export const groupMessages = {
  groups: object({ type: oneOf('groups'), id }, 'List your groups.'),
  group: object({ type: oneOf('group'), id, group }, 'A group: its people and its tables.'),
  openGroup: object({ type: oneOf('openGroup'), id, ...terms }, 'Open a group, with you in it.'),
  joinGroup: object({ type: oneOf('joinGroup'), id, group }, 'Join a group by its link.'),
  leaveGroup: object({ type: oneOf('leaveGroup'), id, group }, 'Leave a group. Without people it is gone.'),
  nextTable: object(
    { type: oneOf('nextTable'), id, group },
    'Open the next table of a group, with a seat kept for everybody in it; or the one that has not ended.',
  ),
} as const;

const groupTable = object({
  table: tableId,
  number: whole(1),
  at: whole(0),
  state: oneOf('open', 'over', 'gone'),
  /** The winners; empty for a match that was stopped or goes on. */
  winners: list(personName, 6),
  hasRecord: flag,
});

/** Answers about groups. */
export const groupAnswers = {
  groups: object({
    type: oneOf('groups'),
    to,
    groups: list(object({ group, title, game: tableSetup.game, people: whole(0), tables: whole(0) }), 200),
  }),
  openedGroup: object({ type: oneOf('openedGroup'), to, group }),
  group: object({
    type: oneOf('group'),
    to,
    group,
    ...terms,
    isIn: flag,
    people: list(
      object({ id: guestId, name: personName, tables: whole(0), wins: whole(0), isYou: optional(flag) }),
      6,
    ),
    /** The latest first. */
    tables: list(groupTable, 200),
  }),
} as const;

/** A group as its people see it. */
export type GroupView = Fitting<(typeof groupAnswers)['group']>;
