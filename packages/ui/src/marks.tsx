import type { BoardMark } from './following.ts';

type Point = readonly [number, number];

/** Marks by place, in the order of their numbers. */
function byPlace(marks: readonly BoardMark[]): ReadonlyMap<string, readonly BoardMark[]> {
  const places = new Map<string, BoardMark[]>();
  for (const mark of marks) {
    const here = places.get(mark.place);
    if (here === undefined) places.set(mark.place, [mark]);
    else here.push(mark);
  }
  return places;
}

/** Numbers of the thread on a map, side by side where a place has several. Heard in the thread, so hidden here. */
export function MapMarks({
  marks,
  at,
  size,
  grows = 'right',
}: {
  readonly marks: readonly BoardMark[];
  /** Middle of the first number of a place; the others follow to its right. Where they grow to the left, of the last one. */
  readonly at: (place: string) => Point | undefined;
  /** Radius of a number, in units of the map. */
  readonly size: number;
  readonly grows?: 'right' | 'left';
}) {
  return (
    <g class="board-marks" aria-hidden="true">
      {[...byPlace(marks)].map(([place, here]) => {
        const point = at(place);
        if (point === undefined) return undefined;
        return (
          <g key={place} transform={`translate(${point.join(' ')}) scale(${size})`}>
            {here.map(({ number, isNow, sign }, index) => (
              <g
                key={number ?? 'here'}
                class={`board-mark ${isNow ? 'is-now' : ''}`}
                transform={`translate(${(grows === 'left' ? index + 1 - here.length : index) * 2.1} 0)`}
              >
                <circle class="halo" r="1.6" />
                {sign === 'cross' && (
                  <>
                    <circle class="disc is-wrong" r="1.4" />
                    <path class="cross" d="M-.55-.55.55.55M.55-.55-.55.55" />
                  </>
                )}
                {number !== undefined && (
                  <>
                    <circle class="disc" r="1" />
                    <text y="0.36">{number}</text>
                  </>
                )}
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** The same beside a thing that is not on a map. */
export function PlaceMarks({
  marks,
  place,
}: {
  readonly marks: readonly BoardMark[];
  readonly place: string;
}) {
  const here = marks.filter((mark) => mark.place === place);
  if (here.length === 0) return undefined;
  return (
    <span class="place-marks" aria-hidden="true">
      {here.map(({ number, isNow, sign }) => (
        <i
          key={number ?? 'here'}
          class={`board-mark ${isNow ? 'is-now' : ''} ${sign === 'cross' ? 'is-wrong' : ''}`}
        >
          {sign === 'cross' ? '×' : number}
        </i>
      ))}
    </span>
  );
}
