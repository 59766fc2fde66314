import { spaceFrenchWords } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

/** English words of the account screen. */
const en = {
  title: 'Account',
  why: 'An account keeps your tables when this browser forgets you, and opens them on another device. Playing without one stays as it is.',
  none: 'No server here: accounts live on one.',
  failed: 'The server doesn’t answer. Try again in a moment.',
  loading: 'Just a moment …',

  create: 'Create an account',
  name: 'Name',
  password: 'Password',
  passwordHint: 'At least ten characters. A few words make a good one.',
  createIt: 'Create',
  createWithPasskey: 'Create with a passkey',
  created: 'Done. Your tables stay where they are.',

  signIn: 'Sign in',
  signInIt: 'Sign in',
  withPasskey: 'With a passkey',
  tables: (count: number) =>
    count === 1 ? 'This browser has a table of its own' : `This browser has ${count} tables of its own`,
  join: 'To my account',
  joinText: 'The tables of this browser belong to your account from now on, on every device.',
  stay: 'Stay here',
  stayText: 'The tables stay with this browser. They are back once you sign out of the account.',

  forgotten: 'Password forgotten?',
  who: 'Name or mail address',
  recover: 'Mail me a link',
  recovered: 'If that account has a confirmed address, a link is on its way. It holds for an hour, and once.',
  reset: 'Choose a new password',
  resetIt: 'Set and sign in',
  resetHint: 'All other sessions end.',
  confirm: 'Confirm your address',
  confirmIt: 'Confirm',
  confirmed: 'The address is confirmed.',
  toAccount: 'To the account',

  signedIn: (name: string) => `Signed in as ${name}.`,
  present: 'Present password',
  presentHint: 'You signed in a while ago: changes here need it.',
  again: 'You signed in a while ago. Sign in once more, then change things here.',
  newPassword: 'New password',
  change: 'Change password',
  add: 'Set a password',
  changed: 'Done. All other sessions have ended.',

  passkeys: 'Passkeys',
  passkeysText: 'A passkey signs you in by fingerprint, face or PIN. Nothing to remember, nothing to steal.',
  noPasskeys: 'None yet.',
  addPasskey: 'Add a passkey',
  passkeyLabel: (device: string) => device || 'Passkey',
  remove: (what: string) => `Remove ${what}`,
  removeIt: 'Remove',
  passkeyAdded: 'The passkey works.',
  noPasskeysHere: 'This browser has none for this address: passkeys want HTTPS and a host with a name.',

  address: 'Mail address',
  addressText: 'The way back in if you forget the password. We mail a link to confirm it.',
  addressIs: (address: string) => `Confirmed: ${address}`,
  noMail: 'This server sends no mail. Keep your password well, or add a second passkey.',
  sendLink: 'Send the link',
  linkSent: (address: string) => `A link is on its way to ${address}.`,
  forget: 'Forget the address',
  forgotten2: 'The address is forgotten.',

  sessions: 'Signed in on',
  unknownDevice: 'A browser',
  thisOne: 'this browser',
  since: (day: string) => `since ${day}`,
  used: (day: string) => `last used ${day}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  ended: 'That browser is signed out.',

  signOut: {
    title: 'Sign out',
    hereAsk: 'This browser signs out of the account. Sign in again whenever you like.',
    everywhereAsk:
      'All browsers and programs sign out, this one too. You can sign in again whenever you like.',
  },

  data: 'Your data',
  dataText: 'Everything this server knows of you, in one file.',
  download: 'Download',
  remove2: 'Delete',
  deleteText:
    'Account, name, chat lines and statistics go for good. Matches of others stay whole: there you become “a former player”. A bot takes over your seats.',
  deleteIt: 'Delete everything',
  deleteSure: 'Delete for good',
  cancel: 'Keep it',
  deleted: 'Deleted. Thank you for playing.',

  refused: {
    'wrong-sign-in': 'Name and password don’t match.',
    'wrong-password': 'That is not your present password.',
    'sign-in-again': 'Sign in once more first.',
    'weak-password': 'Too short, or too easy to guess. Ten characters at least.',
    'name-reserved': 'Nobody may have this name.',
    'account-name-taken': 'Somebody has this name, or one that looks like it.',
    'has-account': 'This browser is signed in already.',
    'no-account': 'This browser is not signed in.',
    'no-mail': 'This server sends no mail.',
    'link-over': 'This link has been used, or is older than an hour. Ask for another.',
    'passkey-refused': 'The passkey was not accepted.',
    'last-way': 'That is your only way to sign in. Add another first.',
    'both-seated':
      'This browser and your account sit at one table. Finish or leave it here first: nobody sees two hands.',
    'too-many': 'That is the most there can be.',
    malformed: 'That doesn’t look right.',
  } as Readonly<Record<string, string>>,
  tooFast: (seconds: number) => `Too many tries. Wait ${seconds} s, then try again.`,
};
export type AccountWords = typeof en;

const fr: AccountWords = spaceFrenchWords<AccountWords>({
  title: 'Compte',
  why: 'Un compte garde vos tables quand ce navigateur vous oublie, et les ouvre sur un autre appareil. Jouer sans compte reste possible, comme avant.',
  none: 'Pas de serveur ici : les comptes vivent sur un serveur.',
  failed: 'Le serveur ne répond pas. Réessayez dans un instant.',
  loading: 'Un instant…',

  create: 'Créer un compte',
  name: 'Nom',
  password: 'Mot de passe',
  passwordHint: 'Au moins dix caractères. Quelques mots font très bien l’affaire.',
  createIt: 'Créer',
  createWithPasskey: 'Créer avec une clé d’accès',
  created: 'C’est fait. Vos tables restent où elles sont.',

  signIn: 'Se connecter',
  signInIt: 'Se connecter',
  withPasskey: 'Avec une clé d’accès',
  tables: (count) =>
    count === 1 ? 'Ce navigateur a une table à lui' : `Ce navigateur a ${count} tables à lui`,
  join: 'À mon compte',
  joinText: 'Les tables de ce navigateur appartiennent désormais à votre compte, sur tous vos appareils.',
  stay: 'Restent ici',
  stayText: 'Les tables restent à ce navigateur. Elles reviennent quand vous vous déconnectez du compte.',

  forgotten: 'Mot de passe oublié ?',
  who: 'Nom ou adresse',
  recover: 'Envoyer un lien',
  recovered: 'Si ce compte a une adresse confirmée, un lien est en route. Il vaut une heure, et une fois.',
  reset: 'Choisir un nouveau mot de passe',
  resetIt: 'Enregistrer et se connecter',
  resetHint: 'Toutes les autres sessions se terminent.',
  confirm: 'Confirmer votre adresse',
  confirmIt: 'Confirmer',
  confirmed: 'L’adresse est confirmée.',
  toAccount: 'Vers le compte',

  signedIn: (name) => `Connecté sous le nom de ${name}.`,
  present: 'Mot de passe actuel',
  presentHint: 'Votre connexion date un peu : il le faut pour changer quelque chose ici.',
  again: 'Votre connexion date un peu. Connectez-vous à nouveau avant de changer quelque chose ici.',
  newPassword: 'Nouveau mot de passe',
  change: 'Changer le mot de passe',
  add: 'Choisir un mot de passe',
  changed: 'C’est fait. Toutes les autres sessions sont terminées.',

  passkeys: 'Clés d’accès',
  passkeysText: 'Une clé d’accès vous connecte par empreinte, visage ou code. Rien à retenir, rien à voler.',
  noPasskeys: 'Aucune pour l’instant.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyLabel: (device) => device || 'Clé d’accès',
  remove: (what) => `Retirer ${what}`,
  removeIt: 'Retirer',
  passkeyAdded: 'La clé d’accès fonctionne.',
  noPasskeysHere:
    'Ce navigateur n’en a pas pour cette adresse : il leur faut HTTPS et un serveur qui a un nom.',

  address: 'Adresse de courriel',
  addressText: 'Le chemin du retour si vous oubliez le mot de passe. Un lien envoyé la confirme.',
  addressIs: (address) => `Confirmée : ${address}`,
  noMail:
    'Ce serveur n’envoie pas de courriel. Gardez bien votre mot de passe, ou ajoutez une deuxième clé d’accès.',
  sendLink: 'Envoyer le lien',
  linkSent: (address) => `Un lien est en route vers ${address}.`,
  forget: 'Oublier l’adresse',
  forgotten2: 'L’adresse est oubliée.',

  sessions: 'Connexions',
  unknownDevice: 'Un navigateur',
  thisOne: 'ce navigateur',
  since: (day) => `depuis le ${day}`,
  used: (day) => `dernier usage le ${day}`,
  end: 'Déconnecter',
  endOf: (device) => `Déconnecter ${device}`,
  ended: 'Ce navigateur est déconnecté.',

  signOut: {
    title: 'Se déconnecter',
    hereAsk: 'Ce navigateur quitte le compte. Reconnectez-vous quand vous voulez.',
    everywhereAsk:
      'Tous les navigateurs et programmes quittent le compte, celui-ci aussi. Reconnectez-vous quand vous voulez.',
  },

  data: 'Vos données',
  dataText: 'Tout ce que ce serveur sait de vous, en un fichier.',
  download: 'Télécharger',
  remove2: 'Supprimer',
  deleteText:
    'Compte, nom, messages et statistiques disparaissent pour de bon. Les parties des autres restent entières : vous y devenez « un ancien joueur ». Un robot reprend vos places.',
  deleteIt: 'Tout supprimer',
  deleteSure: 'Supprimer pour de bon',
  cancel: 'Garder',
  deleted: 'Supprimé. Merci d’avoir joué.',

  refused: {
    'wrong-sign-in': 'Nom et mot de passe ne vont pas ensemble.',
    'wrong-password': 'Ce n’est pas votre mot de passe actuel.',
    'sign-in-again': 'Connectez-vous d’abord à nouveau.',
    'weak-password': 'Trop court, ou trop facile à deviner. Dix caractères au moins.',
    'name-reserved': 'Personne ne peut porter ce nom.',
    'account-name-taken': 'Quelqu’un porte ce nom, ou un nom qui lui ressemble.',
    'has-account': 'Ce navigateur est déjà connecté.',
    'no-account': 'Ce navigateur n’est pas connecté.',
    'no-mail': 'Ce serveur n’envoie pas de courriel.',
    'link-over': 'Ce lien a servi, ou date de plus d’une heure. Demandez-en un autre.',
    'passkey-refused': 'La clé d’accès n’a pas été acceptée.',
    'last-way': 'C’est votre seul moyen de connexion. Ajoutez-en un autre d’abord.',
    'both-seated':
      'Ce navigateur et votre compte sont à une même table. Finissez-la ou quittez-la ici d’abord : personne ne voit deux mains.',
    'too-many': 'On ne peut pas en avoir davantage.',
    malformed: 'Cela ne semble pas juste.',
  },
  tooFast: (seconds) => `Trop d’essais. Attendez ${seconds} s, puis réessayez.`,
});

export const useAccountWords = wordsHook<AccountWords>({ en, fr });
