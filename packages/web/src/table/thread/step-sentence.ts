import { type GameEvent, type Narration, type Narrator, narrate, seatOf, whole } from '@manigance/core';

/** Characters beyond which the least important events of a step are left out of the line. */
const longest = 150;

/** Events of a step in one or two sentences that fit the line. The log has the rest. */
export function stepSentence(
  events: readonly GameEvent[],
  narrator: Narrator,
  weigh: (event: GameEvent) => number = () => 1,
): Narration {
  let kept = events;
  let said = narrate(kept, narrator);
  while (whole(said).length > longest && kept.length > 1) {
    const least = kept.reduce((one, other) => (weigh(other) < weigh(one) ? other : one));
    kept = kept.filter((event) => event !== least);
    said = narrate(kept, narrator);
  }
  return said;
}

/** The step with the event it comes of, such as the card that was played some steps before. */
export function withOpener(
  events: readonly GameEvent[],
  before: readonly GameEvent[],
  opens: Narrator['text']['opens'],
): readonly GameEvent[] {
  const [first] = events;
  if (first === undefined || opens === undefined || events.some((event) => opens(event))) return events;
  const seat = seatOf(first);
  const opener = before.findLast((event) => opens(event));
  return opener !== undefined && seat !== undefined && seatOf(opener) === seat ? [opener, ...events] : events;
}
