import type { Move, Refusal, Rejection } from '@manigance/core';
import type { GameId } from '../games.ts';
import type { Update } from './host.ts';
import type { LevelCard } from './minds.ts';
import type { SavedMatch } from './saved-match.ts';

/** What the page sends to the worker that runs a match. */
export type ToWorker =
  | { readonly type: 'begin'; readonly match: SavedMatch }
  | { readonly type: 'levels'; readonly id: number; readonly game: GameId }
  | { readonly type: 'play'; readonly id: number; readonly move: Move; readonly question: number }
  | { readonly type: 'takeBack'; readonly id: number }
  | { readonly type: 'whyNot'; readonly id: number }
  | { readonly type: 'record'; readonly id: number }
  | { readonly type: 'verify'; readonly id: number; readonly game: GameId; readonly record: string };

export type FromWorker =
  | { readonly type: 'update'; readonly update: Update; readonly saved: SavedMatch }
  | { readonly type: 'outdated' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: LocalAnswer };

export type LocalAnswer =
  | Rejection
  | boolean
  | readonly Refusal<Move>[]
  | string
  | readonly LevelCard[]
  | undefined;
