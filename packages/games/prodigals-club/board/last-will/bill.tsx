import type { BoardContext } from '../board-context.ts';
import { LwMark } from './mark.tsx';
import { lastWillWords } from './words/index.ts';

/** LW-13.3 The payment being made: the sum so far, and the places for companions. */
export function Bill({ table }: { readonly table: BoardContext }) {
  const { frame, words, props } = table;
  if (frame?.kind !== 'companions') return undefined;
  const own = lastWillWords(props.language);
  return (
    <section class="pc-lw-bill pc-pad" aria-label={own.bill}>
      <p>
        <span class="vh">{own.billSaid(words.money(frame.n))}</span>
        <span aria-hidden="true">{own.bill}</span>
        {frame.activity && <LwMark of={frame.activity} />}
        <b aria-hidden="true">{words.money(frame.n)}</b>
      </p>
      <ul>
        {frame.slots.map(({ kinds, add }, at) => {
          const isFull = frame.filled.includes(at);
          const named = kinds.map((kind) => own.companions[kind]).join(own.or);
          return (
            <li key={at} class={isFull ? 'is-full' : ''}>
              <span class="vh">{isFull ? own.slotFilled(named) : own.slotOpen(named, words.money(add))}</span>
              {kinds.map((kind) => (
                <LwMark key={kind} of={kind} />
              ))}
              <b aria-hidden="true">+{add}</b>
              {isFull && <LwMark of="check" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
