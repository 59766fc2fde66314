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
  removal: 'When one of my minions would be removed',
  move: 'When one of my minions would be moved',
  scroll: 'When a card targets me in any other way',
  whatever: 'Whatever happens',
  onTurnOf: (name) => `Do nothing on ${name}’s turns`,
  ask: 'Ask me',
  pass: 'Do nothing',
  gods: (offering) => `${offering}, if I can`,
  card: (name) => `${name}, if I hold it`,
};

const fr: StandingWords = spaceFrenchWords({
  removal: 'Quand un de mes Agents va être retiré',
  move: 'Quand un de mes Agents va être déplacé',
  scroll: 'Quand une carte me vise d’une autre façon',
  whatever: 'Quoi qu’il arrive',
  onTurnOf: (name) => `Ne rien faire pendant les tours ${deFrench(name)}`,
  ask: 'Me demander',
  pass: 'Ne rien faire',
  gods: (offering) => `${offering}, si je peux`,
  card: (name) => `${name}, si je l’ai`,
});

/** The words of the standing-answers sheet. */
export const standingWords: Readonly<Record<Language, StandingWords>> = { en, fr };
