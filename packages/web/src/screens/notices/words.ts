import { type Language, spaceFrenchWords } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

/** English words of the screen of notices. */
const en = {
  title: 'Notifications',
  about: 'How you learn that it’s your turn when you’re elsewhere. You are told once each time.',
  noServer: 'There is no server here, so nothing can notify you.',
  channels: { page: 'This page', push: 'This device', mail: 'Email', hook: 'Webhook' },
  pageText: 'While the page is open in a tab you’re not looking at.',
  pushText: 'Even when the page is closed.',
  mailText: 'To an address you confirm with a code.',
  hookText: 'To an address of yours, such as a Discord channel. It says only what the whole table may know.',
  allow: 'Allow',
  remove: 'Turn off',
  test: 'Send a test',
  isOn: 'On.',
  refused: 'Your browser blocks notifications. You can allow them in its settings for this page.',
  noPush: 'This browser can’t receive push notifications.',
  devices: (count: number) => (count === 1 ? 'Sent to one device.' : `Sent to ${count} devices.`),
  address: 'Email address',
  sendCode: 'Send the code',
  codeSent: 'A code is on its way.',
  code: 'Code from the email',
  confirm: 'Confirm',
  noMail: 'This server doesn’t send email.',
  hookUrl: 'Webhook URL',
  form: 'Format',
  forms: { signed: 'Signed JSON', discord: 'Discord' },
  secret: 'Signing key',
  save: 'Save',
  what: 'When',
  kinds: {
    turn: 'Your turn',
    time: 'Your time is running short',
    invited: 'A seat is waiting for you',
    over: 'The match is over',
    abandoned: 'A table closes without a winner',
  },
  tables: 'Tables',
  whichTables: { 'turn-based': 'Played over several days', all: 'All' },
  after: 'Once I’ve been away for',
  minutes: (count: number) =>
    count === 0 ? 'any time' : count < 60 ? `${count} minutes` : `${count / 60}\u00a0h`,
  quiet: 'Quiet hours',
  quietText: (zone: string) => `Nothing is sent during these hours (${zone}).`,
  from: 'From',
  to: 'To',
  saved: 'Saved.',
  failed: 'That didn’t work. Try again.',
  why: {
    'bad-address': 'Nothing can be sent to this address.',
    'wrong-code': 'That code is wrong or has expired.',
    'too-fast': 'Too many attempts. Try again later.',
    'not-offered': 'This server doesn’t offer that.',
    'too-many': 'You can’t add any more devices.',
  },
  testSent: 'Sent.',
  testFailed: 'It couldn’t be sent.',
  stopped: 'Done: no more emails.',
  notStopped: 'This link no longer works: it is out of date, or it was altered.',
  toNotices: 'All notifications',
  yourTurn: (title: string) => `Your turn: ${title}`,
};
export type NoticeWords = typeof en;

const fr: NoticeWords = spaceFrenchWords<NoticeWords>({
  title: 'Notifications',
  about:
    'Comment savoir que c’est à vous quand vous êtes ailleurs. Vous n’êtes prévenu qu’une fois à chaque tour.',
  noServer: 'Il n’y a pas de serveur ici, donc personne pour vous prévenir.',
  channels: { page: 'Cette page', push: 'Cet appareil', mail: 'Courriel', hook: 'Webhook' },
  pageText: 'Tant que la page est ouverte dans un onglet que vous ne regardez pas.',
  pushText: 'Même quand la page est fermée.',
  mailText: 'À une adresse que vous confirmez par un code.',
  hookText:
    'À une adresse à vous, un salon Discord par exemple. On n’y dit que ce que toute la table peut savoir.',
  allow: 'Autoriser',
  remove: 'Désactiver',
  test: 'Envoyer un essai',
  isOn: 'Activé.',
  refused:
    'Votre navigateur bloque les notifications. Ses réglages pour cette page permettent de les autoriser.',
  noPush: 'Ce navigateur ne peut pas recevoir de notifications.',
  devices: (count) => (count === 1 ? 'Un appareil est prévenu.' : `${count} appareils sont prévenus.`),
  address: 'Adresse électronique',
  sendCode: 'Envoyer le code',
  codeSent: 'Un code est en route.',
  code: 'Code reçu',
  confirm: 'Confirmer',
  noMail: 'Ce serveur n’envoie pas de courriel.',
  hookUrl: 'Adresse du webhook',
  form: 'Format',
  forms: { signed: 'JSON signé', discord: 'Discord' },
  secret: 'Clé de signature',
  save: 'Enregistrer',
  what: 'Quand',
  kinds: {
    turn: 'C’est à vous',
    time: 'Il vous reste peu de temps',
    invited: 'Une place vous attend',
    over: 'La partie est terminée',
    abandoned: 'Une table ferme sans vainqueur',
  },
  tables: 'Tables',
  whichTables: { 'turn-based': 'Sur plusieurs jours', all: 'Toutes' },
  after: 'Si je suis absent depuis',
  minutes: (count) =>
    count === 0 ? 'peu importe' : count < 60 ? `${count} minutes` : `${count / 60}\u00a0h`,
  quiet: 'Heures calmes',
  quietText: (zone) => `Rien n’est envoyé pendant ce temps (${zone}).`,
  from: 'De',
  to: 'À',
  saved: 'Enregistré.',
  failed: 'Cela n’a pas marché. Réessayez.',
  why: {
    'bad-address': 'Impossible d’écrire à cette adresse.',
    'wrong-code': 'Ce code est faux ou n’est plus valable.',
    'too-fast': 'Trop d’essais. Réessayez plus tard.',
    'not-offered': 'Ce serveur ne propose pas cela.',
    'too-many': 'Vous ne pouvez pas ajouter d’appareil.',
  },
  testSent: 'Envoyé.',
  testFailed: 'L’envoi a échoué.',
  stopped: 'C’est fait : plus de courriels.',
  notStopped: 'Ce lien ne sert plus : il est périmé, ou il a été modifié.',
  toNotices: 'Toutes les notifications',
  yourTurn: (title) => `À vous de jouer : ${title}`,
});

const noticeWords: Readonly<Record<Language, NoticeWords>> = { en, fr };

export const useNoticeWords = wordsHook(noticeWords);

export function yourTurnIn(language: Language, title: string): string {
  return noticeWords[language].yourTurn(title);
}
