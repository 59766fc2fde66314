import type { Rng, Viewer } from '@manigance/core';
import { rollDie } from '@manigance/core';
import { type LdEvent, type LdFrame, type LdState, type LdView, sides } from './state.ts';

/** LD-7 What a viewer may know: everything but the faces of the others' dice. */
export function view(state: LdState, viewer: Viewer): LdView {
  return {
    viewer,
    seats: state.seats,
    wildOnes: state.wildOnes,
    round: state.round,
    diceLeft: state.dice.map((own) => own.length),
    ownDice: viewer === 'spectator' ? [] : (state.dice[viewer] ?? []).slice(),
    bid: state.bid,
    reveal: state.reveal,
    bidder: bidderOf(state.pending.at(-1)),
  };
}

function bidderOf(frame: LdFrame | undefined): LdView['bidder'] {
  switch (frame?.kind) {
    case 'bid':
      return frame.seat;
    case 'roll': // resolves before anybody looks
    case undefined:
      return undefined;
    default: {
      const never: never = frame;
      return never;
    }
  }
}

/** LD-3.1 Only the player who rolled sees the faces. */
export function witness(event: LdEvent, viewer: Viewer): LdEvent {
  if (event.type !== 'rolled' || event.seat === viewer) return event;
  return { type: 'rolled', seat: event.seat, count: event.count };
}

/** A roll tells its owner something new, a reveal tells everybody. */
export function reveals(event: LdEvent, viewer: Viewer): boolean {
  return event.type === 'revealed' || (event.type === 'rolled' && event.seat === viewer);
}

/** A full state that looks like this view: the others' dice are rolled anew. */
export function imagine(seen: LdView, rng: Rng): LdState {
  const { seats, wildOnes, round, bid, reveal, bidder } = seen;
  const source = { rng };
  const rollFor = (count: number) =>
    Array.from({ length: count }, () => rollDie(source, sides)).sort((one, other) => one - other);
  return {
    seats,
    rng,
    question: 0,
    pending: bidder === undefined ? [] : [{ kind: 'bid', seat: bidder }],
    answers: [],
    events: [],
    outcome: undefined,
    wildOnes,
    round,
    bid,
    reveal,
    dice: seen.diceLeft.map((count, seat) => (seat === seen.viewer ? [...seen.ownDice] : rollFor(count))),
  };
}
