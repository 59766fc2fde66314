import { type Language, spaceFrench } from '@manigance/core';

const words = {
  en: {
    event: 'Random event',
    eventNote: (name: string) => `${name} draws a card nobody asked for.`,
    yourEvent: 'You draw a card nobody asked for.',
    interrupt: 'One moment!',
    nothing: 'Nothing yet: the city holds its breath.',
  },
  fr: {
    event: 'Événement',
    eventNote: (name: string) => `${name} tire une carte que personne n’avait demandée.`,
    yourEvent: 'Vous tirez une carte que personne n’avait demandée.',
    interrupt: 'Un instant\u202f!',
    nothing: spaceFrench('Rien encore : la ville retient son souffle.'),
  },
} as const satisfies Record<Language, object>;

export function stageWords(language: Language): (typeof words)[Language] {
  return words[language];
}
