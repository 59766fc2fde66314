import type { AnswerTo, ReasonCode } from '@manigance/protocol';
import { useSettings } from '@manigance/ui/settings.ts';
import { useEffect, useState } from 'preact/hooks';
import { type Question, RefusedError } from '../match/connection.ts';
import { serverConnection } from '../match/server-connection.ts';
import { useWords } from '../text/index.ts';
import { introduce, offeredGames } from './guest.ts';

/** Questions whose answer has a type of the same name. */
type Answered = 'friends' | 'friendLink' | 'tournaments' | 'tournament' | 'groups' | 'group';

/** Why there is nothing to show. */
export type UnavailableReason = 'noServer' | ReasonCode;

/** An answer of the server, and the changes I ask it to make. */
export interface ServerData<T> {
  /** `undefined` until it is known. */
  readonly known: T | UnavailableReason | undefined;
  readonly isBusy: boolean;
  /** Why the last change was not made: a reason for a refusal, or `failed`. */
  readonly failure: ReasonCode | 'failed' | undefined;
  /** Does it, then reads anew; `done` is called with the answer if the server did it. */
  run(question: Question, done?: (answer: object) => void): void;
}

/** Reads an answer of the server, which gets to know me, and reads it again after each change and every so often. */
export function useServer<K extends Answered>(
  question: Question & { readonly type: K },
  { every }: { readonly every?: number } = {},
): ServerData<AnswerTo<K>> {
  const { guest } = useWords();
  const { name } = useSettings();
  const [known, setKnown] = useState<AnswerTo<K> | UnavailableReason | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReasonCode | 'failed' | undefined>(undefined);
  const [reads, setReads] = useState(0);
  const key = JSON.stringify(question);
  useEffect(() => {
    let stale = false;
    const read = async () => {
      if ((await offeredGames()) === undefined) return 'noServer';
      await introduce({ chosen: name, guest });
      return (await serverConnection().ask(question)) as AnswerTo<K>;
    };
    const look = () =>
      void read().then(
        (answer) => stale || setKnown(answer),
        (error) => stale || setKnown((before) => before ?? codeOf(error) ?? 'noServer'),
      );
    look();
    const timer = every === undefined ? undefined : setInterval(() => document.hidden || look(), every);
    return () => {
      stale = true;
      clearInterval(timer);
    };
  }, [key, reads]);
  const run = (change: Question, done?: (answer: object) => void) => {
    setBusy(true);
    setFailure(undefined);
    serverConnection()
      .ask(change)
      .then(
        (answer) => {
          setReads((before) => before + 1);
          done?.(answer);
        },
        (error) => setFailure(codeOf(error) ?? 'failed'),
      )
      .finally(() => setBusy(false));
  };
  return { known, isBusy, failure, run };
}

function codeOf(error: unknown): ReasonCode | undefined {
  return error instanceof RefusedError ? error.reason.code : undefined;
}
