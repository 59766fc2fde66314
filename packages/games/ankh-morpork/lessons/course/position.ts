import { copyRng, type Rng, randomBelow, rngFrom, type Seat, seedFromNumber } from '@manigance/core';
import type { AreaId } from '../../rules/board.ts';
import type { CardId } from '../../rules/cards.ts';
import { cards } from '../../rules/cards.ts';
import { dieSides, minionsPerPlayer } from '../../rules/constants.ts';
import { areaOf, cardOf, nobody } from '../../rules/ids.ts';
import { type PersonalityId, personalities } from '../../rules/personalities.ts';
import { areaCount, minionsAt } from '../../rules/pieces.ts';
import { type RandomEventId, randomEvents } from '../../rules/random-events.ts';
import { cardsInPlay, emptyTable, personalitiesInPlay } from '../../rules/setup.ts';
import type { AmFrame, AmState } from '../../rules/state.ts';

interface AreaPosition {
  /** The seat of each minion here: `[0, 0, 1]`. */
  readonly minions?: readonly Seat[];
  readonly building?: Seat;
  readonly trouble?: boolean;
  readonly trolls?: number;
  readonly demons?: number;
  /** Whether the building, and with it the City Area card, was gained in the turn that is being played. */
  readonly gainedNow?: boolean;
  readonly cardOut?: boolean;
}

/** The fields that a position names; the others are as at the start. */
export interface Position {
  /** Three unless said otherwise. */
  readonly seats?: number;
  /** Whose turn it is; seat 0 unless said otherwise. */
  readonly active?: Seat;
  readonly areas?: { readonly [Id in AreaId]?: AreaPosition };
  readonly money?: readonly number[];
  readonly hands?: readonly (readonly CardId[])[];
  readonly loans?: readonly (readonly CardId[])[];
  readonly stuck?: readonly (readonly CardId[])[];
  /** Last discarded last. */
  readonly discard?: readonly CardId[];
  /** The next cards of the draw pile, the next one first; the rest follows, greens before browns. */
  readonly draws?: readonly CardId[];
  /** How many cards the draw pile holds; the others lie under the discard pile. */
  readonly deckSize?: number;
  /** The next random events, the next one first. */
  readonly events?: readonly RandomEventId[];
  /** How many random events are left. */
  readonly eventsLeft?: number;
  readonly personalities?: readonly PersonalityId[];
  /** The next rolls of the die. */
  readonly rolls?: readonly number[];
  /** The pending frames, innermost last; by default the active player chooses a card. */
  readonly pending?: readonly AmFrame[];
}

/** A complete position; by default seat 0 is about to choose a card. */
export function position(wanted: Position): AmState {
  const seats = wanted.seats ?? 3;
  const active = wanted.active ?? 0;
  const draft = emptyTable(seats, rngRolling(wanted.rolls ?? []));
  draft.active = active;
  draft.turn = 10;
  for (const [id, area] of Object.entries(wanted.areas ?? {})) putArea(draft, id as AreaId, area);
  for (let seat = 0; seat < seats; seat++) {
    const out = draft.minions.slice(seat * areaCount, (seat + 1) * areaCount);
    draft.supply[seat] = minionsPerPlayer - out.reduce((sum, number) => sum + number, 0);
    draft.money[seat] = wanted.money?.[seat] ?? 10;
    draft.hands[seat] = (wanted.hands?.[seat] ?? []).map(cardOf);
    draft.loans[seat] = (wanted.loans?.[seat] ?? []).map(cardOf);
    draft.stuck[seat] = (wanted.stuck?.[seat] ?? []).map(cardOf);
  }
  putPersonalities(draft, wanted.personalities ?? []);
  putEvents(draft, wanted);
  draft.pending = [
    ...(wanted.pending ?? [
      { kind: 'refill', seat: active },
      { kind: 'chooseCard', seat: active },
    ]),
  ];
  putCards(draft, wanted);
  return draft;
}

function putArea(draft: AmState, id: AreaId, wanted: AreaPosition): void {
  const area = areaOf(id);
  for (const seat of wanted.minions ?? [])
    draft.minions[seat * areaCount + area] = minionsAt(draft, seat, area) + 1;
  draft.buildings[area] = wanted.building ?? nobody;
  draft.trolls[area] = wanted.trolls ?? 0;
  draft.demons[area] = wanted.demons ?? 0;
  if (wanted.trouble === true) draft.trouble |= 1 << area;
  if (wanted.cardOut === true) draft.cityCardsOut |= 1 << area;
  if (wanted.gainedNow === true) draft.gained[area] = draft.turn;
}

/** Seats that are not named get the first Personalities left, Commander Vimes last, because his goal rarely matters. */
function putPersonalities(draft: AmState, wanted: readonly PersonalityId[]): void {
  const named = wanted.map((id) => personalities.findIndex((row) => row.id === id));
  const rest = personalitiesInPlay(draft.seats).filter((personality) => !named.includes(personality));
  draft.personalities = draft.hands.map((_, seat) => named[seat] ?? (rest.shift() as number));
  draft.unused = rest;
}

function putEvents(draft: AmState, wanted: Position): void {
  const next = (wanted.events ?? []).map((id) => randomEvents.findIndex((event) => event.id === id));
  const rest = [...randomEvents.keys()].filter((event) => !next.includes(event));
  const left = Math.max(next.length, wanted.eventsLeft ?? randomEvents.length) - next.length;
  draft.eventPile = [...rest.slice(0, left), ...next.toReversed()];
  draft.eventsPlayed = rest.slice(left);
}

function putCards(draft: AmState, wanted: Position): void {
  const discard = (wanted.discard ?? []).map(cardOf);
  const draws = (wanted.draws ?? []).map(cardOf);
  const playing = draft.pending.flatMap((frame) => ('card' in frame ? [frame.card] : []))[0];
  if (playing !== undefined) draft.playing = playing;
  const placed = new Set([
    ...[...draft.hands, ...draft.loans, ...draft.stuck].flat(),
    ...discard,
    ...draws,
    draft.playing,
  ]);
  const inPlay = cardsInPlay(draft.seats);
  const lost = [...placed].filter((card) => card !== nobody && !inPlay.includes(card));
  if (lost.length > 0)
    throw new Error(`not in the game with ${draft.seats} players: ${lost.map((card) => cards[card]?.id)}`);
  const rest = inPlay.filter((card) => !placed.has(card)).toReversed(); // greens on top, and the top is last
  const size = (wanted.deckSize ?? rest.length + draws.length) - draws.length;
  draft.deck = [...rest.slice(rest.length - size), ...draws.toReversed()];
  draft.discard = [...rest.slice(0, rest.length - size), ...discard];
}

/** A generator whose next rolls of the die are these. */
function rngRolling(rolls: readonly number[]): Rng {
  for (let seed = 1; ; seed++) {
    const rng = rngFrom(seedFromNumber(seed));
    const trial = copyRng(rng);
    if (rolls.every((roll) => randomBelow(trial, dieSides) + 1 === roll)) return rng;
  }
}
