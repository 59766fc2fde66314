import { type Language, spaceFrenchWords } from '@manigance/core';
import { useSettings } from '@manigance/ui/settings.ts';

/** English words about groups. */
const en = {
  title: 'Groups',
  about:
    'A group plays the same game again and again: one button sets up the next table, and everybody keeps their seat.',
  loading: 'One moment…',
  noServer: 'There is no server here, so there is nobody else.',
  unknown: 'There is no such group.',
  unknownHint: 'Everybody has left it, or the link is incomplete.',
  none: 'None yet.',
  open: 'Start a group',
  newTitle: 'New group',
  name: 'Name',
  nameExample: 'Thursdays at nine',
  game: 'Game',
  pace: 'Pace',
  paces: (days: number) =>
    days === 0 ? 'No clock' : days === 1 ? 'One day per answer' : `${days} days per answer`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  tables: (count: number) => (count === 1 ? '1 table' : `${count} tables`),
  who: 'Who plays',
  you: 'You',
  wins: (wins: number, tables: number) => (tables === 0 ? 'no table yet' : `${wins} of ${tables} won`),
  next: 'Next table',
  toTable: 'To the table',
  join: 'Join',
  leave: 'Leave the group',
  leaveSure: 'Yes, leave',
  stay: 'Stay',
  inviteHint: 'Anyone who opens this link can join.',
  copy: 'Copy the link',
  copied: 'Copied.',
  share: 'Share',
  qr: 'QR code of the group',
  history: 'Tables so far',
  number: (number: number) => `No. ${number}`,
  isOpen: 'in play',
  stopped: 'nobody won',
  gone: 'closed before it began',
  won: (names: string, count: number) => (count === 1 ? `${names} won` : `${names} won together`),
  replay: 'Replay',
  replayLabel: (number: string) => `Replay: ${number}`,
  full: 'The game has no seat left.',
  failed: 'That did not work. Try again.',
};
export type GroupWords = typeof en;

const fr: GroupWords = spaceFrenchWords<GroupWords>({
  title: 'Groupes',
  about:
    'Un groupe rejoue le même jeu, soir après soir : un bouton ouvre la table suivante, et chacun y garde sa place.',
  loading: 'Un instant…',
  noServer: 'Il n’y a pas de serveur ici, donc personne d’autre.',
  unknown: 'Ce groupe n’existe pas.',
  unknownHint: 'Tout le monde l’a quitté, ou le lien est incomplet.',
  none: 'Aucun pour l’instant.',
  open: 'Former un groupe',
  newTitle: 'Nouveau groupe',
  name: 'Nom',
  nameExample: 'Les jeudis soir',
  game: 'Jeu',
  pace: 'Rythme',
  paces: (days) =>
    days === 0 ? 'Sans pendule' : days === 1 ? 'Un jour par réponse' : `${days} jours par réponse`,
  people: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  tables: (count) => (count === 1 ? '1 table' : `${count} tables`),
  who: 'Qui joue',
  you: 'Vous',
  wins: (wins, tables) =>
    tables === 0 ? 'pas encore de table' : `${wins} gagnée${wins > 1 ? 's' : ''} sur ${tables}`,
  next: 'Table suivante',
  toTable: 'À la table',
  join: 'Rejoindre',
  leave: 'Quitter le groupe',
  leaveSure: 'Oui, quitter',
  stay: 'Rester',
  inviteHint: 'Qui ouvre ce lien peut rejoindre le groupe.',
  copy: 'Copier le lien',
  copied: 'Copié.',
  share: 'Partager',
  qr: 'Code QR du groupe',
  history: 'Les tables du groupe',
  number: (number) => `Nº ${number}`,
  isOpen: 'en cours',
  stopped: 'sans vainqueur',
  gone: 'fermée avant de commencer',
  won: (names, count) => (count === 1 ? `victoire : ${names}` : `victoire partagée : ${names}`),
  replay: 'Revoir',
  replayLabel: (number) => `Revoir : ${number}`,
  full: 'Le jeu n’a pas de place pour une personne de plus.',
  failed: 'Cela n’a pas marché. Essayez encore.',
});

const groupWords: Readonly<Record<Language, GroupWords>> = { en, fr };

export function useGroupWords(): GroupWords {
  return groupWords[useSettings().language];
}
