import type { Story } from '@manigance/bots/story';
import type { Seat } from '@manigance/core';
import { leadFrom } from './chart-geometry.ts';
import type { EndWords } from './words.ts';

/** The parts of a story that its account is made of: the course and the turning points. */
type StoryOutline = Pick<Story, 'points'> & { readonly moments: Story['moments'] };

/** The seat with the largest chance at each moment; at a tie the one that led before. */
function leaders(
  moments: StoryOutline['moments'],
): readonly { readonly move: number; readonly seat: Seat }[] {
  const led: { move: number; seat: Seat }[] = [];
  for (const { move, chances } of moments.slice(1)) {
    const most = Math.max(...chances);
    const before = led.at(-1)?.seat;
    const seat = before !== undefined && chances[before] === most ? before : chances.indexOf(most);
    led.push({ move, seat });
  }
  return led;
}

/** One paragraph about a finished match, from its chances and turning points alone: the same for the same story. */
export function accountOf(
  { moments, points }: StoryOutline,
  winners: readonly Seat[],
  names: (seat: Seat) => string,
  words: EndWords['account'],
): string {
  const led = leaders(moments);
  const moves = moments.at(-1)?.move ?? 0;
  const changes = led.filter(({ seat }, at) => at > 0 && led[at - 1]?.seat !== seat).length;
  const early = led.find(({ move }) => move >= moves / 4);
  const [main] = points.toSorted((one, other) => sizeOf(other.change) - sizeOf(one.change));
  const [winner] = winners;
  const sentences = [
    early && words.early(names(early.seat)),
    words.changes(changes),
    main && turnInWords(main, names, words),
    winner !== undefined && winners.length === 1
      ? words.end(names(winner), leadFrom(moments, winner), moves)
      : undefined,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

function turnInWords(
  { kind, seat, peak, change }: Story['points'][number],
  names: (seat: Seat) => string,
  words: EndWords['account'],
): string {
  const of = change.findIndex((one) => Math.abs(one) === sizeOf(change));
  const gained = Math.round((change[of] ?? 0) * 100);
  return words.turn({ move: peak, name: names(of), gained, by: kind === 'chance' ? undefined : names(seat) });
}

function sizeOf(change: readonly number[]): number {
  return Math.max(...change.map(Math.abs));
}
