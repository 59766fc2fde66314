import { inBothLanguages, joinList } from '@manigance/core';

/** English words of notices. */
const en = {
  titles: {
    turn: (game: string) => `Your turn: ${game}`,
    time: (game: string) => `Your time is running short: ${game}`,
    invited: (game: string) => `A seat is waiting for you: ${game}`,
    over: (game: string) => `The match is over: ${game}`,
    abandoned: (game: string) => `A table is closing: ${game}`,
    test: () => 'A test from Manigance',
  },
  openings: {
    turn: 'The table is waiting for you.',
    time: 'The table is still waiting for you, but not for much longer.',
    invited: 'Come and say that you’re ready.',
    over: 'The match is over.',
    abandoned: 'The match ends without a winner, or is about to.',
    test: 'It works. This is how you’ll be notified.',
  },
  because: {
    friend: 'A friend invites you to take a seat.',
    round: 'A round of your tournament begins here.',
  },
  with: (names: readonly string[]) => `With ${joinList(names, 'and')}.`,
  since: 'Since your last move:',
  toTable: 'To the table',
  stop: 'Stop these emails with one click',
  codeSubject: 'Your code for Manigance',
  code: (code: string) => `Your code is ${code}. Enter it on the notifications page within a day.`,
  codeIgnored: 'If you did not ask for it, ignore this email: you will get no other.',
};

/** Words of notices. */
export const noticeWords = inBothLanguages(en, {
  titles: {
    turn: (game) => `À vous de jouer : ${game}`,
    time: (game) => `Le temps presse : ${game}`,
    invited: (game) => `Une place vous attend : ${game}`,
    over: (game) => `Partie terminée : ${game}`,
    abandoned: (game) => `Une table ferme : ${game}`,
    test: () => 'Un essai de Manigance',
  },
  openings: {
    turn: 'La table vous attend.',
    time: 'La table vous attend encore, mais plus pour longtemps.',
    invited: 'Venez dire que vous êtes prêt.',
    over: 'La partie est terminée.',
    abandoned: 'La partie s’arrête sans vainqueur, ou peu s’en faut.',
    test: 'Tout fonctionne. C’est ainsi que vous serez prévenu.',
  },
  because: {
    friend: 'On vous invite à prendre place.',
    round: 'Une ronde de votre tournoi commence ici.',
  },
  with: (names) => `Avec ${joinList(names, 'et')}.`,
  since: 'Depuis votre dernier coup :',
  toTable: 'Aller à la table',
  stop: 'Arrêter ces messages en un clic',
  codeSubject: 'Votre code pour Manigance',
  code: (code) => `Votre code est ${code}. Tapez-le sur la page des notifications dans la journée.`,
  codeIgnored: 'Si vous n’avez rien demandé, ignorez ce message : il n’y en aura pas d’autre.',
});
