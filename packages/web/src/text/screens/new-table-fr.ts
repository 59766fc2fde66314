import { described } from '../described.ts';
import { midSentence } from '../mid-sentence.ts';
import type { NewTableWords } from './new-table-en.ts';

/** French words of the new-table form. */
export const newTableFr: NewTableWords = {
  title: (game) => `Nouvelle table : ${game}`,
  about: 'Une nouvelle table',
  name: 'Votre nom',
  opponents: 'Avec qui',
  players: 'Joueurs',
  company: {
    bots: described('Des robots', 'Tout de suite, dans ce navigateur, même sans réseau.'),
    here: described(
      'À plusieurs sur cet écran',
      'Un seul écran, qui passe de l’un à l’autre : chacun ne voit que ses propres secrets. Même hors ligne.',
    ),
    friends: described(
      'Des amis',
      'Par lien, code QR ou code d’invitation ; les robots prennent les places que vous leur donnez.',
    ),
  },
  seats: 'Places',
  seat: (seat) => `Place ${seat}`,
  mine: 'Vous',
  nameOf: (seat) => `Nom à la place ${seat}`,
  person: 'Une personne',
  botOf: (level) => `Robot : ${midSentence(level)}`,
  access: 'Qui peut venir',
  accesses: {
    private: described('Sur invitation', 'Seulement ceux qui ont le lien ou le code.'),
    open: described('Tout le monde', 'La table est annoncée à tous sur la page d’accueil.'),
  },
  spectators: 'Spectateurs',
  spectatorChoices: {
    yes: described(
      'Bienvenus',
      'Chacun peut regarder : un spectateur voit ce que tous peuvent voir, ni main ni secret.',
    ),
    no: described('Aucun', 'Seuls les joueurs voient la partie.'),
  },
  hints: 'Conseils',
  hintChoices: {
    no: described('Pour personne', 'Chacun réfléchit par lui-même.'),
    yes: described('Pour tous', 'Chacun peut interroger le plus fort des robots. Les autres le voient.'),
  },
  record: 'Enregistrement de la partie',
  recordChoices: {
    yes: described('Avec les noms', 'Quiconque a le fichier peut lire qui a joué.'),
    no: described('Sans les noms', 'Le fichier dit ce qui a été joué, mais pas par qui.'),
  },
  openFor: 'S’il ne se passe rien avant la partie, fermer après',
  openHours: (hours) =>
    hours < 24
      ? `${hours}\u00a0heure${hours < 2 ? '' : 's'}`
      : `${hours / 24}\u00a0jour${hours < 48 ? '' : 's'}`,
  failed: 'La table n’a pas pu être ouverte. Réessayez dans un instant.',
  start: 'Commencer',
  pace: 'Rythme',
  paces: {
    untimed: described('Sans pendule', 'Chacun prend le temps qu’il lui faut.'),
    live: described(
      'En direct',
      'Tout le monde joue en même temps, chacun avec sa réserve de temps pour la partie.',
    ),
    'turn-based': described(
      'Sur plusieurs jours',
      'On joue quand on a un moment : quelques jours pour chaque coup.',
    ),
  },
  inLive: (name, minutes, seconds) => `${name}, ${Math.round(minutes)}\u00a0min + ${seconds}\u00a0s`,
  overDays: (name, days) => (days < 2 ? `${name}, ${days} jour par coup` : `${name}, ${days} jours par coup`),
  bank: 'Réserve de temps',
  bankMinutes: (minutes) => `${minutes} minutes chacun`,
  increment: 'Ajouté à chaque coup',
  incrementSeconds: (seconds) => (seconds === 0 ? 'rien' : `${seconds} secondes`),
  days: 'Pour chaque coup',
  dayCount: (days) => (days < 2 ? `${days} jour` : `${days} jours`),
  window: 'La pendule tourne',
  windows: {
    always: described('Jour et nuit', 'Un jour dure vingt-quatre heures.'),
    hours: described('À certaines heures', 'En dehors de ces heures, toutes les pendules s’arrêtent.'),
  },
  from: 'De',
  to: 'À',
  zone: 'Fuseau horaire',
  windowHere: (from, to) => `de ${from} à ${to}, à votre heure`,
  windowWhole: 'D’une heure à la même heure, c’est toute la journée : la pendule tourne jour et nuit.',
  windowUtc: (from, to) => `Soit de ${from} à ${to} UTC, pour toute la table.`,
  atZero: 'Quand le temps est écoulé',
  atZeros: {
    bot: described('Un robot prend la relève', 'Il joue jusqu’à ce que le joueur reprenne sa place.'),
    default: described(
      'Le coup le plus simple',
      'Le coup prévu par les règles est joué pour lui, une fois ; puis la question lui est posée de nouveau.',
    ),
  },
  create: 'Ouvrir la table',
  noOptions: 'Rien à choisir : le jeu se joue comme dans la boîte.',
};
