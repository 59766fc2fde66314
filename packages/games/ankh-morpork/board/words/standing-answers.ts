import { deFrench, inBothLanguages } from '@manigance/core';

const en = {
  removal: 'When one of my minions would be removed',
  move: 'When one of my minions would be moved',
  scroll: 'When a card targets me in any other way',
  whatever: 'Whatever happens',
  onTurnOf: (name: string) => `Do nothing on ${name}’s turns`,
  ask: 'Ask me',
  pass: 'Do nothing',
  gods: (offering: string) => `${offering}, if I can`,
  card: (name: string) => `${name}, if I hold it`,
};

/** The words of the standing-answers sheet. */
export const standingWords = inBothLanguages(en, {
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
