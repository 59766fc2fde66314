import { type Motion, moveTime } from '@manigance/ui/motion.ts';
import { type AreaId, areaIds } from '../../rules/board.ts';
import type { AmEvent } from '../../rules/index.ts';
import { type AreaDrawing, drawings, type Point } from './areas.ts';

const out = 'cubic-bezier(.2,.8,.2,1)';
const clock = 'cubic-bezier(.3,1.5,.5,1)';

function middleOf(area: AreaId): Point {
  return (drawings[areaIds.indexOf(area)] as AreaDrawing).groups[0] as Point;
}

/** ART.md 7 Animates pieces that have just arrived: from the area they left, or from above. */
export function moveGroups(plan: Element, events: readonly AmEvent[], motion: Motion): void {
  if (!motion.on) return;
  const find = (area: AreaId, what: string | number) => plan.querySelector(`[data-group="${area}-${what}"]`);
  const drop = (group: Element | null) =>
    group?.animate(
      [
        { transform: 'translateY(-64px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: motion.ms(moveTime),
        easing: clock,
      },
    );
  for (const event of events) {
    if (event.type === 'placed') drop(find(event.area, event.seat));
    if (event.type === 'arrived') drop(find(event.area, event.piece));
    if (event.type === 'built' || event.type === 'boughtOut') drop(find(event.area, 'building'));
    if (event.type === 'moved') {
      const [from, to] = [middleOf(event.from), middleOf(event.to)];
      find(event.to, event.piece)?.animate(
        [{ transform: `translate(${from[0] - to[0]}px, ${from[1] - to[1]}px)` }, { transform: 'none' }],
        { duration: motion.ms(moveTime), easing: out },
      );
    }
  }
}
