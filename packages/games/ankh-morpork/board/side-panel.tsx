import hourglass from 'icon:hourglass';
import { Icon } from '@manigance/ui/icon.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useTravel } from '@manigance/ui/travel.ts';
import { useRef, useState } from 'preact/hooks';
import { cardById } from '../rules/cards.ts';
import { boardContext, type Props } from './board-context.ts';
import { CardSheet, SymbolLines } from './card.tsx';
import { eventCard } from './guide/card-ids.ts';
import { explains } from './guide/explains.ts';
import { hyphenate } from './hyphenate.ts';
import { LaidAside } from './laid-aside.tsx';
import { cardInPlay, lastPlayed, openWindow } from './pending.ts';
import { CardPicture, EventPicture } from './picture.tsx';
import { myAreas, Powers } from './powers.tsx';
import { eventShown } from './since.ts';
import { standingsInPlay } from './symbol-standing.ts';
import { SymbolRow } from './symbols.tsx';

/** Beside the plan, where there is room: the card in play line by line, the random event, the chance to react. */
export function SidePanel(props: Props) {
  const { words, names } = boardContext(props);
  const event = eventShown(props.shown.view, props);
  return (
    <div class="am-beside" role="region" aria-label={words.inPlay} tabIndex={0}>
      {event !== undefined && (
        <article key={event} class="am-event is-turning" data-card={eventCard(event)}>
          <p class="am-over">{words.event}</p>
          <h3>{names.events[event].name}</h3>
          <EventPicture event={event} size="m" />
          <p>{names.events[event].text}</p>
        </article>
      )}
      <ReactionWindow {...props} />
      <PlayedCard {...props} />
      <LaidAside {...props} />
      {myAreas(props).length > 0 && (
        <section class="am-beside-powers">
          <h3>{words.powers}</h3>
          <Powers {...props} />
        </section>
      )}
    </div>
  );
}

/** The card in play or, while none is, the one that was played last. It travels here from its player. */
function PlayedCard(props: Props) {
  const { words, names } = boardContext(props);
  const place = useRef<HTMLElement>(null);
  const last = lastPlayed(props.log);
  const { card, standings, isInPlay } = onTheTable(props);
  useTravel(place, last, props.motion);
  if (card === undefined) return <p class="am-empty-play">{words.nothingInPlay}</p>;
  return (
    <article
      ref={place}
      class={`am-card am-${cardById[card].colour} travels ${isInPlay ? '' : 'is-over'}`}
      data-card={card}
    >
      <p class="am-over">
        {last !== undefined && <Token seat={last.seat} />} {isInPlay ? words.inPlay : words.lastPlayed}
      </p>
      <h3 class="am-title">{hyphenate(names.cards[card].name)}</h3>
      <CardPicture card={card} size="m" />
      <SymbolLines card={card} standings={standings} props={props} />
    </article>
  );
}

/** The card that lies on the table, and how far it has got. */
function onTheTable({ shown: { view }, log }: Props) {
  const now = cardInPlay(view);
  if (now === undefined) return { card: lastPlayed(log)?.card, standings: [], isInPlay: false };
  return { card: now.card, standings: standingsInPlay(view, log, now), isInPlay: true };
}

/** The same at a glance, for the corner of a small plan; a tap shows it whole. */
export function CardSummary(props: Props) {
  const { words, names } = boardContext(props);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  const { card, standings, isInPlay } = onTheTable(props);
  useTravel(place, lastPlayed(props.log), props.motion);
  if (card === undefined) return undefined;
  const { name } = names.cards[card];
  return (
    <>
      <button
        ref={place}
        type="button"
        class={`am-glance-card am-${cardById[card].colour} travels ${isInPlay ? '' : 'is-over'}`}
        aria-haspopup="dialog"
        data-card={card}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">{name}</span>
        <SymbolRow symbols={cardById[card].symbols} standings={standings} />
        <span class="vh">{words.labelled(isInPlay ? words.inPlay : words.lastPlayed, name)}</span>
      </button>
      {open && <CardSheet card={card} standings={standings} onClose={() => setOpen(false)} props={props} />}
    </>
  );
}

/** The random event on a small plan: its name at the foot; a tap shows its text. */
export function EventSummary(props: Props) {
  const { words, names } = boardContext(props);
  const [open, setOpen] = useState(false);
  const event = eventShown(props.shown.view, props);
  if (event === undefined) return undefined;
  return (
    <>
      <button
        key={event}
        type="button"
        class="am-glance-event is-turning"
        data-card={eventCard(event)}
        aria-haspopup="dialog"
        aria-label={words.labelled(words.event, names.events[event].name)}
        onClick={() => setOpen(true)}
      >
        {names.events[event].name}
      </button>
      {open && (
        <Sheet title={names.events[event].name} onClose={() => setOpen(false)}>
          <EventPicture event={event} size="l" />
          <p>{names.events[event].text}</p>
        </Sheet>
      )}
    </>
  );
}

/** AM-9.2 The notice of a reaction window and the viewer's stage in it. All viewers who are not asked see the same. */
export function ReactionWindow(props: Props) {
  const { words } = boardContext(props);
  const [open, setOpen] = useState(false);
  const state = openWindow(props.shown.view);
  if (state === undefined) return undefined;
  const line = {
    asked: props.options.length > 1 ? words.windowAsked : words.windowNothing,
    later: words.windowLater,
    done: words.windowDone,
    no: words.windowWaiting,
  };
  return (
    <div class={`am-window ${state === 'asked' ? 'is-asked' : ''}`} {...explains('reaction')}>
      <Icon of={hourglass} />
      <p>
        <b>{words.windowTitle}</b> <span>{line[state]}</span>
      </p>
      <button
        type="button"
        class="btn round quiet"
        aria-label={words.lookAtWindow}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={hourglass} />
        <span aria-hidden="true">?</span>
      </button>
      {open && (
        <Sheet title={words.windowTitle} onClose={() => setOpen(false)}>
          <p>
            <b>{line[state]}</b>
          </p>
          <p>{words.windowHow}</p>
          <p>
            <button
              type="button"
              class="btn"
              onClick={() => {
                setOpen(false);
                props.onRule('AM-9.2');
              }}
            >
              AM-9.2
            </button>
          </p>
        </Sheet>
      )}
    </div>
  );
}
