import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import type { BoardContext } from '../board-context.ts';
import { LwMark } from './mark.tsx';
import { lastWillWords } from './words/index.ts';

/** LW-12, LW-9.2 Cash or debt, and the actions left of the round. */
export function Means({ table }: { readonly table: BoardContext }) {
  const { mine, words, props } = table;
  const own = lastWillWords(props.language);
  const seat = mine.lastWill;
  if (seat === undefined) return undefined;
  const { pounds, actionsLeft, plan } = seat;
  const owes = pounds < 0;
  return (
    <div class="pc-lw-means">
      <p class={`pc-lw-mean ${owes ? 'is-debt' : ''}`}>
        <span class="vh">{owes ? own.debtSaid(words.money(pounds)) : own.cashSaid(words.money(pounds))}</span>
        <LwMark of="pound" />
        <span aria-hidden="true">{owes ? own.debt : own.cash}</span>
        <b aria-hidden="true">
          <RollingNumber key={mine.seat} value={pounds} format={words.money} />
        </b>
      </p>
      <p class={`pc-lw-mean ${plan === undefined ? 'is-none' : ''}`}>
        <span class="vh">{own.actionsLeft(actionsLeft)}</span>
        <LwMark of="action" />
        <span aria-hidden="true">{own.actions}</span>
        <b aria-hidden="true">
          {plan === undefined ? '–' : <RollingNumber key={mine.seat} value={actionsLeft} format={String} />}
        </b>
      </p>
    </div>
  );
}
