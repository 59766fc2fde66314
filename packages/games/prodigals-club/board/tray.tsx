import { useGlide } from '@manigance/ui/glide.ts';
import { ScrollCue } from '@manigance/ui/scroll-cue.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import { useRef } from 'preact/hooks';
import { noteOf } from './action-turn.ts';
import { type BoardContext, useBoardContext } from './board-context.ts';
import { ClubCard } from './card.tsx';
import { useCardReading } from './card-sheet.tsx';
import { BonusArt } from './central.tsx';
import { firstListed } from './choosing.ts';
import {
  type CardId,
  type HandCardId,
  modes,
  type PcMove,
  type PlayerView,
  type Props,
  symbols,
  tableauPlaces,
} from './from-game.ts';
import { Mark } from './glyph.tsx';
import { clubCards, handSize } from './hand-card.ts';
import { LastWillHand, LastWillPlayed } from './last-will.tsx';
import { TilePicture } from './picture.tsx';

/** Symbols, hand and played cards of the viewer. */
export function Tray(props: Props) {
  const table = useBoardContext(props);
  const { mine, words, whose } = table;
  const { read, sheet } = useCardReading(table);
  const ref = useRef<HTMLDivElement>(null);
  useGlide(ref, props.motion, props.shown);
  const { handLimit } = modes[table.view.mode];
  const held = handSize(mine);
  const playing = held > handLimit && table.frame?.kind !== 'keepTwo' ? `${held} › ${handLimit}` : `${held}`;
  return (
    <div ref={ref} class={`pc-tray ${props.motion.on ? 'pc-moves' : 'pc-calm'}`}>
      {whose !== undefined && (
        <p class="pc-tray-of" aria-hidden="true">
          <Token seat={mine.seat} />
          {whose}
        </p>
      )}
      <Symbols table={table} player={mine} />
      <section
        class={`pc-strip ${hasNoCards(mine) ? 'is-bare' : ''}`}
        aria-label={words.cards(whose)}
        tabIndex={0}
      >
        <p class="pc-strip-label">
          {words.hand} {playing}
        </p>
        {mine.lastWill === undefined ? (
          mine.hand.map((id, at) => (
            <HandCard key={`${id}-${copyOf(mine.hand, at)}`} table={table} id={id} onRead={read} />
          ))
        ) : (
          <LastWillHand
            table={table}
            clubCard={(id) => <HandCard table={table} id={id} onRead={read} />}
            onRead={read}
          />
        )}
        <p class="pc-strip-label">
          {words.laid} {mine.tableau.length}/{tableauPlaces}
        </p>
        {mine.tableau.map((laid) => (
          <OwnCard
            key={laid.card}
            table={table}
            id={laid.card}
            moves={[
              { do: 'activate', card: laid.card },
              { do: 'trigger', card: laid.card },
              { do: 'replace', card: laid.card },
            ]}
            note={noteOf(table.view, mine.seat, laid, words)}
            onRead={read}
          />
        ))}
        {mine.bonus && <Bonus table={table} />}
        {hasPlayed(mine) && <p class="pc-strip-label">{words.played}</p>}
        {mine.whites.map((id, at) => (
          <ClubCard
            key={`${id}-${copyOf(mine.whites, at)}`}
            table={table}
            id={id}
            state="still"
            onTap={() => read(id)}
            class="is-spent"
          />
        ))}
        {mine.lastWill && <LastWillPlayed table={table} onRead={read} />}
        <ScrollCue to="right" />
      </section>
      {sheet}
    </div>
  );
}

function HandCard(props: {
  readonly table: BoardContext;
  readonly id: HandCardId;
  readonly onRead: (id: CardId) => void;
}) {
  const { table, id, onRead } = props;
  const [card] = clubCards([id]);
  if (card === undefined) return undefined;
  return (
    <OwnCard
      table={table}
      id={card}
      moves={[
        { do: 'play', card },
        { do: 'discard', card },
      ]}
      onRead={onRead}
    />
  );
}

function OwnCard(props: {
  readonly table: BoardContext;
  readonly id: CardId;
  readonly moves: readonly PcMove[];
  readonly note?: string;
  readonly onRead: (id: CardId) => void;
}) {
  const { table, id, moves, note, onRead } = props;
  const { choosing } = table;
  const move = firstListed(table.props, moves);
  const state = choosing.stateOf(move);
  return (
    <ClubCard
      table={table}
      id={id}
      state={state}
      note={note}
      why={state === 'closed' && move ? table.props.whyNot(move) : undefined}
      onTap={() => choosing.tap(move, () => onRead(id))}
    />
  );
}

function Bonus({ table }: { readonly table: BoardContext }) {
  const { choosing, mine, names, words, props } = table;
  const move = { do: 'useBonus' } as const;
  const state = choosing.stateOf(move);
  if (mine.bonus === undefined) return undefined;
  const { name, text } = names.bonusTiles[mine.bonus];
  const why = state === 'closed' ? (props.whyNot(move) ?? '') : '';
  return (
    <button
      type="button"
      class={`card pc-card pc-bonus-card is-${state}`}
      data-card={mine.bonus}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-disabled={state === 'closed' || state === 'still'}
      onClick={() => choosing.tap(move)}
    >
      <span class="vh">{`${words.labelled(words.bonusTile, name)}. ${text} ${why}`.trim()}</span>
      <span class="card-title" aria-hidden="true">
        {name}
      </span>
      <span class="card-art">
        <TilePicture tile={mine.bonus} size="w" />
        <BonusArt tile={mine.bonus} words={words} />
      </span>
      <span class="pc-note" aria-hidden="true">
        {words.bonusTile}
      </span>
    </button>
  );
}

/** A player's symbol counts and megaphones. */
export function Symbols({
  table: { words, names, view },
  player,
}: {
  readonly table: BoardContext;
  readonly player: PlayerView;
}) {
  return (
    <ul class="pc-symbols" aria-label={words.symbolsOf}>
      {symbols.map((symbol) => (
        <li key={symbol} class={player.symbols[symbol] === 0 ? 'is-none' : ''}>
          <span class="vh">{words.symbolCount(names.symbols[symbol], player.symbols[symbol])}</span>
          <Mark of={symbol} />
          <b aria-hidden="true">{player.symbols[symbol]}</b>
        </li>
      ))}
      {player.election && (
        <li class="pc-loudness">
          <span class="vh">{words.megaphones(player.election.megaphones)}</span>
          <Mark of="mega" />
          <b aria-hidden="true">{player.election.megaphones}</b>
        </li>
      )}
      {view.central.renaissance?.seat === player.seat && (
        <li>
          <span class="vh">{words.renaissance}</span>
          <Mark of="wild" />
          <b aria-hidden="true">{2 - (view.central.renaissance?.named.length ?? 0)}</b>
        </li>
      )}
    </ul>
  );
}

function hasNoCards(player: PlayerView): boolean {
  const { tableau, bonus } = player;
  return handSize(player) + tableau.length === 0 && !hasPlayed(player) && bonus === undefined;
}

function hasPlayed({ whites, lastWill }: PlayerView): boolean {
  return whites.length + (lastWill?.played.length ?? 0) + (lastWill?.wildsUsed.length ?? 0) > 0;
}

/** Index of this copy among equal cards, for a unique key. */
function copyOf(cards: readonly CardId[], at: number): number {
  return cards.slice(0, at).filter((card) => card === cards[at]).length;
}
