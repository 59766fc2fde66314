import { Sheet } from '@manigance/ui/sheet.tsx';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import { type CardId, cardById } from '../rules/cards.ts';
import { boardContext, type Props } from './board-context.ts';
import type { CardMove } from './choices.ts';
import { hyphenate } from './hyphenate.ts';
import { symbolsLabel } from './labels.ts';
import { CardPicture } from './picture.tsx';
import { SymbolDrawing, SymbolRow, standing, symbolLabel } from './symbols.tsx';

export type CardState = 'open' | 'closed' | 'chosen' | 'still';

/** Longer names are set smaller, so that the picture keeps its room. */
const longName = 17;

/** The face of a card: name, picture with the symbols on its floor, and the scroll text where there is room for it. */
function CardFace({ card, props }: { readonly card: CardId; readonly props: Props }) {
  const roomy = useMedia(roomyScreen);
  const { name, text } = boardContext(props).names.cards[card];
  return (
    <>
      <span class={`am-title ${name.length > longName ? 'is-long' : ''}`}>{hyphenate(name)}</span>
      <span class="vh">{symbolsLabel(card, boardContext(props))}</span>
      <CardPicture card={card} size={!roomy ? 's' : text === undefined ? 't' : 'w'} />
      <SymbolRow symbols={cardById[card].symbols} />
      {text !== undefined && <span class={`am-text ${text.length > 84 ? 'is-wordy' : ''}`}>{text}</span>}
    </>
  );
}

/** A card of a hand, or of a pile. */
export function CardButton({
  card,
  state,
  why,
  label,
  onTap,
  props,
}: {
  readonly card: CardId;
  readonly state: CardState;
  readonly why?: string | undefined;
  /** The effect of tapping it. */
  readonly label?: string | undefined;
  readonly onTap: () => void;
  readonly props: Props;
}) {
  return (
    <button
      type="button"
      class={`am-card am-${cardById[card].colour} is-${state}`}
      aria-disabled={state === 'closed'}
      data-piece={card}
      onClick={onTap}
    >
      {label !== undefined && <span class="vh">{`${label}. `}</span>}
      <CardFace card={card} props={props} />
      {why !== undefined && <span class="am-why">{why}</span>}
    </button>
  );
}

/** The full card: each symbol with a line, the text, and buttons for its moves. */
export function CardSheet({
  card,
  moves = [],
  why,
  at,
  onClose,
  props,
}: {
  readonly card: CardId;
  readonly moves?: readonly CardMove[];
  readonly why?: string | undefined;
  readonly at?: number;
  readonly onClose: () => void;
  readonly props: Props;
}) {
  const { text, shown, names: nameOfSeat, onChoose } = props;
  return (
    <Sheet title={boardContext(props).names.cards[card].name} onClose={onClose} class="am-card-sheet">
      <CardPicture card={card} size="l" />
      <SymbolLines card={card} props={props} {...(at === undefined ? {} : { at })} />
      {why !== undefined && <p class="am-why">{why}</p>}
      {moves.length > 0 && (
        <p class="am-sheet-buttons">
          {moves.map((move, index) => (
            <button
              key={move.do}
              type="button"
              class={`btn big ${index === 0 ? 'main' : ''}`}
              onClick={() => {
                onClose();
                onChoose(move);
              }}
            >
              {text.move(move, shown.view, nameOfSeat)}
            </button>
          ))}
        </p>
      )}
    </Sheet>
  );
}

/** Every symbol with its action; the scroll with its text. */
export function SymbolLines({
  card,
  at,
  props,
}: {
  readonly card: CardId;
  readonly at?: number;
  readonly props: Props;
}) {
  const { words, names } = boardContext(props);
  const { symbols, colour } = cardById[card];
  const { text } = names.cards[card];
  return (
    <ol class={`am-lines am-${colour}`}>
      {symbols.map((symbol, index) => {
        const state = standing(index, at);
        const scroll = symbol === 'scroll' || symbol === 'interrupt';
        return (
          <li key={index} class={state}>
            <span class={`am-sym ${state}`} aria-hidden="true">
              <SymbolDrawing symbol={symbol} />
            </span>
            <span>
              {scroll && text !== undefined ? text : symbolLabel(symbol, names, words)}
              {state === 'is-now' && <em> {words.now}</em>}
              {state === 'is-past' && <em> {words.past}</em>}
            </span>
          </li>
        );
      })}
      {symbols.length === 0 && <li>{text ?? words.noSymbols}</li>}
    </ol>
  );
}
