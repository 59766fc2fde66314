import { canonical } from '../src/canonical.ts';
import type { Game, Viewer, Vocabulary } from '../src/game.ts';
import { witnessed } from '../src/show.ts';

/** The first event in which two positions differ to a viewer. */
export interface DifferingEvent<W extends Vocabulary> {
  readonly one: W['event'] | undefined;
  readonly two: W['event'] | undefined;
}

/**
 * Compares the events of the last move of two positions, as this viewer witnessed them. `revealed`: they differ first in an
 * event that the game declares to reveal something. `told alike`: such an event is the same in both, and so is everything
 * after it; what it tells beside its own fields, such as the cards of a hand, may still differ.
 */
export function compareEvents<W extends Vocabulary>(
  game: Game<W>,
  viewer: Viewer,
  here: W['state'],
  there: W['state'],
): 'same' | 'told alike' | 'revealed' | DifferingEvent<W> {
  const [one, two] = [witnessed(game, here.events, viewer), witnessed(game, there.events, viewer)];
  const tells = (event: W['event'] | undefined) => event !== undefined && game.reveals(event, viewer);
  // A match may end in one arrangement and go on in the other; the last event of the ended one then reveals that.
  const tellsTheEnd = (list: readonly W['event'][], after: W['state'], at: number) =>
    after.outcome !== undefined && at === list.length - 1 && tells(list[at]);
  for (let at = 0; at < Math.max(one.length, two.length); at++) {
    const [a, b] = [one[at], two[at]];
    if (canonical(a) === canonical(b)) continue;
    if (tells(a) && tells(b)) return 'revealed';
    if (tellsTheEnd(one, here, at) || tellsTheEnd(two, there, at)) return 'revealed';
    return { one: a, two: b };
  }
  return one.some(tells) ? 'told alike' : 'same';
}
