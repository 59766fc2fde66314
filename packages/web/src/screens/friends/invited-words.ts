import type { Language } from '@manigance/core';

/** What the home page says of invitations: apart, because it loads no more of the friends. */
const en = {
  invitedToTables: (count: number) =>
    count === 1 ? 'A friend invites you to a table.' : `Friends invite you to ${count} tables.`,
  see: 'See',
};

const fr: typeof en = {
  invitedToTables: (count) =>
    count === 1 ? 'On vous invite à une table.' : `On vous invite à ${count} tables.`,
  see: 'Voir',
};

/** Words about invitations, in both languages. */
export const invitedWords: Readonly<Record<Language, typeof en>> = { en, fr };
