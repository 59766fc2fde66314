import { useState } from 'preact/hooks';
import type { BoardContext } from '../board-context.ts';
import { CardSheet } from '../card-sheet.tsx';
import { focusQuestion } from '../choosing.ts';
import { type LwCardId, type RegularDeck, regularDecks } from '../from-game.ts';
import { LwMark } from './mark.tsx';
import { lastWillWords } from './words/index.ts';

/** LW-7.4, LW-15.1 The decks with their counts, and the discard piles to look through. While a deck is named, each is a button. */
export function Decks({ table }: { readonly table: BoardContext }) {
  const { props, view, frame } = table;
  const own = lastWillWords(props.language);
  const [looking, setLooking] = useState<RegularDeck | 'removed' | undefined>(undefined);
  const { decks, discards, specials = [], removed = [] } = view.lastWill ?? {};
  if (decks === undefined || discards === undefined) return undefined;
  const naming = frame?.kind === 'naming' ? frame : undefined;
  const [one = 0, two = 0, three = 0] = specials;
  const looked = looking === undefined ? [] : looking === 'removed' ? removed : discards[looking];
  return (
    <section class={`pc-lw-decks ${naming ? 'pc-pad' : ''}`} aria-label={own.decks}>
      <div class="pc-h3">
        <h3>{naming ? own.drawNext : own.decks}</h3>
        {naming && naming.named.length > 0 && <Named table={table} named={naming.named} />}
      </div>
      <div class="pc-lw-piles">
        {regularDecks.map((deck) => (
          <div key={deck} class="pc-lw-pile">
            {naming ? <DeckButton table={table} deck={deck} /> : <Deck table={table} deck={deck} />}
            <Discards
              table={table}
              name={own.deckNames[deck]}
              cards={discards[deck]}
              onLook={() => setLooking(deck)}
            />
          </div>
        ))}
        <div class="pc-lw-pile">
          <p class="pc-lw-deck">
            <span class="vh">{own.specialsSaid(one, two, three)}</span>
            <LwMark of="special" />
            <b aria-hidden="true">{specials.join('·')}</b>
          </p>
          <Discards table={table} name={own.removed} cards={removed} onLook={() => setLooking('removed')} />
        </div>
      </div>
      {looking && (
        <CardSheet
          table={table}
          title={looking === 'removed' ? own.removed : own.discards(own.deckNames[looking])}
          ids={looked}
          onClose={() => setLooking(undefined)}
        />
      )}
    </section>
  );
}

function Deck({
  table: { view, props },
  deck,
}: {
  readonly table: BoardContext;
  readonly deck: RegularDeck;
}) {
  const own = lastWillWords(props.language);
  const left = view.lastWill?.decks[deck] ?? 0;
  return (
    <p class="pc-lw-deck">
      <span class="vh">
        {own.deckSaid(own.deckNames[deck], left, view.lastWill?.discards[deck].length ?? 0)}
      </span>
      <LwMark of={deck} />
      <b aria-hidden="true">{left}</b>
      <small aria-hidden="true">{own.deckNames[deck]}</small>
    </p>
  );
}

/** One tap names a deck: nothing is drawn before the last one is named. */
function DeckButton({ table, deck }: { readonly table: BoardContext; readonly deck: RegularDeck }) {
  const { choosing, props, view } = table;
  const own = lastWillWords(props.language);
  const move = { do: 'drawFrom', deck } as const;
  const state = choosing.stateOf(move);
  const left = view.lastWill?.decks[deck] ?? 0;
  const why = state === 'closed' ? (props.whyNot(move) ?? '') : '';
  const press = () => {
    if (state !== 'open') return choosing.tap(move);
    choosing.play(move);
    return focusQuestion();
  };
  return (
    <button
      type="button"
      class={`pc-lw-deck pc-way is-${state}`}
      aria-disabled={state !== 'open'}
      onClick={press}
    >
      <span class="vh">
        {`${own.deckSaid(own.deckNames[deck], left, view.lastWill?.discards[deck].length ?? 0)} ${why}`}
      </span>
      <LwMark of={deck} />
      <b aria-hidden="true">{left}</b>
      <small aria-hidden="true">{own.deckNames[deck]}</small>
    </button>
  );
}

function Named({
  table: { props },
  named,
}: {
  readonly table: BoardContext;
  readonly named: readonly RegularDeck[];
}) {
  const own = lastWillWords(props.language);
  return (
    <small>
      {own.named}
      <span class="vh">: {named.map((deck) => own.deckNames[deck]).join(', ')}</span>
      <span aria-hidden="true">
        {named.map((deck, at) => (
          <LwMark key={at} of={deck} />
        ))}
      </span>
    </small>
  );
}

function Discards(props: {
  readonly table: BoardContext;
  readonly name: string;
  readonly cards: readonly LwCardId[];
  readonly onLook: () => void;
}) {
  const { table, name, cards, onLook } = props;
  const own = lastWillWords(table.props.language);
  if (cards.length === 0) return undefined;
  return (
    <button type="button" class="pc-lw-discards" onClick={onLook}>
      <span class="vh">{`${own.discards(name)}: `}</span>
      <LwMark of="card" />
      {cards.length}
    </button>
  );
}
