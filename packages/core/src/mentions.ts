import type { GameEvent, Seat } from './game.ts';
import type { Mention } from './text.ts';

/** The seat an event is about, where it names one. */
export function seatOf(event: GameEvent): Seat | undefined {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
}

/** A piece of a sentence: plain text, or the name of a thing that can be looked at. */
export interface TextPiece {
  readonly text: string;
  readonly mention?: Mention;
}

/** Cuts a sentence at the names of these things, each at its first place that is still free. */
export function splitMentions(sentence: string, mentions: readonly Mention[]): readonly TextPiece[] {
  const plain = evenSpaces(sentence);
  const found: { readonly from: number; readonly to: number; readonly mention: Mention }[] = [];
  for (const mention of mentions) {
    for (const words of mention.words) {
      const from = indexOfFree(plain, evenSpaces(words), found);
      if (from === -1) continue;
      found.push({ from, to: from + words.length, mention });
      break;
    }
  }
  found.sort((one, other) => one.from - other.from);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { from, to, mention } of found) {
    if (from > at) pieces.push({ text: sentence.slice(at, from) });
    pieces.push({ text: sentence.slice(from, to), mention });
    at = to;
  }
  if (at < sentence.length) pieces.push({ text: sentence.slice(at) });
  return pieces;
}

/** No-break spaces are set after the names are. */
function evenSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

function indexOfFree(
  sentence: string,
  words: string,
  taken: readonly { readonly from: number; readonly to: number }[],
): number {
  let from = sentence.indexOf(words);
  while (from !== -1 && taken.some((one) => from < one.to && one.from < from + words.length))
    from = sentence.indexOf(words, from + 1);
  return from;
}
