import { deFrench, joinList } from '@manigance/core';
import { midSentence } from '../mid-sentence.ts';
import type { LobbyWords } from './lobby-en.ts';

/** French words of the lobby. */
export const lobbyFr: LobbyWords = {
  title: 'En attente de joueurs',
  code: 'Code',
  link: 'Lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Copié.',
  onlyHere:
    'Pour l’instant, ce lien ne fonctionne que sur cet ordinateur. Lancez le serveur avec HOST=0.0.0.0 pour que les amis de votre réseau puissent s’en servir.',
  share: 'Partager',
  qr: 'Code QR du lien',
  sit: 'S’asseoir ici',
  move: 'Changer de place',
  free: 'Place libre',
  bot: (level) => (level === undefined ? 'Robot' : `Robot, ${midSentence(level)}`),
  you: 'vous',
  host: 'hôte',
  here: 'à table',
  away: 'absent',
  isReady: 'prêt',
  notReady: 'pas encore prêt',
  colour: 'Votre couleur',
  colourOf: (name) => `Couleur ${deFrench(name)}`,
  colourTaken: (colour) => `${colour} (prise)`,
  chooseColour: (name) => `Choisir la couleur ${deFrench(name)}`,
  up: (name) => `Faire remonter ${name} d’une place`,
  down: (name) => `Faire descendre ${name} d’une place`,
  remove: 'Retirer',
  removeLabel: (name) => `Retirer ${name} de la table`,
  removeSure: (name) => `Oui, retirer ${name}`,
  removed: 'Retirés de la table',
  letBack: 'Laisser revenir',
  letBackLabel: (name) => `Laisser ${name} se rasseoir`,
  youAreRemoved: 'L’hôte vous a retiré de cette table. Vous pouvez regarder.',
  about: (host) => `La table ${deFrench(host)}. On joue quand chacun se dit prêt.`,
  waitingFor: (names, free) =>
    names.length > 0
      ? `On attend ${joinList(names, 'et')}.`
      : free > 0
        ? free === 1
          ? 'Une place est encore libre.'
          : `${free} places sont encore libres.`
        : 'Tout le monde est prêt.',
  begin: 'Début de la partie',
  start: 'Commencer maintenant',
  notReadyYet: (names) =>
    `${joinList(names, 'et')} ${names.length === 1 ? 'n’est' : 'ne sont'} pas encore ${names.length === 1 ? 'prêt' : 'prêts'}. Commencer quand même ?`,
  startAnyway: 'Commencer quand même',
  wait: 'Attendre',
  ready: 'Je suis prêt',
  readyCount: (ready, people) =>
    ready === 0 ? 'Personne n’est encore prêt.' : `Prêts : ${ready} sur ${people}.`,
  fullHint: 'La partie commence quand vous le décidez, ou quand tout le monde est prêt.',
  startHint:
    'Si vous commencez maintenant, des robots prennent les places libres. La partie ne commence jamais toute seule.',
  guestHint: (name) => `La partie commence quand ${name} le décide, ou quand tout le monde est prêt.`,
  guestHintNobody: 'La partie commence quand toutes les places sont prises et que tout le monde est prêt.',
  fill: 'Robots pour les places libres',
  leave: 'Partir',
  missing: 'Cette table n’existe pas, ou n’accepte pas de spectateurs.',
  unanswered: 'Le serveur ne répond pas. Nouvelle tentative…',
  closed:
    'Ce serveur n’accueille pas de nouveaux invités en ce moment. Avec un compte, vous pouvez vous connecter.',
  limited: 'Trop de demandes. Nouvelle tentative dans un instant…',
  expired: 'Cette table est fermée : personne n’a lancé la partie à temps.',
  noSpectators: 'La partie a commencé, et cette table n’accepte pas de spectateurs.',
  facts: 'Cette table',
  justChanged: 'changé à l’instant',
  change: 'Modifier',
  changeLabel: 'Modifier les réglages de la table',
  changeHint: 'On redemandera à chacun s’il est prêt.',
  save: 'Enregistrer',
  tooFewSeats: 'Il y a plus de joueurs assis que cela. Retirez d’abord quelqu’un.',
  failed: 'Cela n’a pas marché. Réessayez dans un instant.',
};
