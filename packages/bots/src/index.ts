export { Arrangements } from './arrangements.ts';
export { askTwice, decideTwice } from './ask-twice.ts';
export { type Blunder, blunderIn, endingBlunders, never, sensibleMoves, watched } from './blunder.ts';
export { type BotFinder, BotRunner, type Reply, type Request } from './bot-runner.ts';
export { type Brain, type Budget, certaintyIn, fullSkill, longestThought, type Skill } from './brain.ts';
export { cheatingBrain } from './cheating-brain.ts';
export { type ContestUse, contest } from './contest.ts';
export { Dice } from './dice.ts';
export { GreedyPlayer } from './greedy.ts';
export type { Part } from './hint/parts.ts';
export type { Candidate } from './judgement.ts';
export {
  type FeatureGroup,
  type FeatureLayout,
  FeatureList,
  type Features,
  groupsOf,
  type Learning,
  layOut,
} from './learned/features.ts';
export { type Learned, learnedBrain } from './learned/learned-brain.ts';
export { type Layer, Network } from './learned/network.ts';
export { type NetworkFile, readNetwork, sampleOf, writeNetwork } from './learned/weights.ts';
export {
  brainOf,
  countingSkillOf,
  type FactWords,
  type Level,
  type PartNames,
  type Portrait,
  type Portraits,
  type Roster,
  skillOf,
} from './level.ts';
export { guidedBy, mostAppealing } from './most-appealing.ts';
export { plainBrain } from './plain-brain.ts';
export { type Bot, type Decision, type DecisionUse, Player, RandomPlayer, randomBot } from './player.ts';
export { playerOf } from './player-of.ts';
export { isChoice, type Position, playPositions } from './positions.ts';
export { Search, type Thought } from './search.ts';
export type { Fact, Guess } from './story/guesses.ts';
