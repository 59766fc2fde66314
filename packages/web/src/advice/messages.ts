import type { Request } from '@manigance/bots';
import type { HintReply } from '@manigance/bots/hint';
import type { Language, Viewer } from '@manigance/core';
import type { PartsInWords } from './hints.ts';
import type { ToldChances, ToldStory } from './story.ts';

/** Questions to the adviser, and its answer to each. */
export interface Advices {
  readonly hint: {
    readonly ask: { readonly game: string; readonly request: Request };
    readonly answer: HintReply;
  };
  /** The words for the parts of a bot's judgement. */
  readonly parts: {
    readonly ask: { readonly game: string; readonly language: Language };
    readonly answer: PartsInWords;
  };
  /** The chances over a finished match: the part of its story that is there at once. */
  readonly chances: {
    readonly ask: { readonly record: string };
    readonly answer: ToldChances | undefined;
  };
  /** The story of a finished match, with what this viewer saw of its turning points. */
  readonly story: {
    readonly ask: { readonly record: string; readonly viewer: Viewer };
    readonly answer: ToldStory | undefined;
  };
}

export type AdviceKind = keyof Advices;
export type Question = { [K in AdviceKind]: { readonly type: K } & Advices[K]['ask'] }[AdviceKind];

/** Messages from the adviser. */
export type Said =
  /** Share of the work that is done, from 0 to 1. */
  { readonly progress: number } | { readonly answer: Advices[AdviceKind]['answer'] };
