import {
  type GameEvent,
  type GameText,
  splitMentions,
  type TextPiece,
  type Vocabulary,
} from '@manigance/core';
import { CardLink } from '@manigance/ui/preview/card-link.tsx';

interface MentionedProps {
  /** A sentence about these events. */
  readonly sentence: string;
  readonly events: readonly GameEvent[];
  readonly text: Pick<GameText<Vocabulary>, 'mentions'>;
  /** Whether cards have a large preview. */
  readonly hasCards: boolean;
  /** Shows a place on the board; absent where there is none. */
  readonly onPlace: ((place: string) => void) | undefined;
}

/** A sentence in which the names of cards and places are links: to the card's preview, to the place on the board. */
export function Mentioned({ sentence, events, text, hasCards, onPlace }: MentionedProps) {
  const mentions = events
    .flatMap((event) => (event.type.startsWith('table:') ? [] : (text.mentions?.(event) ?? [])))
    .filter(({ kind }) => (kind === 'card' ? hasCards : onPlace !== undefined));
  const pieces = splitMentions(sentence, mentions);
  return (
    <>
      {pieces.map(({ text: words, mention }, at) => {
        if (mention === undefined)
          return unglued(words, { isFirst: at === 0, isLast: at === pieces.length - 1 });
        const { kind, id } = mention;
        return (
          // A link is a box of its own: what touches it, such as a bracket or a full stop, stays on its line.
          <span key={`${at}`} class="mention">
            {tailOf(pieces[at - 1])}
            {kind === 'card' ? (
              <CardLink card={id}>{words}</CardLink>
            ) : (
              <button type="button" class="card-link" onClick={() => onPlace?.(id)}>
                {words}
              </button>
            )}
            {headOf(pieces[at + 1])}
          </span>
        );
      })}
    </>
  );
}

/** The end of a plain piece that touches the link after it. */
function tailOf(piece: TextPiece | undefined): string {
  return piece === undefined || piece.mention !== undefined ? '' : (/[^ ]*$/.exec(piece.text)?.[0] ?? '');
}

/** The beginning of a plain piece that touches the link before it. */
function headOf(piece: TextPiece | undefined): string {
  if (piece === undefined || piece.mention !== undefined || !piece.text.includes(' ')) {
    return piece?.mention === undefined ? (piece?.text ?? '') : '';
  }
  return /^[^ ]*/.exec(piece.text)?.[0] ?? '';
}

/** A plain piece without what the links beside it have taken. */
function unglued(text: string, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }) {
  let left = text;
  if (!isFirst) left = left.includes(' ') ? left.slice(left.indexOf(' ')) : '';
  return isLast ? left : left.slice(0, left.lastIndexOf(' ') + 1);
}
