import type { GoalWords } from './own-goal.ts';

const goal = (what: (need: number) => string) => ({
  text: (need: number) => `Your secret goal: ${what(need)}`,
  short: (need: number) => `Goal: ${what(need)}`,
});

/** The goal line in English. */
export const ownGoalEn: GoalWords = {
  control: goal((need) => `control ${need} areas`),
  spread: goal((need) => `minions in ${need} areas`),
  trouble: goal((need) => `trouble in ${need} areas`),
  wealth: goal((need) => `a fortune of $${need}`),
  exhaustion: {
    text: () => 'Your secret goal: nobody wins before the draw pile is empty',
    short: () => 'Goal: an empty draw pile',
  },
  cardsLeft: (count) => (count === 1 ? '1 card left' : `${count} cards left`),
  secret: { text: () => 'Everyone pursues a secret goal', short: () => 'Everyone has a secret goal' },
};
