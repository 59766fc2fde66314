import { StageCard } from '@manigance/ui/stage-card.tsx';
import type { Scene } from '@manigance/ui/staging.ts';
import type { CardId } from '../../rules/cards.ts';
import type { AmEvent } from '../../rules/events.ts';
import type { AmVocabulary } from '../../rules/index.ts';
import { boardContext, type Props } from '../board-context.ts';
import { CardPicture, EventPicture } from '../picture.tsx';
import { stageWords } from './words.ts';

type RandomEvent = Extract<AmEvent, { readonly type: 'event' }>;

/** How long a card lies there at normal speed, and how much longer for each line of its effects; ms. */
const lookTime = 2200;
const lineTime = 350;
/** Effects told on the card; the log has them all. */
const mostLines = 4;

/** The scenes of a step: random events (AM-10) and the interrupts of others (AM-9). */
export function scenesOf(props: Props): readonly Scene<AmVocabulary>[] {
  const { events, names } = props;
  return events.flatMap((event, at) => {
    if (event.type === 'event') return [eventScene(event, effectsOf(events, at), props)];
    // The player of an interrupt knows what it does.
    return event.type === 'reacted' && event.seat !== names.reader ? [interruptScene(event, props)] : [];
  });
}

/** The consequences of an event, up to the next event or turn. */
function effectsOf(events: readonly AmEvent[], at: number): readonly AmEvent[] {
  const rest = events.slice(at + 1);
  const end = rest.findIndex(({ type }) => type === 'event' || type === 'turn' || type === 'ended');
  return end === -1 ? rest : rest.slice(0, end);
}

/** AM-10.1 The card of a random event, its text, and what it did. */
function eventScene(
  { seat, event }: RandomEvent,
  effects: readonly AmEvent[],
  props: Props,
): Scene<AmVocabulary> {
  const words = stageWords[props.language];
  const { name, text } = boardContext(props).names.events[event];
  const told = effects.map((effect) => props.text.event(effect, props.names)).slice(0, mostLines);
  const lines = told.length === 0 ? [words.nothing] : told;
  return {
    acts: [
      {
        place: 'over',
        title: words.event,
        note: props.names.reader === seat ? words.yourEvent : words.eventNote(props.names(seat)),
        said: [`${name}.`, text, ...told].join(' '),
        time: lookTime + lines.length * lineTime,
      },
    ],
    Picture: () => (
      <StageCard name={name} text={text} lines={lines} picture={<EventPicture event={event} size="l" />} />
    ),
  };
}

/** AM-9.2 The card that interrupts, and what it stops. */
function interruptScene(event: AmEvent & { readonly card: CardId }, props: Props): Scene<AmVocabulary> {
  const words = stageWords[props.language];
  const { names } = boardContext(props);
  const { name, text } = names.cards[event.card];
  const sentence = props.text.event(event, props.names);
  return {
    acts: [{ place: 'over', title: words.interrupt, note: sentence, said: sentence, time: lookTime }],
    Picture: () => <StageCard name={name} text={text} picture={<CardPicture card={event.card} size="l" />} />,
  };
}
