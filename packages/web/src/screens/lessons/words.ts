import { spaceFrenchWords } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

/** English words of the lessons. */
const en = {
  title: (game: string) => `Learn ${game}`,
  about: 'Ten minutes, in short chapters. You play; it explains.',
  chapters: 'Chapters',
  chapter: (at: number) => `Lesson ${at}`,
  done: 'done',
  begin: 'Begin',
  resume: 'Continue',
  again: 'Once more',
  list: 'All lessons',
  leave: 'Leave the lesson',
  steps: (at: number, of: number) => `${at} of ${of}`,
  stepLabel: (at: number, of: number) => `Step ${at} of ${of}`,
  panel: 'Lesson',
  tryIt: (ask: string) => `Try it: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`,
  back: 'Back',
  next: 'Next',
  showMe: 'Show me',
  likeThis: (move: string) => `Like this: **${move}**. Your move.`,
  notThat: 'Not that one.',
  right: 'Right.',
  finished: (at: number, of: number) => `Lesson ${at} of ${of} done.`,
  nextLesson: (title: string) => `Next: ${title}`,
  firstMatch: 'Play a first match with the coach',
  firstMatchText: 'A whole match against gentle opponents. A coach comments on it, at most once a turn.',
  allDone: 'You’ve finished the whole course.',
  missing: 'There is no such lesson.',
  coach: 'Coach',
  coachOff: 'Dismiss the coach',
};
type LessonWords = typeof en;

const fr: LessonWords = spaceFrenchWords<LessonWords>({
  title: (game) => `Apprendre ${game}`,
  about: 'Dix minutes, en courts chapitres. Vous jouez, on vous explique.',
  chapters: 'Chapitres',
  chapter: (at) => `Leçon ${at}`,
  done: 'terminée',
  begin: 'Commencer',
  resume: 'Continuer',
  again: 'Revoir',
  list: 'Toutes les leçons',
  leave: 'Quitter la leçon',
  steps: (at, of) => `${at} sur ${of}`,
  stepLabel: (at, of) => `Étape ${at} sur ${of}`,
  panel: 'Leçon',
  tryIt: (ask) => `Essayez : ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`,
  back: 'Retour',
  next: 'Suite',
  showMe: 'Montrez-moi',
  likeThis: (move) => `Comme ceci : **${move}**. À vous.`,
  notThat: 'Pas celui-là.',
  right: 'Exact.',
  finished: (at, of) => `Leçon ${at} sur ${of} terminée.`,
  nextLesson: (title) => `Ensuite : ${title}`,
  firstMatch: 'Jouer une première partie avec le professeur',
  firstMatchText:
    'Une partie entière contre des adversaires indulgents. Un professeur la commente, une fois par tour au plus.',
  allDone: 'Vous avez terminé tout le cours.',
  missing: 'Cette leçon n’existe pas.',
  coach: 'Professeur',
  coachOff: 'Renvoyer le professeur',
});

export const useLessonWords = wordsHook<LessonWords>({ en, fr });
