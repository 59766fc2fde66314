import { push } from '@manigance/core';
import type { Trigger } from '../../../effects/language.ts';
import type { Firing, Step } from '../../../state.ts';
import { lwCardAt } from '../cards.ts';
import { boardOf } from '../property.ts';
import type { Occasion } from '../state.ts';

/** LW-13.8 Sets off the triggers of the cards that lie on the Last Will board by now. */
export const occasion: Step<'occasion'> = {
  resolve(draft, { seat, occasion: what }) {
    let firings: Firing[] | undefined;
    for (const { card } of boardOf(draft, seat)) {
      const { id, triggers } = lwCardAt(card);
      for (const trigger of triggers) {
        if (isSetOff(trigger, what) && 'effect' in trigger) {
          firings ??= [];
          firings.push({ card: id, effect: trigger.effect });
        }
      }
    }
    if (firings !== undefined) push(draft, { kind: 'triggers', seat, firings });
  },
};

function isSetOff(trigger: Trigger, what: Occasion): boolean {
  if (what.on === 'activity') return trigger.on === 'activity' && trigger.activities.includes(what.activity);
  return trigger.on === what.on && trigger.types.includes(what.property);
}
