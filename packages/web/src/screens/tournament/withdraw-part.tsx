import { useState } from 'preact/hooks';
import type { Shown } from './tournament-page.tsx';
import { useTournamentWords } from './words.ts';

/** Leaves a tournament in play, after a second question. */
export function WithdrawPart({ shown: { view, isBusy, run } }: { readonly shown: Shown }) {
  const words = useTournamentWords();
  const [asked, setAsked] = useState(false);
  const me = view.standings.find(({ isYou }) => isYou === true);
  if (me === undefined || me.withdrawn === true) return undefined;
  if (!asked)
    return (
      <p>
        <button type="button" class="btn quiet" onClick={() => setAsked(true)}>
          {words.withdraw}
        </button>
      </p>
    );
  return (
    <section class="panel" aria-label={words.withdraw}>
      <p>{words.withdrawHint}</p>
      <p class="buttons is-end">
        <button
          type="button"
          class="btn"
          disabled={isBusy}
          onClick={() => run({ type: 'withdraw', tournament: view.tournament }, () => setAsked(false))}
        >
          {words.withdrawSure}
        </button>
        <button type="button" class="btn main" onClick={() => setAsked(false)}>
          {words.stay}
        </button>
      </p>
    </section>
  );
}
