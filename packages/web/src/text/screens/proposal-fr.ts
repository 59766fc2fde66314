import { deFrench } from '@manigance/core';
import type { ProposalWords } from './proposal-en.ts';

/** French words of proposals. */
export const proposalFr: ProposalWords = {
  label: 'Proposition',
  theirs: {
    'take-back': (name) => `${name} voudrait annuler un coup.`,
    abandon: (name) => `${name} propose d’arrêter la partie sans vainqueur.`,
    bot: (name, absent) =>
      `${name} propose qu’un robot joue à la place ${deFrench(absent)}, jusqu’à son retour.`,
  },
  mine: {
    'take-back': (names) => `Vous demandez à annuler votre coup. On attend ${names}.`,
    abandon: (names) => `Vous proposez d’arrêter la partie. On attend ${names}.`,
    bot: (names, absent) => `Vous proposez un robot à la place ${deFrench(absent)}. On attend ${names}.`,
  },
  undoes: 'Coups annulés :',
  undoesNothing: 'Rien de ce que vous avez vu ne serait annulé.',
  until: (date) => `Qui n’a pas répondu d’ici le ${date} est réputé d’accord.`,
  agree: 'D’accord',
  refuse: 'Non',
  withdraw: 'Retirer',
  agreed: (names) => `Vous êtes d’accord. On attend ${names}.`,
  refused: (name) => `${name} n’est pas d’accord.`,
  refusedByOne: 'Tout le monde n’est pas d’accord.',
  notTakenBack: 'Votre coup n’a pas été annulé.',
};
