import { inBothLanguages, type Language } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

const en = {
  title: 'A hint',
  thinking: 'The strongest bot is looking at what you know…',
  gains: 'What it gains',
  prevents: 'What it prevents',
  fears: 'What to watch for',
  wins: 'It wins the match.',
  better: (part: string) => `Improves: ${part}.`,
  change: (part: string, from: string, to: string) => `${part}: ${from} → ${to}.`,
  holds: (name: string, part: string) => `${name} gets less out of it: ${part}.`,
  rival: (name: string, part: string) => `${name} can still gain here: ${part}.`,
  lose: (part: string) => `You may lose some of this before your next turn: ${part}.`,
  chance: (percent: string) => `It puts your chances at about ${percent}.`,
  next: (move: string, percent: string | undefined) =>
    percent === undefined ? `Or else: ${move}.` : `Next best: ${move}, about ${percent}.`,
  noted: 'Based on what you know and nothing else. The match records that you asked.',
  see: 'I’ll think about it',
  play: 'Make this move',
  refused: 'No hint for this question.',
  tooFast: 'The bots need a moment. Ask again shortly.',
};
/** Words of hints. */
export type HintWords = typeof en;

const words = inBothLanguages(en, {
  title: 'Un conseil',
  thinking: 'Le plus fort des robots regarde ce que vous savez…',
  gains: 'Ce que cela rapporte',
  prevents: 'Ce que cela évite',
  fears: 'Ce qu’il faut craindre',
  wins: 'La partie est gagnée.',
  better: (part) => `En progrès : ${part}.`,
  change: (part, from, to) => `${part} : ${from} → ${to}.`,
  holds: (name, part) => `${name} en tire moins : ${part}.`,
  rival: (name, part) => `${name} peut encore y gagner : ${part}.`,
  lose: (part) => `Vous pourriez en perdre d’ici votre prochain tour : ${part}.`,
  chance: (percent) => `Il estime vos chances à ${percent} environ.`,
  next: (move, percent) =>
    percent === undefined ? `Sinon : ${move}.` : `Deuxième choix : ${move}, environ ${percent}.`,
  noted: 'D’après ce que vous savez, rien de plus. La partie garde trace de cette demande.',
  see: 'J’y réfléchis',
  play: 'Faire ce coup',
  refused: 'Pas de conseil pour cette question.',
  tooFast: 'Les robots demandent un instant. Reposez la question tout à l’heure.',
});

/** The words of hints, loaded with them. */
export const useHintWords = wordsHook(words);

/** A share in per cent. */
export const percentOf = (share: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);
