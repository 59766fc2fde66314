export { anyGame } from './any-game.ts';
export type { Branded } from './branded.ts';
export { canonical } from './canonical.ts';
export { commitmentTo, hashOf } from './commitment.ts';
export {
  defineGame,
  type GameDefinition,
  newState,
  type OpenGameDefinition,
  type OpenView,
  type OpenVocabulary,
  openGame,
} from './define.ts';
export { finish, push, tell } from './draft.ts';
export type {
  Answer,
  AnytimeRule,
  FrameOf,
  FrameRule,
  Game,
  GameEvent,
  Move,
  Outcome,
  QuestionRule,
  Reason,
  RuleId,
  SealedRule,
  Seat,
  Setting,
  StandingRule,
  State,
  StepRule,
  Viewer,
  Vocabulary,
} from './game.ts';
export { addRows, LatePart, tableForMore } from './late-part.ts';
export { at, indexById, last, takeLast, valueById } from './lists.ts';
export { everySetting, Match, type MatchSetup, readOptions, SetupError, start } from './match.ts';
export { seatOf, splitMentions, type TextPiece } from './mentions.ts';
export { MoveList, type Refusal } from './move-list.ts';
export { clauseOf, type Narration, type Narrator, narrate, whole } from './narrate.ts';
export { legalMoves, type Played, play, type Rejection, refusedMoves, timeoutMove } from './play.ts';
export {
  type FinishedRecord,
  type MatchRecord,
  RecordError,
  readRecord,
  recordOf,
  replay,
  verifyRecord,
  writeRecord,
} from './record.ts';
export { recordFileName } from './record-file-name.ts';
export { type RecordSignature, signedText } from './record-signature.ts';
export {
  copyRng,
  fork,
  nextWord,
  pick,
  type Rng,
  randomBelow,
  rngFrom,
  rollDie,
  seedFromNumber,
  shuffle,
} from './rng.ts';
export { RulesError, Runner, seatsAsked } from './runner.ts';
export { isEqualJson } from './same.ts';
export { sha256 } from './sha256.ts';
export { everyViewer, imagine, type Shown, show, type Waiting, witnessed } from './show.ts';
export {
  englishObject,
  englishPossessive,
  englishSubject,
  frenchObject,
  frenchSubject,
  type GameText,
  type GameTexts,
  type Goal,
  type Language,
  languages,
  type Mention,
  type NameOf,
  type RuleSummary,
  ruleSummary,
} from './text.ts';
export {
  deFrench,
  groupDigits,
  inBothLanguages,
  joinList,
  spaceFrench,
  spaceFrenchWords,
} from './typography.ts';
export { mayUndo, type UndoBar, undoBar } from './undo.ts';
