import type { BoardContext } from '../board-context.ts';
import type { LwCardId, PcMove } from '../from-game.ts';
import { CardPicture } from '../picture.tsx';
import { labelRest } from './card.tsx';
import { borderOf, cardOf } from './cards.ts';
import { LwMark } from './mark.tsx';
import { CardMarks } from './marks.tsx';
import { lastWillWords } from './words/index.ts';

type Keep = Extract<PcMove, { readonly do: 'keepTwo' }>;

/** LW-4.8 The six cards with their texts, two of them to keep. The answer may be changed until all have answered. */
export function KeepTwo({ table }: { readonly table: BoardContext }) {
  const { props, mine } = table;
  const own = lastWillWords(props.language);
  const cards = (mine.lastWill?.hand ?? []).flatMap(({ card, closed }) => (closed ? [card as LwCardId] : []));
  const kept = keptNow(table);
  return (
    <section class="pc-lw-keep pc-pad" aria-label={own.keepTwo}>
      <div class="pc-h3">
        <h3>{own.keepTwo}</h3>
        <small>{own.kept(kept.length)}</small>
      </div>
      <p class="vh">{own.keepTwoHow}</p>
      <div class="pc-lw-six">
        {cards.map((card) => (
          <Choice key={card} table={table} card={card} isKept={kept.includes(card)} />
        ))}
      </div>
    </section>
  );
}

function Choice({
  table,
  card,
  isKept,
}: {
  readonly table: BoardContext;
  readonly card: LwCardId;
  readonly isKept: boolean;
}) {
  const { names, words, props } = table;
  const own = lastWillWords(props.language);
  const { name, text } = names.cards[card];
  return (
    <button
      type="button"
      class={`pc-lw-choice is-${borderOf(card)} pc-way is-${isKept ? 'chosen' : 'open'}`}
      aria-pressed={isKept}
      data-card={card}
      onClick={() => toggleKept(table, card)}
    >
      <span class="vh">{`${name} ${labelRest(table, card)}${isKept ? ` ${own.keptSaid}` : ''}`}</span>
      <CardPicture card={card} size="w" />
      <span class="pc-lw-choice-text" aria-hidden="true">
        <b>{name}</b>
        <CardMarks id={card} words={words} />
        <span>{text}</span>
        <small>
          {isKept && <LwMark of="check" />}
          {own.classes[cardOf(card).class]}
        </small>
      </span>
    </button>
  );
}

/** The cards chosen so far, or those of the answer given. */
export function keptNow({ choosing, props }: BoardContext): readonly LwCardId[] {
  const { intent } = choosing;
  if (intent.kept !== undefined) return intent.kept;
  const answer = props.shown.asked?.answer;
  return answer?.do === 'keepTwo' ? answer.cards : [];
}

/** Two at most: a third one takes the place of the first. */
export function toggleKept(table: BoardContext, card: LwCardId): void {
  const { choosing, props } = table;
  const now = keptNow(table);
  const kept = now.includes(card) ? now.filter((one) => one !== card) : [...now, card].slice(-2);
  const move = props.options.find(
    (one): one is Keep =>
      one.do === 'keepTwo' && kept.length === 2 && one.cards.every((id) => kept.includes(id)),
  );
  choosing.intend({ kept, ...(move === undefined ? {} : { move }) });
}
