import type { Viewer } from '@manigance/core';
import type { ClientMessage } from '@manigance/protocol';
import type { AnswerDelay } from './answer-delay.ts';
import type { LevelCard } from './bots.ts';
import type { OpenedRecord, ReplayStep } from './replay.ts';
import type { KeptMatch } from './saved-match.ts';

/** Messages from the page to its worker. */
export type ToWorker =
  /** Open the table of this match. */
  | { readonly type: 'open'; readonly match: KeptMatch; readonly answerDelay?: AnswerDelay | undefined }
  /** A protocol message to the open table. */
  | { readonly type: 'client'; readonly message: ClientMessage }
  /** The page has shown every step up to this number. */
  | { readonly type: 'seen'; readonly step: number }
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
  | { readonly type: 'step'; readonly to: number; readonly viewer: Viewer }
  | { readonly type: 'verify'; readonly game: string; readonly record: string }
);

/** Messages from the worker to the page. */
export type FromWorker =
  /** A protocol message of the open table, as JSON. */
  | { readonly type: 'table'; readonly text: string }
  /** The match is in the database now. */
  | { readonly type: 'stored' }
  /** The match cannot be continued: its rules have changed. */
  | { readonly type: 'outdated' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: WorkerAnswer };

export type WorkerAnswer = boolean | string | readonly LevelCard[] | OpenedRecord | ReplayStep | undefined;
