import { at, type Game, push, type QuestionRule, tell } from '../src/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { frames } from '../testing/smugglers-frames.ts';
import type { Event, Harbour, Smugglers, SmugglersWords } from '../testing/smugglers-words.ts';

type Words = SmugglersWords;
type Frames = Game<Words>['frames'];
type Turn = QuestionRule<Words, 'turn'>;

/** Smugglers with a bug. */
function spoilt(wrong: Partial<Game<Words>>): Game<Words> {
  return { ...smugglers, ...wrong };
}

function withFrame<K extends keyof Frames>(kind: K, wrong: Partial<(typeof frames)[K]>): Game<Words> {
  return spoilt({ frames: { ...frames, [kind]: { ...frames[kind], ...wrong } } as Frames });
}

/** Smugglers whose turn lists more options. */
function withMoreOptions(more: Turn['options']): Game<Words> {
  return withFrame('turn', {
    options(state, frame, seat, list) {
      frames.turn.options(state, frame, seat, list);
      more(state, frame, seat, list);
    },
  });
}

function withDraw(draw: (draft: Smugglers, seat: number) => void): Game<Words> {
  return withFrame('turn', {
    resolve(draft, frame, move, seat) {
      if (move.do !== 'draw') return frames.turn.resolve(draft, frame, move, seat);
      draw(draft, seat);
    },
  });
}

const viewMore = (more: (state: Smugglers) => object) =>
  spoilt({ view: (state, viewer) => ({ ...smugglers.view(state, viewer), ...more(state) }) as Harbour });
const stateMore = (more: object) =>
  spoilt({ setup: (...table) => ({ ...smugglers.setup(...table), ...more }) as Smugglers });

let uses = 0;

/** One bug each, and the law that must find it first. */
export const plantedBugs: Readonly<Record<string, readonly [law: string, game: Game<Words>]>> = {
  'the view shows the top card of the deck': [
    'non-interference: what is shown',
    viewMore(({ deck }) => ({ next: deck.at(-1) })),
  ],
  'a view takes the hand from the view of another viewer': [
    'views share only what is the same',
    spoilt({
      view: (state, viewer, other) => {
        const view = smugglers.view(state, viewer);
        return other === undefined ? view : { ...view, hand: other.hand };
      },
    }),
  ],
  'the list of options depends on a card of a rival': [
    'non-interference: what is shown',
    withMoreOptions(({ hands, seats }, _frame, seat, list) => {
      if (hands[(seat + 1) % seats]?.includes('spice')) list.offer({ do: 'denounce', seat: 99 });
    }),
  ],
  'a reason tells how many spices a rival holds': [
    'non-interference: reasons',
    withMoreOptions(({ hands, seats }, _frame, seat, list) => {
      const spices = hands[(seat + 1) % seats]?.filter((card) => card === 'spice').length ?? 0;
      list.refuse({ do: 'denounce', seat: 99 }, { rule: 'SM-0', code: 'no-such-seat', spices });
    }),
  ],
  'a refusal of what is open at any moment tells the top card of the deck': [
    'non-interference: rejections',
    spoilt({
      anytime: {
        options: ({ deck }, _seat, list) =>
          list.refuse({ do: 'pass' } as never, {
            rule: 'SM-0',
            code: 'no-passing',
            card: deck.at(-1) ?? '',
          }),
        resolve: () => {},
      },
    }),
  ],
  'everyone sees the card that is drawn': ['non-interference: events', spoilt({ witness: (event) => event })],
  'a bystander is told of a card drawn according to what it is': [
    'non-interference: events',
    withDraw((draft, seat) => {
      const card = draft.deck.pop() as 'silk';
      draft.hands[seat]?.push(card);
      if (card === 'silk') tell(draft, { type: 'rested', seat });
      tell(draft, { type: 'drew', seat, card });
    }),
  ],
  'after a lawful draw the drawer is also told the next card, which is declared no news': [
    'non-interference: events',
    {
      ...withDraw((draft, seat) => {
        const card = draft.deck.pop() as 'silk';
        draft.hands[seat]?.push(card);
        tell(draft, { type: 'drew', seat, card });
        tell(draft, { type: 'rested', seat, next: draft.deck.at(-1) } as Event);
      }),
      witness(event, viewer) {
        if (event.type !== 'rested') return smugglers.witness(event, viewer);
        return event.seat === viewer ? event : { type: 'rested', seat: event.seat };
      },
    },
  ],
  'the informer is asked in the open': [
    'non-interference: what follows',
    withFrame('tipOff', { asking: 'open' }),
  ],
  'the informer is asked in the open before anything else': [
    'non-interference: what is shown',
    {
      ...withFrame('tipOff', { asking: 'open' }),
      setup(...table) {
        const state = smugglers.setup(...table);
        push(state, { kind: 'search', seat: 0, by: 1 }, { kind: 'tipOff', seat: 0, by: 1 });
        return state;
      },
    },
  ],
  'the informer is asked only where it has a choice': [
    'non-interference: events',
    withFrame('plea', {
      resolve(draft, frame, move, seat) {
        frames.plea.resolve(draft, frame, move, seat);
        if (draft.pending.at(-1)?.kind === 'tipOff' && draft.informer === seat) draft.pending.pop();
      },
    }),
  ],
  'a page answers by itself where only a hidden card would give a choice': [
    'non-interference: forced answers',
    withFrame('turn', {
      options({ hands }, _frame, seat, list) {
        if (hands[seat]?.includes('spice')) list.offer({ do: 'stow', card: 'spice' });
        list.offer({ do: 'rest' });
      },
      openlyForced: () => true,
    }),
  ],
  'a drawn card changes what is shown, and no event says so': [
    'non-interference: what follows',
    withDraw((draft, seat) => void draft.hands[seat]?.push(draft.deck.pop() as 'silk')),
  ],
  'a copy shares the hands with its original': [
    'play leaves its input alone',
    spoilt({ copy: (state) => ({ ...smugglers.copy(state), hands: state.hands, deck: state.deck }) }),
  ],
  'a copy forgets who has left': [
    'a copy is equal',
    spoilt({ copy: (state) => ({ ...smugglers.copy(state), gone: [] }) }),
  ],
  'a Map in the state': ['a state survives JSON', stateMore({ purse: new Map([[0, 5]]) })],
  'undefined in a list of the state': ['a state survives JSON', stateMore({ marks: [1, undefined] })],
  'a number that is none in the state': ['a state survives JSON', stateMore({ mean: Number.NaN })],
  'a Set in the view': ['what is shown survives JSON', viewMore(() => ({ docks: new Set(['north']) }))],
  'a drawn card is lost': [
    'nothing is lost or doubled',
    withDraw((draft, seat) => {
      draft.deck.pop();
      tell(draft, { type: 'rested', seat });
    }),
  ],
  'a move is offered twice': [
    'no option is offered twice',
    withMoreOptions((_state, _frame, _seat, list) => list.offer({ do: 'rest' })),
  ],
  'a move is offered and refused': [
    'what is refused is not offered',
    withMoreOptions((_state, _frame, _seat, list) =>
      list.refuse({ do: 'rest' }, { rule: 'SM-0', code: 'tired' }),
    ),
  ],
  'a move is refused for two reasons': [
    'a refused move says why',
    withMoreOptions((_state, _frame, seat, list) =>
      list.refuse({ do: 'denounce', seat }, { rule: 'SM-0', code: 'another' }),
    ),
  ],
  'a move that cannot be sent is offered': [
    'offered moves are accepted',
    withMoreOptions((_state, _frame, _seat, list) => list.offer({ do: 'denounce', seat: Number.NaN })),
  ],
  'a seat that is asked has no move': [
    'a seat that is asked has a move',
    withFrame('plea', { options: () => {} }),
  ],
  'a timeout plays what is not legal': [
    'a timeout plays a legal move',
    withFrame('turn', { timeout: () => ({ do: 'yield' }) }),
  ],
  'undo does not know that draws differ: imagine puts the same card on top, and no event is news': [
    'undo tells nothing',
    spoilt({
      imagine: (view, rng) => unshuffled(smugglers.imagine(view, rng), view),
      reveals: (event: Event, viewer) => event.type !== 'drew' && smugglers.reveals(event, viewer),
    }),
  ],
  'undo does not know that another seat is told the top card: imagine puts the same card on top, and no event is news':
    [
      'undo tells nothing',
      spoilt({
        imagine: (view, rng) => unshuffled(smugglers.imagine(view, rng), view),
        reveals: (event: Event, viewer) => event.type !== 'whispered' && smugglers.reveals(event, viewer),
      }),
    ],
  'imagine forgets where the boats lie': [
    'non-interference: what is shown',
    spoilt({
      imagine: (view, rng) => ({ ...smugglers.imagine(view, rng), landings: view.landings.map(() => '') }),
    }),
  ],
  'imagine forgets the card that was whispered': [
    'an imagined state agrees with what was witnessed',
    spoilt({
      view({ ...state }, viewer) {
        const { top, ...seen } = smugglers.view(state, viewer);
        return seen;
      },
    }),
  ],
  'a whisper tells another card than the top one': [
    'the real state agrees with what was witnessed',
    withFrame('plea', {
      resolve(draft, frame, move, seat) {
        if (move.do !== 'whisper') return frames.plea.resolve(draft, frame, move, seat);
        draft.pending.pop();
        tell(draft, { type: 'whispered', seat, by: frame.by, card: at(draft.deck, 0) });
      },
    }),
  ],
  'imagine makes up a card too many': [
    'an imagined state is whole',
    spoilt({
      imagine(view, rng) {
        const state = smugglers.imagine(view, rng);
        return { ...state, sold: [...state.sold, 'silk'] };
      },
    }),
  ],
  'a match never ends': [
    'matches end',
    withFrame('dawn', { resolve: (draft) => push(draft, { kind: 'night' }) }),
  ],
  'chance comes from outside the state': [
    'the same seed and moves give the same bytes',
    withFrame('inspector', {
      resolve(draft) {
        draft.watched = uses++ % 2 === 0 ? 'north' : 'south';
        tell(draft, { type: 'inspected', dock: draft.watched });
      },
    }),
  ],
};

/** Silk, of which there is most, lies on top of the deck in every arrangement, unless this view knows the top card. */
function unshuffled(state: Smugglers, { top }: Harbour): Smugglers {
  if (top !== undefined) return state;
  const rest = state.deck.filter((card) => card !== 'silk');
  return { ...state, deck: [...rest, ...state.deck.filter((card) => card === 'silk')] };
}
