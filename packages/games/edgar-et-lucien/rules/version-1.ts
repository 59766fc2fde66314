import { push } from '@manigance/core';
import { discardCardInPlay } from './deck.ts';
import { actNext } from './frames/act.ts';
import { bothActed } from './players.ts';
import type { Step } from './state.ts';

/** EL-7.9 in version 1: a turn ends by itself once both characters have acted. */
export const actionDone: Step<'actionDone'> = {
  resolve(draft, { seat }) {
    discardCardInPlay(draft);
    if (draft.acted[seat] === bothActed) actNext(draft, seat);
    else push(draft, { kind: 'act', seat });
  },
};
