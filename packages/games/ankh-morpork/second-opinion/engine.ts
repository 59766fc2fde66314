import type { Game, GameEvent, Move, Seat, State, Vocabulary } from '@manigance/core';
import { at } from '@manigance/core';
import type { LastPlayed } from '@manigance/core/second-opinion';
import { allCards, type CardId } from './cards.ts';
import { areaIds, eventIds, type PersonalityId, personalityIds } from './city.ts';
import { type Chance, type Deal, isGreen } from './table.ts';

/** The parts of the engine's state that the model reads, in which things are numbered in the order of the rule book. */
export interface EngineWords extends Vocabulary {
  readonly state: EngineState;
  readonly frame: EngineFrame;
  readonly move: Move;
  readonly event: EngineEvent;
  readonly view: object;
  readonly options: Record<never, never>;
}

interface EngineFrame {
  readonly kind: string;
  readonly card?: number;
}

interface EngineState extends State<EngineFrame, Move, EngineEvent> {
  readonly active: Seat;
  readonly turn: number;
  readonly minions: readonly number[];
  readonly supply: readonly number[];
  readonly money: readonly number[];
  readonly buildings: readonly number[];
  readonly trolls: readonly number[];
  readonly demons: readonly number[];
  /** Sets of areas, one bit each. */
  readonly trouble: number;
  readonly gained: readonly number[];
  readonly used: number;
  readonly cityCardsOut: number;
  readonly hands: readonly (readonly number[])[];
  readonly loans: readonly (readonly number[])[];
  readonly stuck: readonly (readonly number[])[];
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly playing: number;
  readonly eventPile: readonly number[];
  readonly eventsPlayed: readonly number[];
  readonly personalities: readonly number[];
  readonly unused: readonly number[];
}

interface EngineEvent extends GameEvent {
  readonly seat?: Seat;
  readonly roll?: number;
  readonly cards?: readonly CardId[];
  readonly personality?: PersonalityId;
}

const card = (number: number) => at(allCards, number).id;
const cards = (numbers: readonly number[]) => numbers.map(card);
const sorted = (numbers: readonly number[]) => cards(numbers).sort();
const has = (set: number, area: number) => (set & (1 << area)) !== 0;

/** The engine's position in the form of `position.ts`. */
export function positionOf(_game: Game<EngineWords>, state: EngineState): unknown {
  return {
    active: state.active,
    turn: state.turn,
    areas: areaIds.map((area, number) => areaAt(state, area, number)),
    players: state.money.map((money, seat) => ({
      money,
      supply: at(state.supply, seat),
      hand: sorted(at(state.hands, seat)),
      loans: sorted(at(state.loans, seat)),
      stuck: sorted(at(state.stuck, seat)),
      personality: at(personalityIds, at(state.personalities, seat)),
    })),
    deck: cards(state.deck),
    discard: sorted(state.discard),
    playing: state.playing === -1 ? undefined : card(state.playing),
    laidAside: state.pending.flatMap((frame) =>
      frame.kind === 'laidAside' && frame.card !== undefined ? [card(frame.card)] : [],
    ),
    eventPile: state.eventPile.map((event) => at(eventIds, event)),
    eventsPlayed: state.eventsPlayed.map((event) => at(eventIds, event)),
    unused: state.unused.map((one) => at(personalityIds, one)).sort(),
  };
}

function areaAt(state: EngineState, area: string, number: number) {
  const minions = state.money.flatMap((_, seat) =>
    Array<string>(at(state.minions, seat * 12 + number)).fill(String(seat)),
  );
  const trolls = Array<string>(at(state.trolls, number)).fill('troll');
  const demons = Array<string>(at(state.demons, number)).fill('demon');
  const building = at(state.buildings, number);
  const cardOut = has(state.cityCardsOut, number);
  return {
    area,
    foot: [...minions, ...trolls, ...demons].sort(),
    trouble: has(state.trouble, number),
    building: building === -1 ? undefined : building,
    cardOut,
    gainedNow: building !== -1 && !cardOut && at(state.gained, number) === state.turn,
    used: has(state.used, number),
  };
}

/** The results of chance, read from the events of the last step, in order. */
export function chanceOf(played: LastPlayed<EngineWords>): Chance {
  let events = played.events;
  let from = 0;
  const next = (type: string): EngineEvent => {
    if (events !== played.events) [events, from] = [played.events, 0];
    const index = events.findIndex((event, at) => at >= from && event.type === type);
    const event = events[index];
    if (event === undefined) throw new RangeError(`the rules tell of no ${type}`);
    from = index + 1;
    return event;
  };
  return {
    dealt: () => dealOf(played),
    roll() {
      const roll = next('rolled').roll ?? 0;
      if (!Number.isInteger(roll) || roll < 1 || roll > 12) throw new RangeError(`a die shows no ${roll}`);
      return roll;
    },
    recovered: () => next('recovered').cards ?? [],
    drawnBlind: () => next('drewBlind').cards ?? [],
    exchanged: () => {
      const { personality } = next('exchanged');
      if (personality === undefined) throw new RangeError('exchanged for nothing');
      return personality;
    },
  };
}

/** AM-2.1, AM-2.5 to AM-2.10 */
function dealOf({ state, events }: LastPlayed<EngineWords>): Deal {
  const out = ['hubert', 'cosmo-lavish', 'chrysoprase'];
  const isIn = (id: string) => state.seats > 2 || !out.includes(id);
  const deal: Deal = {
    deck: cards(state.deck),
    hands: state.hands.map(cards),
    events: state.eventPile.map((event) => at(eventIds, event)),
    personalities: state.personalities.map((one) => at(personalityIds, one)),
    unused: state.unused.map((one) => at(personalityIds, one)),
    first: firstOf(state.seats, events),
  };
  const allIds = allCards.map(({ id }) => id).filter(isIn);
  same([...deal.deck, ...deal.hands.flat()], allIds);
  same(deal.events, eventIds);
  same([...deal.personalities, ...deal.unused], personalityIds.filter(isIn));
  if (deal.hands.some((hand) => hand.length !== 5)) throw new RangeError('not five cards each');
  const firstGreen = deal.deck.findIndex(isGreen);
  if (!deal.hands.flat().every(isGreen) || !deal.deck.slice(firstGreen).every(isGreen))
    throw new RangeError('the greens are not on top');
  return deal;
}

function same(one: readonly string[], other: readonly string[]): void {
  if ([...one].sort().join() !== [...other].sort().join()) throw new RangeError(`${one} are not ${other}`);
}

/** AM-2.10 All roll; those who share the highest roll again. */
function firstOf(seats: number, events: readonly EngineEvent[]): Seat {
  let rolls = events.filter(({ type }) => type === 'firstRoll');
  let rolling = Array.from({ length: seats }, (_, seat) => seat);
  while (rolling.length > 1) {
    const round = rolls.slice(0, rolling.length);
    rolls = rolls.slice(rolling.length);
    const highest = Math.max(...round.map(({ roll }) => roll ?? 0));
    const rolled = round.map(({ seat }) => seat ?? -1);
    if (rolled.join() !== rolling.join()) throw new RangeError(`${rolled} rolled, not ${rolling}`);
    rolling = round.flatMap(({ seat, roll }) => (roll === highest && seat !== undefined ? [seat] : []));
  }
  if (rolls.length > 0) throw new RangeError('too many rolls for the first turn');
  return at(rolling, 0);
}
