import { type Language, spaceFrenchWords } from '@manigance/core';
import { useSettings } from '@manigance/ui/settings.ts';

/** English words of the screen of notices. */
const en = {
  title: 'Notices',
  about: 'How you hear that it is your turn while you are elsewhere. Each wait is told once.',
  noServer: 'There is no server here, so there is nobody to tell you anything.',
  channels: { page: 'This page', push: 'This device', mail: 'Mail', hook: 'Webhook' },
  pageText: 'While the page is open in a tab you are not looking at.',
  pushText: 'Even when the page is closed.',
  mailText: 'To an address that you confirm with a code.',
  hookText:
    'To an address of yours, such as a Discord channel. It tells no more than the whole table may know.',
  allow: 'Allow',
  remove: 'Stop',
  test: 'Send a test',
  isOn: 'On.',
  refused: 'Your browser refuses. Its settings for this page can change that.',
  noPush: 'This browser cannot be pushed to.',
  devices: (count: number) => (count === 1 ? 'One device is told.' : `${count} devices are told.`),
  address: 'Mail address',
  sendCode: 'Send the code',
  codeSent: 'A code is on its way.',
  code: 'Code from the mail',
  confirm: 'Confirm',
  noMail: 'This server sends no mail.',
  hookUrl: 'Address to post to',
  form: 'Form',
  forms: { signed: 'Signed JSON', discord: 'Discord' },
  secret: 'Key of the signature',
  save: 'Save',
  what: 'What',
  kinds: {
    turn: 'Your turn',
    time: 'Your time runs short',
    invited: 'A seat is kept for you',
    over: 'The match is over',
    abandoned: 'A table closes without a winner',
  },
  tables: 'Tables',
  whichTables: { 'turn-based': 'With days per turn', all: 'All' },
  after: 'If I have been away for',
  minutes: (count: number) =>
    count === 0 ? 'any time' : count < 60 ? `${count} minutes` : `${count / 60} h`,
  quiet: 'Quiet hours',
  quietText: (zone: string) => `Nothing is sent meanwhile (${zone}).`,
  from: 'From',
  to: 'To',
  saved: 'Saved.',
  failed: 'That did not work. Try again.',
  why: {
    'bad-address': 'Nothing can be sent to this address.',
    'wrong-code': 'That is not the code, or it is too old.',
    'too-fast': 'That was often enough. Wait a little.',
    'not-offered': 'This server does not offer that.',
    'too-many': 'You have enough devices.',
  },
  testSent: 'Sent.',
  testFailed: 'It could not be sent.',
  stopped: 'Done: no more mails.',
  notStopped: 'This link ends nothing any more: it is old, or it was changed.',
  toNotices: 'All notices',
  yourTurn: (title: string) => `Your turn: ${title}`,
};
export type NoticeWords = typeof en;

const fr: NoticeWords = spaceFrenchWords<NoticeWords>({
  title: 'Avis',
  about: 'Comment savoir que c’est à vous, quand vous êtes ailleurs. Chaque attente est annoncée une fois.',
  noServer: 'Il n’y a pas de serveur ici, donc personne pour vous prévenir.',
  channels: { page: 'Cette page', push: 'Cet appareil', mail: 'Courriel', hook: 'Webhook' },
  pageText: 'Tant que la page est ouverte dans un onglet que vous ne regardez pas.',
  pushText: 'Même quand la page est fermée.',
  mailText: 'À une adresse que vous confirmez par un code.',
  hookText:
    'À une adresse à vous, un salon Discord par exemple. On n’y dit que ce que toute la table peut savoir.',
  allow: 'Autoriser',
  remove: 'Arrêter',
  test: 'Envoyer un essai',
  isOn: 'Activé.',
  refused: 'Votre navigateur refuse. Ses réglages pour cette page peuvent y remédier.',
  noPush: 'Ce navigateur ne reçoit pas d’avis.',
  devices: (count) => (count === 1 ? 'Un appareil est prévenu.' : `${count} appareils sont prévenus.`),
  address: 'Adresse électronique',
  sendCode: 'Envoyer le code',
  codeSent: 'Un code est en route.',
  code: 'Code reçu',
  confirm: 'Confirmer',
  noMail: 'Ce serveur n’envoie pas de courriel.',
  hookUrl: 'Adresse où écrire',
  form: 'Forme',
  forms: { signed: 'JSON signé', discord: 'Discord' },
  secret: 'Clé de la signature',
  save: 'Enregistrer',
  what: 'Quoi',
  kinds: {
    turn: 'C’est à vous',
    time: 'Votre temps s’épuise',
    invited: 'Une place vous attend',
    over: 'La partie est terminée',
    abandoned: 'Une table ferme sans vainqueur',
  },
  tables: 'Tables',
  whichTables: { 'turn-based': 'À plusieurs jours par tour', all: 'Toutes' },
  after: 'Si je suis absent depuis',
  minutes: (count) => (count === 0 ? 'peu importe' : count < 60 ? `${count} minutes` : `${count / 60} h`),
  quiet: 'Heures calmes',
  quietText: (zone) => `Rien n’est envoyé pendant ce temps (${zone}).`,
  from: 'De',
  to: 'À',
  saved: 'Enregistré.',
  failed: 'Cela n’a pas marché. Essayez encore.',
  why: {
    'bad-address': 'Rien ne peut être envoyé à cette adresse.',
    'wrong-code': 'Ce n’est pas le code, ou il est trop vieux.',
    'too-fast': 'Cela suffit pour l’instant. Attendez un peu.',
    'not-offered': 'Ce serveur ne le propose pas.',
    'too-many': 'Vous avez assez d’appareils.',
  },
  testSent: 'Envoyé.',
  testFailed: 'L’envoi a échoué.',
  stopped: 'C’est fait : plus de courriels.',
  notStopped: 'Ce lien n’arrête plus rien : il est vieux, ou il a été modifié.',
  toNotices: 'Tous les avis',
  yourTurn: (title) => `À vous de jouer : ${title}`,
});

const noticeWords: Readonly<Record<Language, NoticeWords>> = { en, fr };

export function useNoticeWords(): NoticeWords {
  return noticeWords[useSettings().language];
}

export function yourTurnIn(language: Language, title: string): string {
  return noticeWords[language].yourTurn(title);
}
