/** English words of signing out. */
export const signOutEn = {
  title: 'On this server',
  knownAs: (name: string) => `The server knows this browser as ${name}.`,
  here: 'Sign out on this device',
  everywhere: 'Sign out everywhere',
  hereAsk:
    'This browser will no longer be you: it loses your seats and your tables on this server. Matches kept in this browser stay.',
  everywhereAsk:
    'No browser and no program will be you any more. Nobody, not even you, can take your seats on this server again.',
  hereSure: 'Yes, sign out here',
  everywhereSure: 'Yes, sign out everywhere',
  cancel: 'Stay signed in',
  done: 'You are signed out.',
  failed: 'That didn’t work. Try again in a moment.',
};

/** Words of signing out. */
export type SignOutWords = typeof signOutEn;
