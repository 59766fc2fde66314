import { deFrench, type Language, spaceFrenchWords } from '@manigance/core';

interface StandingWords {
  readonly removal: string;
  readonly move: string;
  readonly scroll: string;
  readonly whatever: string;
  readonly onTurnOf: (name: string) => string;
  readonly ask: string;
  readonly pass: string;
  readonly gods: (offering: string) => string;
  readonly card: (name: string) => string;
}

const en: StandingWords = {
  removal: 'When a minion of mine is to be removed',
  move: 'When a minion of mine is to be moved',
  scroll: 'When somebody’s card strikes me otherwise',
  whatever: 'Whatever happens',
  onTurnOf: (name) => `Do nothing on ${name}’s turns`,
  ask: 'Ask me',
  pass: 'Do nothing',
  gods: (offering) => `${offering}, if I can`,
  card: (name) => `${name}, if I hold it`,
};

const fr: StandingWords = spaceFrenchWords({
  removal: 'Quand un de mes Agents doit être retiré',
  move: 'Quand un de mes Agents doit être déplacé',
  scroll: 'Quand la carte d’un autre me frappe autrement',
  whatever: 'Quoi qu’il arrive',
  onTurnOf: (name) => `Ne rien faire pendant les tours ${deFrench(name)}`,
  ask: 'Me demander',
  pass: 'Ne rien faire',
  gods: (offering) => `${offering}, si je peux`,
  card: (name) => `${name}, si je l’ai`,
});

/** The words of the standing-answers sheet. */
export const standingWords: Readonly<Record<Language, StandingWords>> = { en, fr };
