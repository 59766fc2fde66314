import type { BoardContext } from '../board-context.ts';
import type { LaidCardView } from '../from-game.ts';
import { signed } from './amounts.ts';
import type { LwCard } from './cards.ts';
import { LwMark } from './mark.tsx';
import { Cost, Marks } from './marks.tsx';
import { lastWillWords } from './words/index.ts';

type Property = NonNullable<LwCard['property']>;

/** LW-11.1 A property: its ladder with the marker, its value with the modifier, upkeep and lodgers. */
export function PropertyFace({
  table,
  laid: { level, value, keptUp, lodged },
  property,
}: {
  readonly table: BoardContext;
  readonly laid: LaidCardView;
  readonly property: Property;
}) {
  const { words, view, props } = table;
  const own = lastWillWords(props.language);
  const { type, ladder, lodging, upkeep, isHouse } = property;
  const change = view.lastWill?.modifiers[type] ?? 0;
  return (
    <span class="pc-lw-property" aria-hidden="true">
      <span class="pc-lw-worth">
        <LwMark of={type} />
        <b>{words.money(value)}</b>
        <small>
          {level} {signed(change)}
        </small>
      </span>
      {isHouse && <Ladder ladder={ladder} level={level} />}
      {lodging && (
        <span class="pc-lw-stalls">
          {Array.from({ length: lodging.max }, (_, at) => {
            const kind = lodged[at];
            return (
              <span key={at} class={`pc-lw-stall ${kind === undefined ? '' : 'is-full'}`}>
                {kind === undefined ? (
                  lodging.kinds.map((one) => <LwMark key={one} of={one} />)
                ) : (
                  <LwMark of={kind} />
                )}
              </span>
            );
          })}
          <small>+{lodging.add}</small>
        </span>
      )}
      <span class={`pc-lw-upkeep ${keptUp ? 'is-kept' : ''}`}>
        {keptUp ? (
          <>
            <LwMark of="check" />
            {own.keptUp}
          </>
        ) : (
          <>
            <LwMark of="up" />
            <Cost n={1} />
            <Marks effect={upkeep} words={words} />
          </>
        )}
      </span>
    </span>
  );
}

/** The falling values, the marker on one of them. Values of a ladder differ, so that the level names the step. */
function Ladder({ ladder, level }: { readonly ladder: readonly number[]; readonly level: number }) {
  const at = ladder.indexOf(level);
  return (
    <span class="pc-lw-ladder">
      {ladder.map((value, step) => (
        <span key={step} class={step === at ? 'is-here' : step < at ? 'is-past' : ''}>
          {value}
        </span>
      ))}
    </span>
  );
}
