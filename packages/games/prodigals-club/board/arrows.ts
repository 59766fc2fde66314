import { nextSpace } from '@manigance/ui/next-space.ts';
import type { TargetedKeyboardEvent } from 'preact';

/** Arrow keys move the focus to the nearest button in that direction. */
export function focusByArrows(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return;
  const from = event.target instanceof Element ? event.target.closest('button') : null;
  const board = from?.closest('.pc-board');
  if (from === null || board === null || board === undefined) return;
  const things = [...board.querySelectorAll<HTMLElement>('button')];
  const places = things.map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { at: [x + width / 2, y + height / 2] as const, label: '' };
  });
  const next = nextSpace(places, things.indexOf(from), event.key);
  if (next === undefined) return;
  things[next]?.focus();
  event.preventDefault();
}
