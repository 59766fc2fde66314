import type { GameEvent, Move, Refusal, Rejection, Shown, Vocabulary } from '@manigance/core';
import type { ReasonCode } from '@manigance/protocol';
import type { Replayed } from '../routes.ts';

/** Who sits on a seat. */
export interface Seated {
  readonly name: string;
  readonly by: 'me' | 'person' | 'bot' | 'nobody';
  readonly level?: string | undefined;
  /** Nobody of theirs is connected. */
  readonly away?: boolean;
}

/** One step of a match, as this page is told of it. */
export interface Update {
  readonly shown: Shown<Vocabulary>;
  /** What happened since the update before; all that ever happened where `afresh` is set. */
  readonly events: readonly GameEvent[];
  /** First update, a move taken back, a lost connection regained: forget what was told before. */
  readonly afresh: boolean;
  /** What the log tells beside: no event of the rules, and nothing that moves. */
  readonly news?: readonly GameEvent[];
  readonly seated: readonly Seated[];
  /** How I may take my last move back: at once, or by asking the others; absent where I may not. */
  readonly undo?: Undo | undefined;
  readonly clocks?: Clocks | undefined;
  /** How many look on. */
  readonly spectators?: number;
  /** It ended otherwise than by the rules. */
  readonly stopped?: 'abandoned' | 'frozen' | undefined;
}

export interface Clocks {
  /** Milliseconds left, by seat, when this was sent. */
  readonly left: readonly number[];
  readonly running: readonly number[];
}

export interface ChatLine {
  readonly number: number;
  /** Who said it, as the host knows them. */
  readonly from: string;
  readonly seat: number | undefined;
  readonly name: string;
  readonly text?: string | undefined;
  /** Code of a quick phrase, read in the reader's language. */
  readonly phrase?: string | undefined;
}

export type Undo = 'free' | 'ask';

/** Whether the host can be heard just now. */
export type Link = 'here' | 'lost' | 'gone';

export interface Listener {
  update(update: Update): void;
  chat?(lines: readonly ChatLine[]): void;
  link?(link: Link): void;
}

/** Answers given beforehand, in the game's own words. They are told to nobody. */
export interface Standing {
  get(): unknown;
  set(answers: unknown): Promise<boolean>;
}

/** What the table screen needs of a match: at a table of the server or of the worker, or of a record. */
export interface MatchClient {
  readonly game: string;
  /** Tells at once how things stand, then every step. Answers with the way to stop. */
  subscribe(listener: Listener): () => void;
  /** All that was told so far has been seen; absent where nobody waits for it. */
  readonly seen?: (() => void) | undefined;
  /** `undefined` when the move was taken. */
  play(move: Move, question: number): Promise<Rejection | undefined>;
  takeBack(): Promise<boolean>;
  /** What I might try now and may not. */
  whyNot(): Promise<readonly Refusal<Move>[]>;
  /** Words of my own, or a quick phrase; absent where nobody would read them. */
  readonly say?:
    | ((line: { readonly text: string } | { readonly phrase: string }) => Promise<ReasonCode | undefined>)
    | undefined;
  /** What I say goes nowhere: the host of the table has seen to that. */
  readonly muted?: boolean | undefined;
  /** Absent for those who have no seat. */
  readonly standing?: Standing | undefined;
  /** Where the match can be seen again once it is over. */
  readonly replayed?: Replayed | undefined;
  /** The finished match as a file that anybody can check; absent before the end. */
  record(): Promise<string | undefined>;
  close(): void;
}
