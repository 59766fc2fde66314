import type { Reason } from '@manigance/protocol';
import { type Connection, type Question, RefusedError, type Reply } from './connection.ts';

/** An answer that takes longer counts as a wait; ms. */
const answerWithin = 2_000;
/** Shortest and longest delay before a message is sent again; ms. */
const [firstDelay, longestDelay] = [1_000, 8_000];

/** Listener to the wait for a message to be stored. */
export interface StoreWait {
  /** Tells whether the message waits to be stored. */
  readonly tell: (isWaiting: boolean) => void;
  readonly isClosed: () => boolean;
}

/** Sends a message that may be sent twice, such as one with a key, again until it is done or refused for good. */
export async function askUntilStored(
  connection: Connection,
  message: Question,
  { tell, isClosed }: StoreWait,
): Promise<Reply> {
  const timer = setTimeout(() => tell(true), answerWithin);
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return await connection.ask(message);
      } catch (error) {
        const delay = error instanceof RefusedError ? retryDelay(error.reason, attempt) : undefined;
        if (delay === undefined) throw error;
        tell(true);
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (isClosed()) throw error;
      }
    }
  } finally {
    clearTimeout(timer);
    tell(false);
  }
}

/** Delay after a refusal that changed nothing and will pass; `undefined` for a final refusal. */
function retryDelay(reason: Reason, attempt: number): number | undefined {
  const pause = Math.min(longestDelay, firstDelay * 2 ** attempt);
  if (reason.code === 'too-fast') return Math.max(pause, reason.wait);
  return reason.code === 'try-again' || reason.code === 'stopping' ? pause : undefined;
}
