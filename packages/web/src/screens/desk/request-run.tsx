import { useState } from 'preact/hooks';
import { RefusedRequestError } from '../../remote/post.ts';
import { useDeskWords } from './words.ts';

/** Sends one request at a time and reports its outcome. */
export interface RequestRun {
  readonly isBusy: boolean;
  readonly said: string;
  readonly isBad: boolean;
  run(act: () => Promise<unknown>): Promise<boolean>;
}

/** The state of the requests of one part of the desk. */
export function useRequestRun(): RequestRun {
  const words = useDeskWords();
  const [state, setState] = useState({ isBusy: false, said: '', isBad: false });
  const why = (error: unknown) =>
    (error instanceof RefusedRequestError ? words.refused[error.code] : undefined) ?? words.failed;
  return {
    ...state,
    async run(act) {
      setState({ isBusy: true, said: '', isBad: false });
      try {
        await act();
        setState({ isBusy: false, said: words.done, isBad: false });
        return true;
      } catch (error) {
        setState({ isBusy: false, said: why(error), isBad: true });
        return false;
      }
    },
  };
}

/** The outcome of the last request. */
export function Outcome({ of: { said, isBad } }: { readonly of: RequestRun }) {
  return (
    <p class={isBad ? 'bad' : 'desk-said'} role="status">
      {said}
    </p>
  );
}

/** A button that asks once more before an act that cannot be undone. */
export function ConfirmButton({
  label,
  question,
  doing,
  onSure,
}: {
  readonly label: string;
  readonly question: string;
  readonly doing: RequestRun;
  readonly onSure: () => Promise<unknown>;
}) {
  const words = useDeskWords();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="btn" disabled={doing.isBusy} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  return (
    <div role="group" aria-label={label} class="desk-sure">
      <p role="alert">{question}</p>
      <p class="buttons">
        <button
          type="button"
          class="btn main"
          disabled={doing.isBusy}
          onClick={() => void onSure().then(() => setAsked(false))}
        >
          {words.yes}
        </button>
        <button type="button" class="btn" onClick={() => setAsked(false)}>
          {words.no}
        </button>
      </p>
    </div>
  );
}
