import { copyLists } from '../../arrays.ts';
import type { LastWillState } from './state.ts';

/** A copy that shares only immutable objects: laid cards. */
export function copyLastWill(table: LastWillState): LastWillState {
  return {
    firstPlayer: table.firstPlayer,
    plans: table.plans.slice(),
    actionsLeft: table.actionsLeft.slice(),
    modifiers: table.modifiers.slice(),
    offer: table.offer.slice(),
    decks: copyLists(table.decks),
    specials: copyLists(table.specials),
    discards: copyLists(table.discards),
    removed: table.removed.slice(),
    extensions: table.extensions.slice(),
    boards: copyLists(table.boards),
    closed: copyLists(table.closed),
    played: copyLists(table.played),
    wildsUsed: copyLists(table.wildsUsed),
  };
}
