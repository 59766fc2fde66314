import { useState } from 'preact/hooks';
import { NotDoneError } from './ask.ts';
import { useNoticeWords } from './words.ts';

/** A request of the player and its outcome, shown in the part of the screen it came from. */
export interface Doing {
  readonly isBusy: boolean;
  /** Does it; its answer is said there, or `Saved.` */
  run(where: string, job: () => Promise<unknown>): void;
  said(where: string): string;
}

export function useDoing(): Doing {
  const words = useNoticeWords();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState({ where: '', text: '' });
  const why = (error: unknown) => {
    const sentences: Readonly<Record<string, string>> = words.why;
    return (error instanceof NotDoneError ? sentences[error.code] : undefined) ?? words.failed;
  };
  return {
    isBusy,
    run: (where, job) => {
      setBusy(true);
      setSaid({ where, text: '' });
      job()
        .then((text) => (typeof text === 'string' ? text : words.saved), why)
        .then((text) => setSaid({ where, text }))
        .finally(() => setBusy(false));
    },
    said: (where) => (said.where === where ? said.text : ''),
  };
}
