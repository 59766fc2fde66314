import { inBothLanguages } from '@manigance/core';

const en = {
  event: 'Random event',
  eventNote: (name: string) => `${name} draws a card nobody asked for.`,
  yourEvent: 'You draw a card nobody asked for.',
  interrupt: 'One moment!',
  nothing: 'Nothing yet: the city holds its breath.',
};

/** Words of the staged events. */
export const stageWords = inBothLanguages(en, {
  event: 'Événement',
  eventNote: (name) => `${name} tire une carte que personne n’avait demandée.`,
  yourEvent: 'Vous tirez une carte que personne n’avait demandée.',
  interrupt: 'Un instant !',
  nothing: 'Rien encore : la ville retient son souffle.',
});
