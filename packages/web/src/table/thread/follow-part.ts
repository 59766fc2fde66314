/** The code needed once others have moved, in a chunk of its own. */
export { marksOf, threadOf, turnChapters } from '@manigance/ui/following.ts';
export { pastBoards } from './seen-again.ts';
export { stepSentence, withOpener } from './step-sentence.ts';
