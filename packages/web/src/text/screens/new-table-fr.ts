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
    bots: { name: 'Des robots', text: 'Tout de suite, dans ce navigateur, même sans réseau.' },
    here: {
      name: 'À plusieurs sur cet écran',
      text: 'Un seul écran, qui passe de l’un à l’autre : chacun ne voit que ses propres secrets. Même hors ligne.',
    },
    friends: {
      name: 'Des amis',
      text: 'Par lien, code QR ou code d’invitation ; les robots prennent les places que vous leur donnez.',
    },
  },
  seats: 'Places',
  seat: (seat) => `Place ${seat}`,
  mine: 'Vous',
  nameOf: (seat) => `Nom à la place ${seat}`,
  person: 'Une personne',
  botOf: (level) => `Robot : ${midSentence(level)}`,
  access: 'Qui peut venir',
  accesses: {
    private: { name: 'Sur invitation', text: 'Seulement ceux qui ont le lien ou le code.' },
    open: { name: 'Tout le monde', text: 'La table est annoncée à tous sur la page d’accueil.' },
  },
  spectators: 'Spectateurs',
  spectatorChoices: {
    yes: {
      name: 'Bienvenus',
      text: 'Chacun peut regarder : un spectateur voit ce que tous peuvent voir, ni main ni secret.',
    },
    no: { name: 'Aucun', text: 'Seuls les joueurs voient la partie.' },
  },
  hints: 'Conseils',
  hintChoices: {
    no: { name: 'Pour personne', text: 'Chacun réfléchit par lui-même.' },
    yes: { name: 'Pour tous', text: 'Chacun peut interroger le plus fort des robots. Les autres le voient.' },
  },
  record: 'Enregistrement de la partie',
  recordChoices: {
    yes: { name: 'Avec les noms', text: 'Quiconque a le fichier peut lire qui a joué.' },
    no: { name: 'Sans les noms', text: 'Le fichier dit ce qui a été joué, mais pas par qui.' },
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
    untimed: { name: 'Sans pendule', text: 'Chacun prend le temps qu’il lui faut.' },
    live: {
      name: 'En direct',
      text: 'Tout le monde joue en même temps, chacun avec sa réserve de temps pour la partie.',
    },
    'turn-based': {
      name: 'Sur plusieurs jours',
      text: 'On joue quand on a un moment : quelques jours pour chaque coup.',
    },
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
    always: { name: 'Jour et nuit', text: 'Un jour dure vingt-quatre heures.' },
    hours: { name: 'À certaines heures', text: 'En dehors de ces heures, toutes les pendules s’arrêtent.' },
  },
  from: 'De',
  to: 'À',
  zone: 'Fuseau horaire',
  windowHere: (from, to) => `de ${from} à ${to}, à votre heure`,
  windowWhole: 'D’une heure à la même heure, c’est toute la journée : la pendule tourne jour et nuit.',
  windowUtc: (from, to) => `Soit de ${from} à ${to} UTC, pour toute la table.`,
  atZero: 'Quand le temps est écoulé',
  atZeros: {
    bot: { name: 'Un robot prend la relève', text: 'Il joue jusqu’à ce que le joueur reprenne sa place.' },
    default: {
      name: 'Le coup le plus simple',
      text: 'Le coup prévu par les règles est joué pour lui, une fois ; puis la question lui est posée de nouveau.',
    },
  },
  create: 'Ouvrir la table',
  noOptions: 'Rien à choisir : le jeu se joue comme dans la boîte.',
};
