import type { Move, Seat } from '@manigance/core';
import type { MoveSource, SeatPlan, Step, TableSetup } from '@manigance/protocol';
import type { Table } from './table.ts';

/** Everything that can happen at a table. Stored in this form; `at` is milliseconds since 1970. */
export type TableEntry = { readonly at: number } & (
  | {
      readonly kind: 'opened';
      readonly id: string;
      readonly code: string;
      readonly host: string;
      readonly setup: TableSetup;
      /** Written by the first release, whose tables began by themselves. */
      readonly begins?: 'all-here' | undefined;
    }
  | { readonly kind: 'arranged'; readonly seat: Seat; readonly plan: SeatPlan }
  /** Two seats change places, with the people, plans and colours on them. */
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly with: Seat }
  /** The host takes a seat from a person, who may not sit down again. */
  | { readonly kind: 'removed'; readonly seat: Seat; readonly guest: string; readonly name: string }
  | { readonly kind: 'readmitted'; readonly guest: string }
  | {
      readonly kind: 'changed';
      readonly setup: TableSetup;
      /** The seats that stay, in order; any others of the setup are new. */
      readonly kept: readonly Seat[];
    }
  | { readonly kind: 'coloured'; readonly seat: Seat; readonly colour?: string | undefined }
  | { readonly kind: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string }
  | { readonly kind: 'stood'; readonly seat: Seat }
  | {
      readonly kind: 'started';
      readonly rulesVersion: number;
      readonly seed: string;
      readonly salt: string;
    }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly move: Move;
      readonly by: MoveSource;
      /** Idempotency key chosen by the client. */
      readonly key?: string | undefined;
      /** Time used on the clocks that this move stops. */
      readonly spent: readonly Spent[];
    }
  | {
      readonly kind: 'tookBack';
      readonly seat: Seat;
      /** Number of moves undone: the seat's own and every later one. */
      readonly moves: number;
      readonly key?: string | undefined;
      /** Seats that agreed; absent for a free undo. */
      readonly consent?: readonly Seat[] | undefined;
      /** Time used on the running clocks. Absent in entries of the first release. */
      readonly spent?: readonly Spent[] | undefined;
    }
  | {
      readonly kind: 'proposed';
      readonly what: 'take-back' | 'abandon' | 'bot';
      readonly by: Seat;
      /** The seat of the absent player that a bot would take. */
      readonly seat?: Seat | undefined;
      /** When silence counts as consent. */
      readonly until?: number | undefined;
      /** Number of moves to undo. */
      readonly moves?: number | undefined;
      /** Number of each viewer's latest step that stays if they are undone. */
      readonly keeps?: readonly number[] | undefined;
    }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'abandoned' }
  /** Nobody began the table in time. */
  | { readonly kind: 'expired' }
  /** A player was given a hint. */
  | {
      readonly kind: 'hinted';
      readonly seat: Seat;
      readonly question: number;
      /** The question was put in secret: the others learn of the hint once the match is over. */
      readonly isSecret?: true | undefined;
    }
  | { readonly kind: 'standing'; readonly seat: Seat; readonly answers: unknown }
  | {
      readonly kind: 'bot';
      readonly seat: Seat;
      readonly level: string;
      readonly because: 'handed-over' | 'time-up' | 'left' | 'away' | 'holiday';
      /** Time used on the seat's clock. Absent in entries of the first release. */
      readonly spent?: number | undefined;
    }
  | {
      readonly kind: 'person';
      readonly seat: Seat;
      /** Absent in entries of the first release, which gave time back. */
      readonly time?: 'kept' | undefined;
    }
  | {
      readonly kind: 'holiday';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      /** Level of the bot that plays meanwhile. */
      readonly bot?: string | undefined;
    }
  | {
      readonly kind: 'said';
      readonly guest: string;
      readonly name: string;
      readonly seat?: Seat | undefined;
      readonly text?: string | undefined;
      readonly phrase?: string | undefined;
      /** In place of a text: the terms of the table that this person has changed. */
      readonly changed?: readonly string[] | undefined;
      readonly key?: string | undefined;
    }
  /** The host of the server takes a chat line away. */
  | { readonly kind: 'unsaid'; readonly number: number }
  | { readonly kind: 'muted'; readonly guest: string; readonly muted: boolean }
  /** Whether people without a seat may use the chat. */
  | { readonly kind: 'spectatorChat'; readonly allowed: boolean }
  | { readonly kind: 'rematched'; readonly table: string }
  /** A person was deleted. The entries before name a former player under this id instead. */
  | { readonly kind: 'forgotten'; readonly guest: string }
  /** The rules changed during the match, which goes on from this position. */
  | {
      readonly kind: 'carriedOver';
      readonly rulesVersion: number;
      readonly table: Table;
      /** Latest steps of each viewer. */
      readonly steps: readonly (readonly Step[])[];
    }
);
/** The entries of this kind. */
export type EntryOf<K extends TableEntry['kind']> = Extract<TableEntry, { readonly kind: K }>;

/** Milliseconds used on the clock of a seat. */
export type Spent = readonly [seat: Seat, milliseconds: number];
