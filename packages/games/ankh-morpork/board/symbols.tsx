import type { CardSymbol } from '../rules/cards.ts';
import type { Names } from '../text/index.ts';
import { explains } from './guide/explains.ts';
import type { SymbolStanding } from './symbol-standing.ts';
import type { BoardWords } from './words/index.ts';

type SymbolName = keyof Names['symbols'];

/** A symbol without its amount, and the amount. */
export function nameOf(symbol: CardSymbol): { readonly name: SymbolName; readonly amount: number } {
  const [name, amount] = symbol.split(':');
  return { name: name as SymbolName, amount: Number(amount ?? 0) };
}

/** The action of a symbol, in words. */
export function symbolLabel(symbol: CardSymbol, names: Names, words: BoardWords): string {
  const { name, amount } = nameOf(symbol);
  return name === 'money' ? words.money(amount) : names.symbols[name];
}

const burst =
  'M25 1l4 10 9.5-5.5L36.5 16l11 1-7.5 7 8.5 6.5-10.5 2L40 43.5l-10-4.5-5 9-5.5-8.5L10 43.5l1-10.5-10.5-1L8 24.5.5 17.5 11 15.5 8.5 5.5l10 5z';

/** A spiked blot: trouble. */
export function TroubleMark() {
  return (
    <>
      <path class="am-blot" d={burst} />
      <path class="am-bang" d="M21.6 11h6.8l-1.4 15.5h-4zM25 29.5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z" />
    </>
  );
}

/** Ink is `currentColor`; `a` wears the accent of the symbol, `t` the colour of its tile, `l` is a line. */
const drawings: Readonly<Record<SymbolName, readonly (readonly [string, string])[]>> = {
  place: [
    ['', 'M5 45c0-11 5-18.5 10-20.5a9.5 9.5 0 1 1 10 0c5 2 10 9.5 10 20.5z'],
    ['a e', 'M38 3v7h7v6h-7v7h-6v-7h-7v-6h7V3z'],
  ],
  build: [
    ['', 'M33 5.5l6-1 1.2 10-5 1zM3.5 24.5 21 4.5l23.5 18-4 3.5L39 45H10L7.5 27z'],
    ['a', 'M19 45V33.5c0-6 9-6 9 0V45zM13 27.5h5v5h-5zM30 26.5h5v5h-5z'],
  ],
  assassinate: [
    ['', 'M43.5 3.5 41 18 21 36l-8-8L31 7z'],
    ['', 'M8.5 24.5 25 41l-3.2 3.2L5.3 27.7zM13 35.5l-6.5 6.7a3.4 3.4 0 1 0 2.8 2.8L15.8 38z'],
    ['a e', 'M38 27c3.6 5.2 5.5 8.3 5.5 11a5.5 5.5 0 0 1-11 0c0-2.7 1.9-5.8 5.5-11z'],
  ],
  removeTrouble: [
    ['', burst],
    ['t', 'M20.5 10h7l-1.4 15h-4.2zM24 28.5a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z'],
    ['l tl', 'M4 44 44 4'],
    ['l al', 'M4 44 44 4'],
  ],
  money: [
    [
      'c',
      'M24 1.5l3.8 2.7 4.6-1.1 2.5 4 4.7.8.8 4.7 4 2.5-1.1 4.6L46 24l-2.7 3.8 1.1 4.6-4 2.5-.8 4.7-4.7.8-2.5 4-4.6-1.1L24 46l-3.8-2.7-4.6 1.1-2.5-4-4.7-.8-.8-4.7-4-2.5 1.1-4.6L2 24l2.7-3.8-1.1-4.6 4-2.5.8-4.7 4.7-.8 2.5-4 4.6 1.1z',
    ],
  ],
  scroll: [
    ['', 'M12 4h27c4 0 6 2.5 6 6v4H36v25c0 3.5-2.5 6-6 6H8c-3 0-5-2.5-5-6v-4h5V9c0-3 1.5-5 4-5z'],
    ['l al thin', 'M13.5 13h17M13.5 19.5h17M13.5 26h17M13.5 32.5h10'],
  ],
  randomEvent: [
    ['', 'M24 1.5 38 6l8 12v13L38 42.5 24 47 10 42.5 2 31V18L10 6z'],
    ['a', 'M27 12 16 26h6.5L19.5 36.5 32 21.8h-7z'],
    [
      'l al hair',
      'M24 9.5 38 19.7 32.7 36H15.3L10 19.7zM24 9.5V2M38 19.7l7-2.5M32.7 36l5 6M15.3 36l-5 6M10 19.7l-7-2.5',
    ],
  ],
  playAnother: [
    [
      '',
      'M13 8.5A3.5 3.5 0 0 1 16.5 5H33a3.5 3.5 0 0 1 3.5 3.5v27A3.5 3.5 0 0 1 33 39H16.5a3.5 3.5 0 0 1-3.5-3.5z',
    ],
    ['l', 'M9 12 4 13.5 9 40.5l5-1'],
    ['l tl', 'M17 43.5c12 1.5 22-3 24-14'],
    ['l al', 'M17 43.5c12 1.5 22-3 24-14'],
    ['a', 'm32 31 9.5-13.5L48 33z'],
  ],
  interrupt: [
    [
      '',
      'M15 46c-5.5-4.5-9-11-12-17-1.2-2.6 2.2-4.9 4.3-2.7l5.2 5.4V10a3.3 3.3 0 0 1 6.6 0v11.5h1.4V6a3.4 3.4 0 0 1 6.8 0v15.5h1.4V8.5a3.3 3.3 0 0 1 6.6 0V23h1.4v-8.5a3.1 3.1 0 0 1 6.2 0V32c0 6-2.5 10.5-6 14z',
    ],
    ['l al thin', 'M17.5 33.5c3-4 13.5-4.5 17.5-.5'],
  ],
};

/** The drawing of a symbol. */
export function SymbolDrawing({
  symbol,
  bare = false,
}: {
  readonly symbol: CardSymbol;
  readonly bare?: boolean;
}) {
  const { name, amount } = nameOf(symbol);
  return (
    <svg class={`am-sym-art am-${name} ${bare ? 'is-bare' : ''}`} viewBox="0 0 48 48" aria-hidden="true">
      {drawings[name].map(([kind, d]) => (
        <path key={d} class={kind} d={d} />
      ))}
      {name === 'money' && (
        <text x="24" y="32.5" class="am-sum">
          {amount}
        </text>
      )}
    </svg>
  );
}

/** CSS class of a symbol in this state. */
export function standingClass({ state, why }: SymbolStanding): string {
  return `is-${state}${state === 'now' && why !== undefined ? ' is-impossible' : ''}`;
}

/** A row of symbols, read from left to right. Hidden from screen readers; the component around it has the label. */
export function SymbolRow({
  symbols,
  standings,
}: {
  readonly symbols: readonly CardSymbol[];
  readonly standings: readonly SymbolStanding[];
}) {
  return (
    <span class="am-syms" aria-hidden="true">
      {symbols.map((symbol, index) => (
        <span
          key={index}
          class={`am-sym ${standingClass(standings[index] ?? ahead)}`}
          {...explains(nameOf(symbol).name)}
        >
          <SymbolDrawing symbol={symbol} />
        </span>
      ))}
    </span>
  );
}

const ahead: SymbolStanding = { state: 'ahead' };
