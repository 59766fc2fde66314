import { useState } from 'preact/hooks';
import { RefusedRequestError } from '../../remote/post.ts';
import { useNoticeWords } from './words.ts';

/** Sends one request at a time and reports its outcome, in the part of the screen it came from. */
export interface RequestRun {
  readonly isBusy: boolean;
  /** Sends the request; the outcome is its answer, or `Saved.` */
  run(where: string, job: () => Promise<unknown>): void;
  said(where: string): string;
}

/** The state of the requests of this screen. */
export function useRequestRun(): RequestRun {
  const words = useNoticeWords();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState({ where: '', text: '' });
  const why = (error: unknown) => {
    const sentences: Readonly<Record<string, string>> = words.why;
    return (error instanceof RefusedRequestError ? sentences[error.code] : undefined) ?? words.failed;
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
