import { Sheet } from '@manigance/ui/sheet.tsx';
import { useState } from 'preact/hooks';
import type { CardId } from '../rules/cards.ts';
import type { GoalProgress } from '../rules/victory.ts';
import { boardContext, type Props } from './board-context.ts';
import { CardButton, CardSheet } from './card.tsx';
import { eventCard, personalityCard } from './guide/card-ids.ts';
import { EventPicture, PersonalityPicture } from './picture.tsx';
import type { BoardWords } from './words/index.ts';

/** The tray page with the viewer's own Personality and the piles. */
export function PersonalityPanel(props: Props) {
  return (
    <div class="am-secret">
      <Personality {...props} />
      <Piles {...props} />
    </div>
  );
}

/** The viewer's own Personality and how far its goal is. */
export function Personality(props: Props) {
  return <Goal {...props} label={boardContext(props).words.onlyYou} />;
}

/** The Personality of a seat, beside those of the others. */
export function OpenPersonality(props: Props) {
  return <Goal {...props} label={boardContext(props).words.secret} />;
}

function Goal({ label, ...props }: Props & { readonly label: string }) {
  const { words, names } = boardContext(props);
  const { viewer, view } = props.shown;
  if (viewer === 'spectator') return undefined;
  const { personality, goal: progress } = view.players[viewer] ?? {};
  if (personality === undefined || progress === undefined) return undefined;
  const { name, text } = names.personalities[personality];
  return (
    <section class="am-personality" aria-label={label} data-card={personalityCard(personality)}>
      <PersonalityPicture of={personality} />
      <h3>{name}</h3>
      <p class="am-goal-text">{text(view.players.length)}</p>
      <Progress progress={progress} words={words} />
    </section>
  );
}

/** How far somebody has come with a goal, in words and as a bar. */
export function Progress({
  progress: { goal, have, need },
  words,
}: {
  readonly progress: GoalProgress;
  readonly words: BoardWords;
}) {
  if (goal === 'exhaustion') return <p class="am-goal">{words.progress.exhaustion(have)}</p>;
  return (
    <>
      <p class="am-goal">{words.progress[goal](have, need)}</p>
      <Meter have={have} need={need} />
    </>
  );
}

/** How near the goal is: one notch for each step, or a bar for dollars. The words beside it say it too. */
function Meter({ have, need }: { readonly have: number; readonly need: number }) {
  const steps = need > 12 ? 10 : need;
  const filled = Math.max(0, Math.min(steps, Math.floor((have * steps) / need)));
  return (
    <span class="am-meter" aria-hidden="true">
      {Array.from({ length: steps }, (_, step) => (
        <i key={step} class={step < filled ? 'is-full' : ''} />
      ))}
    </span>
  );
}

function Piles(props: Props) {
  const { words } = boardContext(props);
  const { view } = props.shown;
  const [open, setOpen] = useState<'discard' | 'events' | undefined>(undefined);
  const events = view.eventPile;
  return (
    <div class="am-piles">
      <span class="am-pile">
        <b>{view.deck}</b>
        <span>{words.drawPile}</span>
      </span>
      <button type="button" class="am-pile" aria-haspopup="dialog" onClick={() => setOpen('discard')}>
        <b>{view.discard.length}</b>
        <span>{words.discardPile}</span>
      </button>
      <button
        type="button"
        class="am-pile am-event-pile"
        aria-haspopup="dialog"
        onClick={() => setOpen('events')}
      >
        <b>{events}</b>
        <span>{words.eventPile}</span>
      </button>
      {open === 'discard' && <Discards props={props} onClose={() => setOpen(undefined)} />}
      {open === 'events' && <Events props={props} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function Discards({ props, onClose }: { readonly props: Props; readonly onClose: () => void }) {
  const { words } = boardContext(props);
  const [lifted, setLifted] = useState<CardId | undefined>(undefined);
  const { discard } = props.shown.view;
  return (
    <Sheet title={words.pileOf(words.discardPile, discard.length)} onClose={onClose}>
      {discard.length === 0 && <p class="am-note">{words.emptyPile}</p>}
      <div class="am-spread">
        {discard.toReversed().map((card) => (
          <CardButton key={card} card={card} state="still" onTap={() => setLifted(card)} props={props} />
        ))}
      </div>
      {lifted !== undefined && <CardSheet card={lifted} onClose={() => setLifted(undefined)} props={props} />}
    </Sheet>
  );
}

function Events({ props, onClose }: { readonly props: Props; readonly onClose: () => void }) {
  const { words, names } = boardContext(props);
  const { eventsPlayed, eventPile } = props.shown.view;
  return (
    <Sheet title={words.eventPile} onClose={onClose}>
      <p class="am-note">{words.eventsLeft(eventPile)}</p>
      <ul class="am-events">
        {eventsPlayed.toReversed().map((event) => (
          <li key={event} class="am-event" data-card={eventCard(event)}>
            <h3>{names.events[event].name}</h3>
            <EventPicture event={event} size="m" />
            <p>{names.events[event].text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
