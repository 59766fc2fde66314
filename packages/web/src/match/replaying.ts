import type { Viewer } from '@manigance/core';
import type { Store } from '@manigance/ui/store.ts';
import type { SharedPosition } from '../local/position.ts';
import type { SignatureCheck } from '../local/record-signature.ts';
import type { Beginning, ReplayStep, Watcher, WholeLog } from '../local/replay.ts';
import type { MatchClient, Seated } from './match-client.ts';

/** Position in a replay, its viewer, and the step shown. */
export interface ReplayPlace {
  readonly at: number;
  readonly viewer: Watcher;
  readonly step: ReplayStep;
}

/** A match that is shown step by step. */
export interface Replaying extends MatchClient {
  /** The last position. */
  readonly moves: number;
  readonly place: Store<ReplayPlace>;
  readonly seated: readonly Seated[];
  /** The match was stopped before it was over. */
  readonly isStopped: boolean;
  /** Whether the record was verified; absent for a match without a record yet. */
  readonly isVerified?: boolean;
  /** Result of checking the signature of its server, if it has one. */
  readonly signature?: SignatureCheck | undefined;
  /** Shows a position, to another viewer where the match is over. */
  go(to: number, viewer?: Watcher): Promise<void>;
  step(by: number): Promise<void>;
  /** The log of the whole match as this viewer sees it. */
  wholeLog(viewer: Viewer): Promise<WholeLog>;
  /** The match up to a position, to be played on; absent while a match is played. */
  readonly beginning?: (to: number) => Promise<Beginning | undefined>;
  /** The first choice from a position on, as its seat sees it; absent while a match is played. */
  readonly positionAt?: (to: number) => Promise<SharedPosition | undefined>;
}
