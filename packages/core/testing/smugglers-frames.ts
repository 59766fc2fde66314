import {
  at,
  finish,
  last,
  push,
  type QuestionRule,
  type Reason,
  RulesError,
  rollDie,
  type SealedRule,
  type Seat,
  type StepRule,
  takeLast,
  tell,
} from '../src/index.ts';
import {
  type Card,
  cards,
  docks,
  present,
  printed,
  type Smugglers,
  type SmugglersWords,
} from './smugglers-words.ts';

const handLimit = 5;
const boatLimit = 3;

type Question<K extends SmugglersWords['frame']['kind']> = QuestionRule<SmugglersWords, K>;
type Step<K extends SmugglersWords['frame']['kind']> = StepRule<SmugglersWords, K>;

/** SM-2 A night: all land together, the inspector comes, each takes a turn, each unloads. */
const night: Step<'night'> = {
  resolve(draft) {
    draft.night++;
    const lastToFirst = present(draft).reverse();
    push(draft, { kind: 'dawn' });
    for (const seat of lastToFirst) push(draft, { kind: 'unload', seat });
    for (const seat of lastToFirst) push(draft, { kind: 'turn', seat, actions: 2, denounced: false });
    push(draft, { kind: 'inspector' }, { kind: 'land' });
  },
};

/** SM-3 Everyone chooses a dock in secret, another than the night before. */
const land: SealedRule<SmugglersWords, 'land'> = {
  asksTogether: present,
  options({ landings }, _frame, seat, list) {
    for (const dock of docks) {
      const bar = landings[seat] === dock ? { rule: 'SM-3', code: 'same-dock', dock } : undefined;
      list.offerUnless({ do: 'land', dock }, bar);
    }
  },
  sealed: (draft, _frame, seat) => tell(draft, { type: 'ready', seat }),
  resolve(draft, _frame, answers) {
    for (const { seat, move } of answers) {
      if (move.do !== 'land') continue;
      draft.landings[seat] = move.dock;
      tell(draft, { type: 'landed', seat, dock: move.dock });
    }
  },
  timeout: ({ landings }, _frame, seat) => ({
    do: 'land',
    dock: landings[seat] === 'east' ? 'north' : 'east',
  }),
};

/** SM-3.1 A die sends the inspector to one dock for the night. */
const inspector: Step<'inspector'> = {
  resolve(draft) {
    draft.watched = at(docks, rollDie(draft, 3) - 1);
    tell(draft, { type: 'inspected', dock: draft.watched });
  },
};

/** SM-4 Two actions: draw, stow, denounce once; or rest. */
const turn: Question<'turn'> = {
  asks: (_state, { seat }) => seat,
  options(state, { denounced }, seat, list) {
    list.offerUnless({ do: 'draw' }, barToDraw(state, seat));
    for (const card of cards) list.offerUnless({ do: 'stow', card }, barToStow(state, seat, card));
    for (let rival = 0; rival < state.seats; rival++) {
      const bar = denounced ? { rule: 'SM-4.3', code: 'once-a-turn' } : barToDenounce(state, seat, rival);
      list.offerUnless({ do: 'denounce', seat: rival }, bar);
    }
    list.offer({ do: 'rest' });
  },
  resolve(draft, { actions, denounced }, move, seat) {
    if (move.do === 'rest') return tell(draft, { type: 'rested', seat });
    const accuses = move.do === 'denounce';
    if (actions > 1)
      push(draft, { kind: 'turn', seat, actions: actions - 1, denounced: denounced || accuses });
    if (move.do === 'draw') draw(draft, seat);
    if (move.do === 'stow') {
      take(draft.hands[seat], move.card);
      draft.boats[seat]?.push(move.card);
      tell(draft, { type: 'stowed', seat, card: move.card });
    }
    if (accuses) {
      tell(draft, { type: 'denounced', seat: move.seat, by: seat });
      push(draft, { kind: 'search', seat: move.seat, by: seat }, { kind: 'plea', seat: move.seat, by: seat });
    }
  },
  timeout: () => ({ do: 'rest' }),
};

function barToDraw({ deck, hands }: Smugglers, seat: Seat): Reason | undefined {
  if (deck.length === 0) return { rule: 'SM-4.1', code: 'deck-empty' };
  return (hands[seat]?.length ?? 0) < handLimit
    ? undefined
    : { rule: 'SM-4.1', code: 'hand-full', most: handLimit };
}

function barToStow(
  { hands, boats, landings, watched }: Smugglers,
  seat: Seat,
  card: Card,
): Reason | undefined {
  if (landings[seat] === watched) return { rule: 'SM-4.2', code: 'watched', dock: watched };
  if (!hands[seat]?.includes(card)) return { rule: 'SM-4.2', code: 'not-held', card };
  return (boats[seat]?.length ?? 0) < boatLimit
    ? undefined
    : { rule: 'SM-4.2', code: 'boat-full', most: boatLimit };
}

function barToDenounce({ boats, gone }: Smugglers, seat: Seat, rival: Seat): Reason | undefined {
  if (rival === seat) return { rule: 'SM-4.3', code: 'own-boat' };
  if (gone[rival]) return { rule: 'SM-4.3', code: 'has-left' };
  return boats[rival]?.length === 0 ? { rule: 'SM-4.3', code: 'boat-empty' } : undefined;
}

/** SM-4.1 The deck's top card goes to the hand unseen by the others. */
function draw(draft: Smugglers, seat: Seat): void {
  const card = takeLast(draft.deck);
  draft.hands[seat]?.push(card);
  draft.knowledge.fill(false);
  tell(draft, { type: 'drew', seat, card });
}

function take(from: Card[] = [], card: Card): void {
  if (!from.includes(card)) throw new RulesError(`there is no ${card} to take`);
  from.splice(from.indexOf(card), 1);
}

/**
 * SM-5 Before the search the accused may buy the accuser off: with a card the others do not see, or by letting the
 * accuser, and nobody else, look at the deck's top card.
 */
const plea: Question<'plea'> = {
  asks: (_state, { seat }) => seat,
  options({ hands, deck }, _frame, seat, list) {
    for (const card of cards) {
      const held = hands[seat]?.includes(card);
      list.offerUnless({ do: 'bribe', card }, held ? undefined : { rule: 'SM-5', code: 'not-held', card });
    }
    list.offerUnless({ do: 'whisper' }, deck.length > 0 ? undefined : { rule: 'SM-5', code: 'deck-empty' });
    list.offer({ do: 'yield' });
  },
  resolve(draft, { by }, move, seat) {
    if (move.do === 'bribe') {
      take(draft.hands[seat], move.card);
      draft.hands[by]?.push(move.card);
      tell(draft, { type: 'bribed', seat, by, card: move.card });
    }
    if (move.do === 'whisper') {
      draft.knowledge[by] = true;
      tell(draft, { type: 'whispered', seat, by, card: last(draft.deck) });
    }
    if (move.do !== 'yield')
      draft.pending.pop(); // the search is off
    else if (!draft.tipped && !draft.exposed) push(draft, { kind: 'tipOff', seat, by });
  },
  timeout: () => ({ do: 'yield' }),
};

/** SM-6 Then the informer, whom nobody knows, may call the search off once a match, but not for the own boat. */
const tipOff: Question<'tipOff'> = {
  asking: 'hidden',
  asks: ({ informer }) => informer,
  options({ informer }, { seat }, _seat, list) {
    list.offerUnless({ do: 'tip' }, informer === seat ? { rule: 'SM-6', code: 'own-boat' } : undefined);
    list.offer({ do: 'keep' });
  },
  resolve(draft, { seat, by }, move, informer) {
    if (move.do !== 'tip') return tell(draft, { type: 'kept', seat: informer });
    draft.tipped = true;
    tell(draft, { type: 'tipped', seat, by });
    draft.pending.pop(); // the search is off
  },
  timeout: () => ({ do: 'keep' }),
};

/** SM-7 A die of 1 to 3 finds everything aboard, and the accuser is paid a coin. */
const search: Step<'search'> = {
  resolve(draft, { seat, by }) {
    const roll = rollDie(draft, 6);
    const found = roll <= 3 ? (draft.boats[seat]?.splice(0) ?? []) : [];
    draft.seized.push(...found);
    if (found.length > 0) draft.coins[by] = (draft.coins[by] ?? 0) + 1;
    tell(draft, { type: 'searched', seat, roll, lost: found.length });
  },
};

/** SM-8 One card is sold; the others stay aboard. All lies open, so a single way to do it is taken. */
const unload: Question<'unload'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options({ boats }, _frame, seat, list) {
    const boat = boats[seat] ?? [];
    for (const card of cards) {
      list.offerUnless(
        { do: 'sell', card },
        boat.includes(card) ? undefined : { rule: 'SM-8', code: 'not-aboard', card },
      );
    }
    if (boat.length === 0) list.offer({ do: 'sail' });
  },
  resolve(draft, _frame, move, seat) {
    if (move.do !== 'sell') return tell(draft, { type: 'sailed', seat });
    take(draft.boats[seat], move.card);
    draft.sold.push(move.card);
    draft.coins[seat] = (draft.coins[seat] ?? 0) + printed[move.card].worth;
    tell(draft, { type: 'sold', seat, card: move.card });
  },
};

/** SM-9 After the last night the richest win; those who tie share the victory. */
const dawn: Step<'dawn'> = {
  resolve(draft) {
    if (draft.night < draft.nights) return push(draft, { kind: 'night' });
    const here = present(draft);
    const most = Math.max(...here.map((seat) => draft.coins[seat] ?? 0));
    finish(draft, { winners: here.filter((seat) => draft.coins[seat] === most), how: 'richest' });
  },
};

/** The rule of every frame of Smugglers. */
export const frames = { night, land, inspector, turn, plea, tipOff, search, unload, dawn };
