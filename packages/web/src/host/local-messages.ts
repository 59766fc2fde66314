import type { Move, Refusal, Rejection, Viewer } from '@manigance/core';
import type { Update } from './host.ts';
import type { LevelCard } from './minds.ts';
import type { OpenedRecord, ReplayStep } from './replay.ts';
import type { SavedMatch } from './saved-match.ts';

/** What the page sends to the worker that runs a match. */
export type ToWorker =
  | { readonly type: 'begin'; readonly match: SavedMatch }
  /** The update of this number has been seen. */
  | { readonly type: 'seen'; readonly update: number }
  | { readonly type: 'levels'; readonly id: number; readonly game: string }
  | { readonly type: 'play'; readonly id: number; readonly move: Move; readonly question: number }
  | { readonly type: 'takeBack'; readonly id: number }
  | { readonly type: 'whyNot'; readonly id: number }
  | { readonly type: 'standing'; readonly id: number; readonly answers: unknown }
  | { readonly type: 'record'; readonly id: number }
  | { readonly type: 'recordOf'; readonly id: number; readonly match: SavedMatch }
  | { readonly type: 'openRecord'; readonly id: number; readonly record: string }
  | { readonly type: 'step'; readonly id: number; readonly to: number; readonly viewer: Viewer }
  | { readonly type: 'verify'; readonly id: number; readonly game: string; readonly record: string };

export type FromWorker =
  | {
      readonly type: 'update';
      /** One more with each. */
      readonly number: number;
      readonly update: Update;
      readonly saved: SavedMatch;
    }
  | { readonly type: 'outdated' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: LocalAnswer };

export type LocalAnswer =
  | Rejection
  | boolean
  | readonly Refusal<Move>[]
  | string
  | readonly LevelCard[]
  | OpenedRecord
  | ReplayStep
  | undefined;
