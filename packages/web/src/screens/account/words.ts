import { inBothLanguages } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

/** English words of the account screen. */
const en = {
  title: 'Account',
  why: 'An account keeps your tables even if this browser forgets you, and lets you open them on other devices. You can always play without one.',
  none: 'There is no server here, and accounts need one.',
  failed: 'The server isn’t responding. Try again in a moment.',
  loading: 'One moment…',

  create: 'Create an account',
  name: 'Name',
  password: 'Password',
  passwordHint: 'At least ten characters. A few random words work well.',
  createIt: 'Create',
  createWithPasskey: 'Create with a passkey',
  created: 'Done. Your tables stay where they are.',

  signIn: 'Sign in',
  signInIt: 'Sign in',
  withPasskey: 'Use a passkey',
  tables: (count: number) =>
    count === 1 ? 'You have a table in this browser' : `You have ${count} tables in this browser`,
  join: 'Move to my account',
  joinText: 'They become part of your account, on all your devices.',
  stay: 'Leave here',
  stayText: 'They stay with this browser, and come back when you sign out.',

  forgotten: 'Forgot your password?',
  who: 'Name or email address',
  recover: 'Email me a link',
  recovered: 'If that account has a confirmed address, a link is on its way. It works once, within the hour.',
  reset: 'Choose a new password',
  resetIt: 'Save and sign in',
  resetHint: 'You will be signed out everywhere else.',
  confirm: 'Confirm your address',
  confirmIt: 'Confirm',
  confirmed: 'Your address is confirmed.',
  toAccount: 'Go to my account',

  signedIn: (name: string) => `Signed in as ${name}.`,
  present: 'Current password',
  presentHint: 'You signed in a while ago, so changes here need it.',
  again: 'You signed in a while ago. Sign in again to make changes here.',
  newPassword: 'New password',
  change: 'Change password',
  add: 'Set a password',
  changed: 'Done. You have been signed out everywhere else.',

  passkeys: 'Passkeys',
  passkeysText:
    'A passkey signs you in with your fingerprint, face or PIN. Nothing to remember, nothing to steal.',
  noPasskeys: 'None yet.',
  addPasskey: 'Add a passkey',
  passkeyLabel: (device: string) => device || 'Passkey',
  remove: (what: string) => `Remove ${what}`,
  removeIt: 'Remove',
  passkeyAdded: 'Your passkey is ready to use.',
  noPasskeysHere: 'Passkeys don’t work at this address: they need HTTPS and a host name.',

  address: 'Email address',
  addressText: 'Your way back in if you forget your password. We’ll email a link to confirm it.',
  addressIs: (address: string) => `Confirmed: ${address}`,
  noMail: 'This server doesn’t send email. Keep your password safe, or add a second passkey.',
  sendLink: 'Send the link',
  linkSent: (address: string) => `A link is on its way to ${address}.`,
  forget: 'Remove the address',
  forgotten2: 'The address has been removed.',

  sessions: 'Signed in on',
  unknownDevice: 'A browser',
  thisOne: 'this browser',
  since: (day: string) => `since ${day}`,
  used: (day: string) => `last used ${day}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  ended: 'That browser has been signed out.',

  signOut: {
    title: 'Sign out',
    hereAsk: 'This browser will be signed out. You can sign in again whenever you like.',
    everywhereAsk:
      'Every browser and program will be signed out, including this one. You can sign in again whenever you like.',
  },

  data: 'Your data',
  dataText: 'Everything this server knows about you, in one file.',
  download: 'Download',
  remove2: 'Delete',
  deleteText:
    'Your account, name, messages and statistics are deleted for good. Other people’s matches stay intact: in them you become “a former player”. A bot takes over your seats.',
  deleteIt: 'Delete everything',
  deleteSure: 'Delete for good',
  desk: 'Host’s desk',
  cancel: 'Keep it',
  deleted: 'Deleted. Thanks for playing.',

  refused: {
    'wrong-sign-in': 'Wrong name or password.',
    'wrong-password': 'That isn’t your current password.',
    'sign-in-again': 'Sign in again first.',
    'weak-password': 'Too short or too easy to guess. Use at least ten characters.',
    'name-reserved': 'This name is reserved.',
    'account-name-taken': 'This name is taken, or looks too much like one that is.',
    'registration-closed': 'This server isn’t taking new accounts at the moment.',
    'has-account': 'You’re already signed in here.',
    'no-account': 'You’re not signed in here.',
    'no-mail': 'This server doesn’t send email.',
    'link-over': 'This link has already been used or has expired. Ask for a new one.',
    'passkey-refused': 'The passkey wasn’t accepted.',
    'last-way': 'That’s your only way to sign in. Add another one first.',
    'both-seated':
      'This browser and your account are both seated at the same table. Finish or leave it here first: nobody sees two hands.',
    'too-many': 'You can’t add any more.',
    malformed: 'That doesn’t look right.',
  } as Readonly<Record<string, string>>,
  tooFast: (seconds: number) => `Too many attempts. Try again in ${seconds}\u00a0s.`,
};
/** Words of the account screen. */
export type AccountWords = typeof en;

const words = inBothLanguages(en, {
  title: 'Compte',
  why: 'Un compte garde vos tables même si ce navigateur vous oublie, et vous les retrouvez sur vos autres appareils. On peut toujours jouer sans compte.',
  none: 'Il n’y a pas de serveur ici, et un compte en demande un.',
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
    count === 1 ? 'Vous avez une table dans ce navigateur' : `Vous avez ${count} tables dans ce navigateur`,
  join: 'Rattacher à mon compte',
  joinText: 'Elles rejoignent votre compte, sur tous vos appareils.',
  stay: 'Laisser ici',
  stayText: 'Elles restent dans ce navigateur et reviennent quand vous vous déconnectez.',

  forgotten: 'Mot de passe oublié ?',
  who: 'Nom ou adresse électronique',
  recover: 'Envoyer un lien',
  recovered:
    'Si ce compte a une adresse confirmée, un lien est en route. Il sert une seule fois, dans l’heure.',
  reset: 'Choisir un nouveau mot de passe',
  resetIt: 'Enregistrer et se connecter',
  resetHint: 'Vous serez déconnecté partout ailleurs.',
  confirm: 'Confirmer votre adresse',
  confirmIt: 'Confirmer',
  confirmed: 'Votre adresse est confirmée.',
  toAccount: 'Aller à mon compte',

  signedIn: (name) => `Connecté sous le nom de ${name}.`,
  present: 'Mot de passe actuel',
  presentHint: 'Votre connexion date un peu : il est demandé pour toute modification.',
  again: 'Votre connexion date un peu. Reconnectez-vous pour modifier quelque chose ici.',
  newPassword: 'Nouveau mot de passe',
  change: 'Changer le mot de passe',
  add: 'Choisir un mot de passe',
  changed: 'C’est fait. Vous êtes déconnecté partout ailleurs.',

  passkeys: 'Clés d’accès',
  passkeysText: 'Une clé d’accès vous connecte par empreinte, visage ou code. Rien à retenir, rien à voler.',
  noPasskeys: 'Aucune pour l’instant.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyLabel: (device) => device || 'Clé d’accès',
  remove: (what) => `Retirer ${what}`,
  removeIt: 'Retirer',
  passkeyAdded: 'La clé d’accès fonctionne.',
  noPasskeysHere:
    'Les clés d’accès ne marchent pas à cette adresse : il leur faut HTTPS et un nom de domaine.',

  address: 'Adresse électronique',
  addressText:
    'De quoi revenir si vous oubliez votre mot de passe. Un lien envoyé à cette adresse la confirme.',
  addressIs: (address) => `Confirmée : ${address}`,
  noMail:
    'Ce serveur n’envoie pas de courriel. Gardez bien votre mot de passe, ou ajoutez une deuxième clé d’accès.',
  sendLink: 'Envoyer le lien',
  linkSent: (address) => `Un lien est en route vers ${address}.`,
  forget: 'Retirer l’adresse',
  forgotten2: 'L’adresse est retirée.',

  sessions: 'Connexions',
  unknownDevice: 'Un navigateur',
  thisOne: 'ce navigateur',
  since: (day) => `depuis le ${day}`,
  used: (day) => `dernière visite le ${day}`,
  end: 'Déconnecter',
  endOf: (device) => `Déconnecter ${device}`,
  ended: 'Ce navigateur est déconnecté.',

  signOut: {
    title: 'Se déconnecter',
    hereAsk: 'Ce navigateur sera déconnecté. Reconnectez-vous quand vous voulez.',
    everywhereAsk:
      'Tous les navigateurs et programmes seront déconnectés, celui-ci compris. Reconnectez-vous quand vous voulez.',
  },

  data: 'Vos données',
  dataText: 'Tout ce que ce serveur sait de vous, dans un seul fichier.',
  download: 'Télécharger',
  remove2: 'Supprimer',
  deleteText:
    'Compte, nom, messages et statistiques disparaissent pour de bon. Les parties des autres restent entières : vous y devenez « un ancien joueur ». Un robot reprend vos places.',
  deleteIt: 'Tout supprimer',
  deleteSure: 'Supprimer pour de bon',
  desk: 'Bureau de l’hôte',
  cancel: 'Garder',
  deleted: 'Supprimé. Merci d’avoir joué.',

  refused: {
    'wrong-sign-in': 'Nom ou mot de passe incorrect.',
    'wrong-password': 'Ce n’est pas votre mot de passe actuel.',
    'sign-in-again': 'Reconnectez-vous d’abord.',
    'weak-password': 'Trop court, ou trop facile à deviner. Dix caractères au moins.',
    'name-reserved': 'Ce nom est réservé.',
    'account-name-taken': 'Ce nom est déjà pris, ou ressemble trop à un autre.',
    'registration-closed': 'L’hôte de ce serveur n’accepte pas de nouveau compte en ce moment.',
    'has-account': 'Ce navigateur est déjà connecté.',
    'no-account': 'Ce navigateur n’est pas connecté.',
    'no-mail': 'Ce serveur n’envoie pas de courriel.',
    'link-over': 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
    'passkey-refused': 'La clé d’accès n’a pas été acceptée.',
    'last-way': 'C’est votre seul moyen de connexion. Ajoutez-en un autre d’abord.',
    'both-seated':
      'Ce navigateur et votre compte sont assis à la même table. Finissez la partie ou quittez la table ici d’abord : personne ne voit deux mains.',
    'too-many': 'Vous ne pouvez pas en ajouter.',
    malformed: 'Cette saisie n’est pas valable.',
  },
  tooFast: (seconds) => `Trop d’essais. Réessayez dans ${seconds}\u00a0s.`,
});

/** Words of the account screen in the chosen language. */
export const useAccountWords = wordsHook(words);
