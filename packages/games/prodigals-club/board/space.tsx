import { PlaceMarks } from '@manigance/ui/marks.tsx';
import { moveTime } from '@manigance/ui/motion.ts';
import type { ComponentChildren } from 'preact';
import { type BoardContext, namesOf } from './board-context.ts';
import type { ThingState } from './choosing.ts';
import { EffectMarks } from './effects.tsx';
import { hydeParkTable, type Space } from './from-game.ts';
import { Mark } from './glyph.tsx';
import { FreeHat, Hat } from './hat.tsx';

/** A space: its errand boys, its effect, and whether the viewer may use it. */
export function SpaceButton({
  table,
  space,
  marks,
  children,
  class: extra = '',
}: {
  readonly table: BoardContext;
  readonly space: Space;
  /** Replaces the marks of the effect. */
  readonly marks?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly class?: string;
}) {
  const { choosing, names, words, view } = table;
  const move = { do: 'send', space: space.id } as const;
  const state = choosing.stateOf(move);
  const { name } = names.spaces[space.id];
  return (
    <button
      type="button"
      class={`pc-space is-${state} ${extra}`}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'still' || state === 'closed'}
      onClick={() => choosing.tap(move)}
    >
      <span class="vh">{spaceLabel(table, space)}</span>
      <Slot table={table} space={space} state={state} />
      <span class="pc-space-text" aria-hidden="true">
        <span class="pc-space-name">{name}</span>
        <span class="pc-fx">
          {marks ?? (
            <EffectMarks
              effect={space.effect}
              words={words}
              megaphones={hydeParkTable.megaphones[view.round - 1] ?? 0}
            />
          )}
        </span>
        {children}
      </span>
    </button>
  );
}

/** The hats on a space; an outlined hat if it is open to the viewer, a cross if it is not. */
export function Slot({
  table,
  space,
  state,
}: {
  readonly table: BoardContext;
  readonly space: Space;
  readonly state: ThingState;
}) {
  const { view, props } = table;
  const there = view.boys[space.id] ?? [];
  const { motion, events, shown } = props;
  const justSent = (seat: number) =>
    motion.on &&
    events.some((event) => event.type === 'sent' && event.seat === seat && event.space === space.id);
  const isNew = (seat: number) =>
    props.since.some((event) => event.type === 'sent' && event.seat === seat && event.space === space.id);
  const chosen = state === 'chosen' && shown.viewer !== 'spectator';
  return (
    <span class={`pc-slot ${there.length > 1 ? 'has-many' : ''}`} aria-hidden="true">
      <PlaceMarks marks={props.marks} place={space.id} />
      {there.map((seat) => (
        <Hat key={seat} seat={seat} fly={justSent(seat) ? motion.ms(moveTime) : 0} fresh={isNew(seat)} />
      ))}
      {chosen && <Hat seat={shown.viewer as number} />}
      {!chosen && state === 'open' && <FreeHat />}
      {there.length === 0 &&
        (state === 'closed' ? <Mark of="cross" class="pc-shut" /> : state === 'still' && <FreeHat />)}
    </span>
  );
}

/** The label of a space. */
export function spaceLabel({ words, view, props, choosing }: BoardContext, space: Space): string {
  const there = view.boys[space.id] ?? [];
  const move = { do: 'send', space: space.id } as const;
  const state = choosing.stateOf(move);
  const status =
    state === 'open'
      ? words.free
      : state === 'chosen'
        ? words.chosen
        : state === 'closed'
          ? (props.whyNot(move) ?? '')
          : '';
  const who =
    there.length > 0 ? words.taken(namesOf(there, props.names)) : state === 'still' ? words.nobody : '';
  return [props.text.move(move, view, props.names), who, status].filter((part) => part !== '').join(' ');
}
