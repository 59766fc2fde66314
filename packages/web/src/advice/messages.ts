import type { PartNames, Request } from '@manigance/bots';
import type { HintReply } from '@manigance/bots/hint';
import type { Language, Viewer } from '@manigance/core';
import type { TableOptions } from '@manigance/games';
import type { ShownChances, ShownStory } from './story.ts';

/** Questions to the adviser, and its answer to each. */
export interface AdviceTypes {
  readonly hint: {
    readonly ask: { readonly game: string; readonly options?: TableOptions; readonly request: Request };
    readonly answer: HintReply;
  };
  /** The words for the parts of a bot's judgement. */
  readonly parts: {
    readonly ask: { readonly game: string; readonly language: Language };
    readonly answer: PartNames;
  };
  /** The chances over a finished match: the part of its story that is there at once. */
  readonly chances: {
    readonly ask: { readonly record: string };
    readonly answer: ShownChances | undefined;
  };
  /** The story of a finished match, with what this viewer saw of its turning points. */
  readonly story: {
    readonly ask: { readonly record: string; readonly viewer: Viewer };
    readonly answer: ShownStory | undefined;
  };
}

/** Kind of a question to the adviser. */
export type AdviceKind = keyof AdviceTypes;
/** A question to the adviser. */
export type Question = { [K in AdviceKind]: { readonly type: K } & AdviceTypes[K]['ask'] }[AdviceKind];

/** Messages from the adviser. */
export type AdviserMessage =
  /** Share of the work that is done, from 0 to 1. */
  { readonly progress: number } | { readonly answer: AdviceTypes[AdviceKind]['answer'] };
