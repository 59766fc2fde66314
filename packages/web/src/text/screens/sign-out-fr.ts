import type { SignOutWords } from './sign-out-en.ts';

/** French words of signing out. */
export const signOutFr: SignOutWords = {
  title: 'Sur ce serveur',
  knownAs: (name) => `Le serveur connaît ce navigateur sous le nom : ${name}.`,
  here: 'Se déconnecter de cet appareil',
  everywhere: 'Se déconnecter partout',
  hereAsk:
    'Ce navigateur ne sera plus vous : il perd vos places et vos tables sur ce serveur. Les parties conservées dans ce navigateur restent.',
  everywhereAsk:
    'Aucun navigateur, aucun programme ne sera plus vous. Personne, pas même vous, ne pourra reprendre vos places sur ce serveur.',
  hereSure: 'Oui, me déconnecter ici',
  everywhereSure: 'Oui, me déconnecter partout',
  cancel: 'Rester connecté',
  done: 'Vous êtes déconnecté.',
  failed: 'Cela n’a pas marché. Réessayez dans un instant.',
};
