import type { GameEvent, Move, Refusal, Rejection, Shown, Vocabulary } from '@manigance/core';
import type { TableOptions } from '@manigance/games';
import type { PastStep, ReasonCode, TableHint, UndoRefusal } from '@manigance/protocol';
import type { Replayed } from '../routes.ts';
import type { StepRange } from './step-log.ts';

/** Occupant of a seat. */
export interface Seated {
  readonly name: string;
  readonly by: 'me' | 'person' | 'bot' | 'nobody';
  /** The seat of the player of this page, even while a bot plays on it. */
  readonly isMine?: boolean;
  readonly level?: string | undefined;
  /** The colour chosen for the seat. */
  readonly colour?: string | undefined;
  /** Whether the person is offline. */
  readonly away?: boolean;
}

/** A change of a match as the page receives it. */
export interface Update {
  readonly shown: Shown<Vocabulary>;
  /** Events since the previous update; all events of the match if `afresh` is set. */
  readonly events: readonly GameEvent[];
  /** Replaces everything received before: on the first update and after a reconnect. */
  readonly afresh: boolean;
  /** Whether the update shows a move that I made myself. */
  readonly isMine?: boolean;
  /** Events since my last move, if `afresh` is set. */
  readonly since?: readonly GameEvent[];
  /** The steps of the log so far; absent where it is not followed step by step. */
  readonly steps?: readonly StepRange[];
  /** Log lines about the table, not of the rules; nothing animates. */
  readonly news?: readonly GameEvent[];
  readonly seated: readonly Seated[];
  /** `free`: I may undo my last move at once. `ask`: I may ask the others to take it back. */
  readonly undo?: Undo | undefined;
  /** Why I may not undo without asking, if I may not. */
  readonly whyNoUndo?: UndoRefusal | undefined;
  readonly clocks?: Clocks | undefined;
  /** Time for a question that is put to me in secret; nobody else is sent it. */
  readonly secretTime?: SecretTime | undefined;
  /** Number of spectators. */
  readonly spectators?: number;
  /** How the match ended without an outcome. */
  readonly stopped?: 'abandoned' | 'frozen' | undefined;
}

/** The clocks of the seats when an update was sent. */
export interface Clocks {
  /** Milliseconds left, by seat, when this was sent. */
  readonly left: readonly number[];
  readonly running: readonly number[];
}

/** Time left for a question put to me in secret. */
export interface SecretTime {
  /** Milliseconds left when this was sent. */
  readonly left: number;
}

/** A line of the chat as this guest reads it. */
export interface ChatLine {
  readonly number: number;
  /** Guest id of the speaker. */
  readonly from: string;
  readonly seat: number | undefined;
  readonly name: string;
  readonly text?: string | undefined;
  /** Code of a quick phrase, shown in the reader's language. */
  readonly phrase?: string | undefined;
  /** In place of a text: the terms of the table that the speaker has changed. */
  readonly changed?: readonly string[] | undefined;
  /** The host of the server took it away. */
  readonly removed?: boolean | undefined;
  /** When it was said; milliseconds since 1970. */
  readonly at: number;
  readonly isMine: boolean;
}

/** How my last move may be undone: freely, or by asking the others. */
export type Undo = 'free' | 'ask';

/**
 * State of the connection. `stopping`: the server said that it restarts. `gone`: it no longer knows this page. In the page's own
 * worker, `unstored`: the browser stores nothing more at the moment; `unkept`: it has stored nothing from the start.
 */
export type Link = 'here' | 'lost' | 'stopping' | 'gone' | 'unstored' | 'unkept';

/** Listener to the news of a match. */
export interface Listener {
  update(update: Update): void;
  chat?(lines: readonly ChatLine[]): void;
  link?(link: Link): void;
  /** Whether a move of mine waits to be stored. */
  unstored?(isWaiting: boolean): void;
}

/** Standing answers, in the game's own format. They are sent to nobody else. */
export interface Standing {
  get(): unknown;
  set(answers: unknown): Promise<boolean>;
}

/** How far I have read the chat. */
export interface ReadMark {
  get(): number | undefined;
  set(number: number): void;
}

/** Circumstances of a move. */
export interface PlayHow {
  /** The page answers by itself, because there is no other move; the log says so. */
  readonly isOnly?: boolean;
}

/** The match as the table screen uses it: at a table of the server or of the worker, or of a record. */
export interface MatchClient {
  readonly game: string;
  /** Options of the table; where they are not known, the whole game is loaded. */
  readonly options?: TableOptions | undefined;
  /** Calls the listener with the current state and then with every update; the answer unsubscribes. */
  subscribe(listener: Listener): () => void;
  /** Reports that every update so far has been shown; absent if nobody waits for it. */
  readonly seen?: (() => void) | undefined;
  /** Bots wait until the answer is called; absent where they do not wait for this page. */
  readonly hold?: (() => () => void) | undefined;
  /** Answers why the move was rejected; `undefined` if it was accepted. */
  play(move: Move, question: number, how?: PlayHow): Promise<Rejection | undefined>;
  /** Moves are sent without a confirmation, whatever the settings say. */
  readonly isUnconfirmed?: boolean;
  takeBack(): Promise<boolean>;
  /** Moves I may not make now, with reasons. */
  whyNot(): Promise<readonly Refusal<Move>[]>;
  /** The strongest bot's move in my place, or why there is no hint; absent where hints are not allowed. */
  readonly hint?: ((question: number) => Promise<TableHint | ReasonCode>) | undefined;
  /** Sends a chat line; absent where there is nobody to talk to. */
  readonly say?:
    | ((line: { readonly text: string } | { readonly phrase: string }) => Promise<ReasonCode | undefined>)
    | undefined;
  /** Whether the host of the table has muted me. */
  readonly muted?: boolean | undefined;
  /** Whether the host has turned off the chat of spectators, of which I am one. */
  readonly isSilenced?: boolean | undefined;
  /** Number of the last chat line read in this browser; absent where there is no chat. */
  readonly readMark?: ReadMark | undefined;
  /** Absent for spectators. */
  readonly standing?: Standing | undefined;
  /** The match so far as I saw it; absent in a replay. */
  readonly past?: (() => Promise<readonly PastStep[] | undefined>) | undefined;
  /** Where the replay of the finished match is found. */
  readonly replayed?: Replayed | undefined;
  /** The record of the finished match; `undefined` before the end. */
  record(): Promise<string | undefined>;
  close(): void;
}
