import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Answered } from './requests.ts';
import { type AccountWords, useAccountWords } from './words.ts';

interface Said {
  readonly text: string;
  readonly isBad: boolean;
}

/** Sends one request at a time and reports its outcome. */
export interface RequestRun {
  readonly isBusy: boolean;
  readonly said: Said | undefined;
  /** `done`: what to say when it was accepted. */
  send(work: () => Promise<Answered | undefined>, done: string): Promise<boolean>;
}

/** The state of the requests of one part of the screen. */
export function useRequestRun(): RequestRun {
  const words = useAccountWords();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | undefined>(undefined);
  return {
    isBusy,
    said,
    async send(work, done) {
      if (isBusy) return false;
      setBusy(true);
      setSaid(undefined);
      const answer = await work().catch(() => 'failed' as const);
      setBusy(false);
      if (answer === undefined) return false;
      const isGood = answer !== 'failed' && answer.ok;
      setSaid({ text: isGood ? done : whyNot(answer, words), isBad: !isGood });
      return isGood;
    },
  };
}

function whyNot(answer: Answered | 'failed', words: AccountWords): string {
  if (answer === 'failed' || answer.ok) return words.failed;
  if (answer.code === 'too-fast') return words.tooFast(Math.ceil(answer.wait / 1_000));
  return words.refused[answer.code] ?? words.failed;
}

/** The outcome, told to screen readers as well. */
export function Outcome({ of: { said } }: { readonly of: RequestRun }) {
  return said === undefined ? undefined : (
    <p class={`outcome ${said.isBad ? 'is-bad' : ''}`} role={said.isBad ? 'alert' : 'status'}>
      {said.text}
    </p>
  );
}

/** The foot of a form: the outcome, the button that sends it, and others beside that one. */
export function FormFoot({
  of: run,
  label,
  isMain = false,
  children,
}: {
  readonly of: RequestRun;
  readonly label: string;
  readonly isMain?: boolean;
  readonly children?: ComponentChildren;
}) {
  return (
    <>
      <Outcome of={run} />
      <p class="buttons">
        <button type="submit" class={isMain ? 'btn main' : 'btn'} disabled={run.isBusy}>
          {label}
        </button>
        {children}
      </p>
    </>
  );
}
