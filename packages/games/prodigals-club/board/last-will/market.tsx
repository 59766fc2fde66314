import type { BoardContext } from '../board-context.ts';
import { type PcMove, type PropertyType, propertyTypes } from '../from-game.ts';
import { signed } from './amounts.ts';
import { LwMark } from './mark.tsx';
import { lastWillWords } from './words/index.ts';

type Swap = Extract<PcMove, { readonly do: 'swapModifiers' }>;

/** LW-11.9 The modifier of each type of property. While two may be swapped, each is a button. */
export function Market({ table }: { readonly table: BoardContext }) {
  const own = lastWillWords(table.props.language);
  const asks = table.frame?.kind === 'market';
  return (
    <section class={`pc-lw-market ${asks ? 'pc-pad' : ''}`} aria-label={own.market}>
      <div class="pc-h3">
        <h3>{own.market}</h3>
        {asks && <small>{own.swapHow}</small>}
      </div>
      <div class="pc-lw-types">
        {propertyTypes.map((type) =>
          asks ? (
            <TypeButton key={type} table={table} type={type} />
          ) : (
            <Type key={type} table={table} type={type} />
          ),
        )}
      </div>
    </section>
  );
}

function Type({
  table: { view, words, props },
  type,
}: {
  readonly table: BoardContext;
  readonly type: PropertyType;
}) {
  const own = lastWillWords(props.language);
  const change = view.lastWill?.modifiers[type] ?? 0;
  return (
    <p class={`pc-lw-type is-${change < 0 ? 'low' : 'high'}`}>
      <span class="vh">{own.modifier(own.types[type], words.money(change))}</span>
      <LwMark of={type} />
      <b aria-hidden="true">{signed(change)}</b>
      <small aria-hidden="true">{own.types[type]}</small>
    </p>
  );
}

/** First tap: the one type; second tap: the other, which makes the move. */
function TypeButton({ table, type }: { readonly table: BoardContext; readonly type: PropertyType }) {
  const { view, choosing, words, props } = table;
  const own = lastWillWords(props.language);
  const change = view.lastWill?.modifiers[type] ?? 0;
  const { intent } = choosing;
  const swaps = props.options.filter((move): move is Swap => move.do === 'swapModifiers');
  const isChosen =
    intent.type === type || (intent.move?.do === 'swapModifiers' && intent.move.types.includes(type));
  const tap = () => {
    const swap = swaps.find(
      ({ types }) => intent.type !== undefined && types.includes(intent.type) && types.includes(type),
    );
    if (intent.type === type) choosing.intend(undefined);
    else if (swap !== undefined) choosing.intend({ move: swap });
    else choosing.intend({ type });
  };
  return (
    <button
      type="button"
      class={`pc-lw-type pc-way is-${isChosen ? 'chosen' : 'open'}`}
      aria-pressed={isChosen}
      onClick={tap}
    >
      <span class="vh">{own.modifier(own.types[type], words.money(change))}</span>
      <LwMark of={type} />
      <b aria-hidden="true">{signed(change)}</b>
      <small aria-hidden="true">{own.types[type]}</small>
    </button>
  );
}
