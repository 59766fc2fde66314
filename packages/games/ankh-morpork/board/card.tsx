import { Sheet } from '@manigance/ui/sheet.tsx';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import { type CardId, cardById } from '../rules/cards.ts';
import { boardContext, type Props } from './board-context.ts';
import type { CardMove } from './choices.ts';
import { FitText } from './fit-text.tsx';
import { explains } from './guide/explains.ts';
import { hyphenate } from './hyphenate.ts';
import { symbolsLabel } from './labels.ts';
import { CardPicture } from './picture.tsx';
import type { SymbolStanding } from './symbol-standing.ts';
import { nameOf, SymbolDrawing, SymbolRow, standingClass, symbolLabel } from './symbols.tsx';

/** State of a card: playable, refused, chosen, or not part of the question. */
export type CardState = 'open' | 'closed' | 'chosen' | 'still';

/** Longer names are set smaller, so that the picture keeps its room. */
const longName = 17;

/** The face of a card: name, picture with the symbols on its floor, and the scroll text where there is room for it. */
function CardFace({
  card,
  standings,
  props,
}: {
  readonly card: CardId;
  readonly standings: readonly SymbolStanding[];
  readonly props: Props;
}) {
  const roomy = useMedia(roomyScreen);
  const barred = barredLine(card, standings, props);
  const { name, text } = boardContext(props).names.cards[card];
  return (
    <>
      <span class={`am-title ${name.length > longName ? 'is-long' : ''}`}>{hyphenate(name)}</span>
      <span class="vh">{symbolsLabel(card, boardContext(props))}</span>
      <CardPicture card={card} size={!roomy ? 's' : text === undefined ? 't' : 'w'} />
      <SymbolRow symbols={cardById[card].symbols} standings={standings} />
      {text !== undefined && <FitText class={`am-text ${text.length > 84 ? 'is-wordy' : ''}`} text={text} />}
      {barred !== undefined && <FitText class="am-barred" text={barred} />}
    </>
  );
}

/** AM-5.4 The symbols of a card that are impossible now, each reason once. */
function barredLine(card: CardId, standings: readonly SymbolStanding[], props: Props): string | undefined {
  const { words, names } = boardContext(props);
  const whys = standings.map(({ why }) => why && props.text.why(why, props.names));
  const lines = [...new Set(whys)].flatMap((why) => {
    if (why === undefined) return [];
    const symbols = cardById[card].symbols.filter((_, at) => whys[at] === why);
    const named = [...new Set(symbols.map((symbol) => symbolLabel(symbol, names, words)))];
    return [words.labelled(named.join(', '), why)];
  });
  return lines.length === 0 ? undefined : lines.join(' ');
}

/** A card of a hand, or of a pile. */
export function CardButton({
  card,
  state,
  why,
  label,
  standings = [],
  onTap,
  props,
}: {
  readonly card: CardId;
  readonly state: CardState;
  readonly standings?: readonly SymbolStanding[];
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
      data-card={card}
      onClick={onTap}
    >
      {label !== undefined && <span class="vh">{`${label}. `}</span>}
      <CardFace card={card} standings={standings} props={props} />
      {why !== undefined && <span class="am-why">{why}</span>}
    </button>
  );
}

/** The full card: each symbol with a line, the text, and buttons for its moves. */
export function CardSheet({
  card,
  moves = [],
  why,
  standings,
  onClose,
  props,
}: {
  readonly card: CardId;
  readonly moves?: readonly CardMove[];
  readonly why?: string | undefined;
  readonly standings?: readonly SymbolStanding[];
  readonly onClose: () => void;
  readonly props: Props;
}) {
  const { text, shown, names: nameOfSeat, onChoose } = props;
  return (
    <Sheet title={boardContext(props).names.cards[card].name} onClose={onClose} class="am-card-sheet">
      <CardPicture card={card} size="l" />
      <SymbolLines card={card} standings={standings} props={props} />
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
  standings = [],
  props,
}: {
  readonly card: CardId;
  readonly standings?: readonly SymbolStanding[] | undefined;
  readonly props: Props;
}) {
  const { words, names } = boardContext(props);
  const { symbols, colour } = cardById[card];
  const { text } = names.cards[card];
  return (
    <ol class={`am-lines am-${colour}`}>
      {symbols.map((symbol, index) => {
        const standing = standings[index] ?? { state: 'ahead' };
        const state = standingClass(standing);
        const note = noteOf(standing, props);
        const scroll = symbol === 'scroll' || symbol === 'interrupt';
        return (
          <li key={index} class={state}>
            <span class={`am-sym ${state}`} aria-hidden="true" {...explains(nameOf(symbol).name)}>
              <SymbolDrawing symbol={symbol} />
            </span>
            <span>
              {scroll && text !== undefined ? text : symbolLabel(symbol, names, words)}
              {note !== undefined && <em> {note}</em>}
            </span>
          </li>
        );
      })}
      {symbols.length === 0 && <li>{text ?? words.noSymbols}</li>}
    </ol>
  );
}

/** AM-5.2, AM-5.4 The state of a symbol: done, skipped and impossible are three things. */
function noteOf({ state, why }: SymbolStanding, props: Props): string | undefined {
  const { words } = boardContext(props);
  const reason = why && props.text.why(why, props.names);
  if (reason !== undefined) return words.impossible(reason);
  if (state === 'impossible') return words.impossibleShort;
  return state === 'ahead' ? undefined : words[state];
}
