import {
  type AnytimeRule,
  copyRng,
  finish,
  type Game,
  last,
  pick,
  type Rng,
  type Seat,
  shuffle,
  tell,
  type Viewer,
} from '../src/index.ts';
import { frames } from './smugglers-frames.ts';
import {
  type Card,
  cards,
  type Event,
  type Harbour,
  present,
  printed,
  type Smugglers,
  type SmugglersWords,
} from './smugglers-words.ts';

/** A small game with everything the core handles. Its rules are the doc comments, SM-1 to SM-10. */
export const smugglers: Game<SmugglersWords> = {
  id: 'smugglers',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  settings: { nights: [1, 2] },
  setup,
  copy,
  frames,
  anytime: concede(),
  view,
  witness,
  reveals,
  imagine,
  faults,
  contradictions,
};

function allCards(): Card[] {
  return cards.flatMap((card) => Array.from({ length: printed[card].count }, () => card));
}

/** SM-1 Three cards each, the rest is the deck; one seat, drawn in secret, is the informer. */
function setup(seats: number, { nights }: SmugglersWords['options'], rng: Rng): Smugglers {
  const deck = shuffle(rng, allCards());
  const each = <T>(make: () => T) => Array.from({ length: seats }, make);
  return {
    seats,
    question: 0,
    pending: [{ kind: 'night' }],
    answers: [],
    events: [],
    outcome: undefined,
    nights,
    night: 0,
    hands: each(() => deck.splice(-3)),
    deck,
    boats: each(() => []),
    sold: [],
    seized: [],
    coins: each(() => 0),
    landings: each(() => ''),
    watched: '',
    gone: each(() => false),
    exposed: false,
    tipped: false,
    informer: pick(rng, [...each(() => 0).keys()]),
    knowledge: each(() => false),
    rng,
  };
}

function copy(state: Smugglers): Smugglers {
  return {
    ...state,
    ...copyOpen(state),
    rng: copyRng(state.rng),
    pending: state.pending.slice(),
    answers: state.answers.slice(),
    events: [],
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    knowledge: state.knowledge.slice(),
  };
}

/** A copy of the public fields of a state or view. */
function copyOpen(open: Smugglers | Harbour) {
  const { seats, nights, night, watched, exposed, tipped } = open;
  return {
    seats,
    nights,
    night,
    watched,
    exposed,
    tipped,
    boats: open.boats.map((boat) => boat.slice()),
    sold: open.sold.slice(),
    seized: open.seized.slice(),
    coins: open.coins.slice(),
    landings: open.landings.slice(),
    gone: open.gone.slice(),
  };
}

/** SM-10 One may leave at any moment, showing hand and role; the last one at the table wins. */
function concede(): AnytimeRule<SmugglersWords> {
  return {
    options({ gone }, seat, list) {
      list.offerUnless({ do: 'concede' }, gone[seat] ? { rule: 'SM-10', code: 'has-left' } : undefined);
    },
    resolve(draft, seat) {
      const left = [draft.hands[seat], draft.boats[seat]].flatMap((pile) => pile?.splice(0) ?? []);
      draft.seized.push(...left);
      draft.gone[seat] = true;
      const informer = draft.informer === seat;
      draft.exposed ||= informer;
      tell(draft, { type: 'left', seat, cards: left, informer });
      draft.pending = draft.pending.filter((frame) => {
        if (frame.kind === 'tipOff' && informer) return false;
        return !('seat' in frame && frame.seat === seat) && !('by' in frame && frame.by === seat);
      });
      const here = present(draft);
      if (here.length === 1) finish(draft, { winners: here, how: 'alone' });
    },
  };
}

function view(state: Smugglers, viewer: Viewer): Harbour {
  return {
    ...copyOpen(state),
    viewer,
    pending: state.pending.slice(),
    deck: state.deck.length,
    hands: state.hands.map((hand) => hand.length),
    hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []).slice(),
    informer: state.exposed || state.informer === viewer ? state.informer : -1,
    knowsTop: state.knowledge.slice(),
    ...(viewer !== 'spectator' && state.knowledge[viewer] ? { top: last(state.deck) } : {}),
  };
}

/** A drawn card is seen by its drawer, a bribe by both players, a whisper by the accuser, and `kept` by the informer alone. */
function witness(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'kept':
      return event.seat === viewer ? event : undefined;
    case 'drew':
      return event.seat === viewer ? event : { type: 'drew', seat: event.seat };
    case 'bribed':
    case 'whispered': {
      const { type, seat, by } = event;
      return by === viewer || (seat === viewer && type === 'bribed') ? event : { type, seat, by };
    }
    default:
      return event;
  }
}

function reveals(event: Event, viewer: Viewer): boolean {
  if (event.type === 'drew') return event.seat === viewer;
  if (event.type === 'bribed' || event.type === 'whispered') return event.by === viewer;
  return ['landed', 'inspected', 'searched', 'left'].includes(event.type);
}

function imagine(seen: Harbour, rng: Rng): Smugglers {
  const unknown = allCards();
  const top = seen.top === undefined ? [] : [seen.top];
  for (const card of [...seen.hand, ...seen.boats.flat(), ...seen.sold, ...seen.seized, ...top]) {
    unknown.splice(unknown.indexOf(card), 1);
  }
  shuffle(rng, unknown);
  const hands = seen.hands.map((size, seat) =>
    seat === seen.viewer ? [...seen.hand] : unknown.splice(0, size),
  );
  const suspects = present(seen).filter((seat) => seat !== seen.viewer);
  return {
    ...copyOpen(seen),
    rng,
    question: 0,
    pending: seen.pending.slice(),
    answers: [],
    events: [],
    outcome: undefined,
    hands,
    deck: [...unknown, ...top],
    knowledge: seen.knowsTop.slice(),
    informer: seen.informer >= 0 ? seen.informer : pick<Seat>(rng, suspects),
  };
}

function faults({ deck, hands, boats, sold, seized, informer, seats }: Smugglers): string[] {
  const found = [...deck, ...hands.flat(), ...boats.flat(), ...sold, ...seized];
  const wrong = cards.filter((card) => found.filter((one) => one === card).length !== printed[card].count);
  const roles = informer >= 0 && informer < seats ? [] : ['nobody is the informer'];
  return [...wrong.map((card) => `not ${printed[card].count} of ${card}`), ...roles];
}

/** A seat that was told the top card of the deck knows it until a card is drawn. */
function contradictions(state: Smugglers, events: readonly Event[], viewer: Viewer): string[] {
  let top: Card | undefined;
  for (const event of events) {
    if (event.type === 'whispered' && event.by === viewer) top = event.card;
    if (event.type === 'drew') top = undefined;
  }
  return top === undefined || last(state.deck) === top ? [] : [`the top card is ${top} to seat ${viewer}`];
}
