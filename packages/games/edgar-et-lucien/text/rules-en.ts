import type { QuestionRules } from './question-rules.ts';

/** The rule behind each question, for players. */
export const rulesEn: QuestionRules = {
  place:
    'Your pawns start together in a district nobody has taken yet, of any type, and it becomes yours for free.',
  programme:
    'Everyone sets both hands in secret. A colour with no border or station where the pawn stands leaves it where it is.',
  chooseExit: 'The metro takes your pawn to any other station of the same line.',
  act: 'Edgar and Lucien may each act once, in any order, or not at all.',
  secondHalf: 'With political support the action happens twice; the second time cannot be skipped.',
  intimidationReply: 'Give up one of your districts, of any type, protected or not.',
  smearReply: 'Lose popularity or pay. If you can do only one of the two, you have no choice.',
  bid: 'Bids go up in steps of 10,000 Cogs. A pass is final, and only the winner pays.',
};
