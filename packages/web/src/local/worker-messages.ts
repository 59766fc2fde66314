import type { Viewer } from '@manigance/core';
import type { ClientMessage } from '@manigance/protocol';
import type { AnswerDelay } from './answer-delay.ts';
import type { LevelCard } from './bots.ts';
import type { HandOver, ScreenHolder } from './hand-over.ts';
import type { LessonAct, LessonPlace, LessonSource, OpenedLesson } from './open-lesson.ts';
import type { SharedPosition } from './position.ts';
import type { Beginning, OpenedRecord, ReplayStep, Watcher, WholeLog } from './replay.ts';
import type { KeptMatch } from './saved-match.ts';

/** Messages from the page to its worker. */
export type ToWorker =
  /** Open the table of this match. */
  | { readonly type: 'open'; readonly match: KeptMatch; readonly answerDelay?: AnswerDelay | undefined }
  /** A protocol message to the open table. */
  | { readonly type: 'client'; readonly message: ClientMessage }
  /** The page has shown every step up to this number. */
  | { readonly type: 'seen'; readonly step: number }
  /** The person to whom the screen was handed over has taken it. */
  | { readonly type: 'take'; readonly taker: ScreenHolder }
  /** Another tab has let go of the match: read it again. */
  | { readonly type: 'refresh' }
  | WorkerRequest;

/** Questions that get one answer each. */
export type WorkerRequest = { readonly id: number } & (
  | { readonly type: 'levels'; readonly game: string }
  /** The record of the open table. */
  | { readonly type: 'record' }
  | { readonly type: 'recordOf'; readonly match: KeptMatch }
  | { readonly type: 'openRecord'; readonly record: string }
  | { readonly type: 'step'; readonly to: number; readonly viewer: Watcher; readonly isNext?: boolean }
  /** The position as the seat that moves after this many moves is shown it, or after the next at which there is a choice. */
  | { readonly type: 'positionAt'; readonly to: number }
  | { readonly type: 'checkPosition'; readonly position: SharedPosition }
  /** The beginning of the replayed match, to be played on by this seat against bots. */
  | { readonly type: 'beginning'; readonly to: number }
  /** The log of the whole match as this viewer saw it, and its length after each number of moves. */
  | { readonly type: 'wholeLog'; readonly viewer: Viewer }
  | ({ readonly type: 'openLesson' } & LessonSource)
  /** An act of the learner in the open chapter or puzzle. */
  | { readonly type: 'lesson'; readonly act: LessonAct }
  | { readonly type: 'verify'; readonly game: string; readonly record: string }
);

/**
 * How the browser keeps the match. `stored`: it is in the database. `unstored`: the database takes nothing more at the moment.
 * `unkept`: it took nothing from the start, and the match is in memory only.
 */
export type StorageState = 'stored' | 'unstored' | 'unkept';

/** Messages from the worker to the page. */
export type FromWorker =
  /** A protocol message of the open table, as JSON. */
  | { readonly type: 'table'; readonly text: string }
  /** The screen goes to another person. */
  | { readonly type: 'handOver'; readonly handOver: HandOver }
  | { readonly type: StorageState }
  /** The match cannot be continued: its rules have changed. */
  | { readonly type: 'outdated' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: WorkerAnswer };

/** An answer of the worker to a question. */
export type WorkerAnswer =
  | boolean
  | string
  | readonly LevelCard[]
  | OpenedRecord
  | ReplayStep
  | OpenedLesson
  | LessonPlace
  | SharedPosition
  | Beginning
  | WholeLog
  | undefined;
