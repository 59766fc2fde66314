import { Token } from '@manigance/ui/seats.tsx';
import type { BoardContext } from '../board-context.ts';
import { modes, type PlanView } from '../from-game.ts';
import { Hat } from '../hat.tsx';
import { LwMark } from './mark.tsx';
import { lastWillWords } from './words/index.ts';

/** LW-7 The plans of the round from left to right, with who took which. */
export function Plans({ table }: { readonly table: BoardContext }) {
  const { view, props } = table;
  const own = lastWillWords(props.language);
  const { plans = [], firstPlayer = 0 } = view.lastWill ?? {};
  const more = modes[view.mode].errandBoys.more;
  return (
    <section class="pc-lw-plans" aria-label={own.plans}>
      <div class="pc-h3">
        <h3>{own.plans}</h3>
        <small>
          <Token seat={firstPlayer} />{' '}
          {props.names.reader === firstPlayer ? own.youPlanFirst : own.plansFirst(props.names(firstPlayer))}
          {' · '}
          {own.more(more)}
        </small>
      </div>
      <div class={`pc-lw-plan-row is-${plans.length}`}>
        {plans.map((plan, at) => (
          <Plan key={at} table={table} plan={plan} place={at + 1} />
        ))}
      </div>
    </section>
  );
}

function Plan({
  table,
  plan: { cards, boys, actions, seat },
  place,
}: {
  readonly table: BoardContext;
  readonly plan: PlanView;
  readonly place: number;
}) {
  const { choosing, props, words } = table;
  const own = lastWillWords(props.language);
  const move = { do: 'plan', place } as const;
  const state = choosing.stateOf(move);
  const said = [
    own.planSaid(place, cards, boys, actions),
    seat === undefined ? '' : own.planTaken(props.names(seat)),
    state === 'open' ? words.free : state === 'chosen' ? words.chosen : '',
  ];
  return (
    <button
      type="button"
      class={`pc-space pc-lw-plan is-${state} ${seat === undefined ? '' : 'is-taken'}`}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'still' || state === 'closed'}
      onClick={() => choosing.tap(move)}
    >
      <span class="vh">{said.filter((part) => part !== '').join(' ')}</span>
      <span class="pc-lw-plan-of" aria-hidden="true">
        {seat === undefined ? place : <Hat seat={seat} />}
      </span>
      <span class="pc-lw-figures" aria-hidden="true">
        <Figure of="closed" n={cards} />
        <Figure of="hat" n={boys} />
        <Figure of="action" n={actions} />
      </span>
    </button>
  );
}

function Figure({ of, n }: { readonly of: 'closed' | 'hat' | 'action'; readonly n: number }) {
  return (
    <span class={`pc-lw-figure ${n === 0 ? 'is-none' : ''}`}>
      <LwMark of={of} />
      {n}
    </span>
  );
}
