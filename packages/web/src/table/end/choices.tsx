import '../../style/fields/index.css';
import type { Guess } from '@manigance/bots';
import { canonical, type Seat } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import { useSeats } from '@manigance/ui/seats.tsx';
import { useState } from 'preact/hooks';
import type { ShownDecision, ShownStory, StoryWords } from '../../advice/story.ts';
import type { Replayed } from '../../routes.ts';
import { ReasonGlyph } from '../hint/glyph.tsx';
import { reasonsInWords } from '../hint/part-sentences.ts';
import { useHintWords } from '../hint/words.ts';
import { WatchFrom } from './watch-from.tsx';
import { useEndWords } from './words.ts';

/** The costliest choices, shown before all of them. */
const fewest = 3;
/** Smallest loss that is shown, as a share of a win. */
const leastLoss = 0.01;
/** Share of the arrangements from which a fact counts as known. */
const nearlySure = 0.95;

interface ChoicesProps {
  readonly story: ShownStory;
  readonly props: BoardProps;
  readonly replayed: Replayed | undefined;
  readonly onWatch?: (move: number) => void;
}

/** The choices of one seat: its own, or those of a seat the spectator picks; the costliest first, all of them on demand. */
export function Choices(all: ChoicesProps) {
  const words = useEndWords();
  const looks = useSeats();
  const { viewer } = all.props.shown;
  const [picked, setPicked] = useState<Seat>(0);
  const [isOpen, setOpen] = useState(false);
  const seat = viewer === 'spectator' ? picked : viewer;
  const own = all.story.decisions.filter((decision) => decision.seat === seat);
  const costly = own
    .filter(({ loss }) => loss >= leastLoss)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, fewest)
    .toSorted((one, other) => one.number - other.number);
  const agreed = own.filter(({ loss }) => loss < leastLoss).length;
  return (
    <section class="end-choices" aria-label={words.choices}>
      <h3>{words.choices}</h3>
      {viewer === 'spectator' && (
        <label class="field is-inline">
          <span>{words.choicesOf}</span>
          <select value={`${seat}`} onChange={(event) => setPicked(Number(event.currentTarget.value))}>
            {looks.map((look) => (
              <option key={look.seat} value={`${look.seat}`}>
                {look.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="aside">{words.agreed(agreed, own.length)}</p>
      <List {...all} decisions={costly} />
      {own.length > costly.length && (
        <details class="choices-all" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.allChoices(own.length)}</summary>
          {isOpen && <List {...all} decisions={own} />}
        </details>
      )}
    </section>
  );
}

function List({ decisions, ...all }: ChoicesProps & { readonly decisions: readonly ShownDecision[] }) {
  if (decisions.length === 0) return undefined;
  return (
    <ol class="choices">
      {decisions.map((decision) => (
        <li key={decision.number}>
          <Choice {...all} decision={decision} />
        </li>
      ))}
    </ol>
  );
}

const kinds = ['gains', 'prevents', 'fears'] as const;

/** The move played, the best move, the reasons, and the facts that could have been known. */
function Choice({
  decision,
  story,
  props,
  replayed,
  onWatch,
}: ChoicesProps & { readonly decision: ShownDecision }) {
  const words = useEndWords();
  const hint = useHintWords();
  const { text, names, language } = props;
  const { number, seat, played, best, loss, view, why, known } = decision;
  const { parts, facts } = story.words[language];
  // A spectator is not told what to fear for itself.
  const told = names.reader === seat || why.fears?.seat !== seat ? why : { ...why, fears: undefined };
  const reasons = reasonsInWords(told, parts, { words: hint, names, language });
  const isBest = canonical(played) === canonical(best);
  const move = (one: typeof best) => text.move(one, view, names);
  return (
    <div class={`choice ${isBest ? 'is-best' : ''}`}>
      <p class="choice-head">
        <WatchFrom class="choice-when" move={number} replayed={replayed} onWatch={onWatch}>
          {words.move(number + 1)}
        </WatchFrom>
        {!isBest && <b>{words.cost(Math.round(loss * 100))}</b>}
      </p>
      <p>{isBest ? words.asBest(move(played)) : words.played(move(played))}</p>
      {!isBest && <p class="choice-better">{words.better(move(best))}</p>}
      <ul class="choice-why">
        {kinds.map(
          (kind) =>
            reasons[kind] && (
              <li key={kind} class={`is-${kind}`}>
                <ReasonGlyph of={kind} />
                <span>
                  <span class="vh">{hint[kind]}: </span>
                  {reasons[kind]}
                </span>
              </li>
            ),
        )}
      </ul>
      {known.map((guess) => (
        <p key={`${guess.id} ${guess.seat}`} class="choice-known">
          {guess.chance > nearlySure
            ? words.known(guessInWords(guess, facts, names))
            : words.guessed(guessInWords(guess, facts, names), words.percent(guess.chance))}
        </p>
      ))}
    </div>
  );
}

function guessInWords(
  { id, seat, value }: Guess,
  facts: StoryWords['facts'],
  names: BoardProps['names'],
): string {
  const { said = '{value}', values = {} } = facts[id] ?? {};
  return said.replace('{seat}', names(seat)).replace('{value}', values[value] ?? value);
}
