import type { Seat } from '@manigance/core';
import { bitCount } from './administrations.ts';
import type { SchemeKind } from './cards.ts';
import { noCard, schemeKinds } from './cards.ts';
import { conditionsToWin, influenceTokens, note, popularityMax } from './constants.ts';
import { allCards } from './deck.ts';
import { numberAt } from './lists.ts';
import { noAdministration, planOn } from './plan.ts';
import { moneyOf, nobody } from './players.ts';
import type { ElState } from './state.ts';
import { fulfilled } from './victory.ts';

/** EL-26.6 Broken invariants of a state; none in a legal one. */
export function faults(state: ElState): string[] {
  const found = [...cardFaults(state), ...tableFaults(state)];
  for (let seat = 0; seat < state.seats; seat++) found.push(...playerFaults(state, seat));
  return found;
}

function cardFaults(state: ElState): string[] {
  const counts = Array<number>(schemeKinds).fill(0);
  const add = (kind: SchemeKind, copies: number) => {
    counts[kind] = (counts[kind] ?? 0) + copies;
  };
  for (const kind of [...state.deck, ...state.discard]) add(kind, 1);
  if (state.inPlay !== noCard) add(state.inPlay, 1);
  state.hands.forEach((copies, at) => {
    add(at % schemeKinds, copies);
  });
  return counts.flatMap((count, kind) => {
    const copies = allCards.filter((card) => card === kind).length;
    return count === copies ? [] : [`there are ${count} cards of kind ${kind}, not ${copies}`];
  });
}

function tableFaults(state: ElState): string[] {
  const inGame = (seat: Seat) => seat >= 0 && seat < state.seats && state.gone[seat] === 0;
  const holders = [...state.owner, ...state.certificates, state.heritage, state.governor];
  const found: string[] = [];
  if (!inGame(state.firstPlayer)) found.push(`the first player is seat ${state.firstPlayer}`);
  if (!holders.every((seat) => seat === nobody || inGame(seat)))
    found.push('something belongs to nobody in the game');
  if (!state.order.every(inGame) || new Set(state.order).size !== state.order.length) {
    found.push(`the order of the turn is ${state.order}`);
  }
  return found;
}

function playerFaults(state: ElState, seat: Seat): string[] {
  const { administration } = planOn(state);
  const money = moneyOf(state, seat);
  const popularity = numberAt(state.popularity, seat);
  const own = state.owner.flatMap((owner, district) => (owner === seat ? [district] : []));
  const hand = state.hands.slice(seat * schemeKinds, (seat + 1) * schemeKinds);
  const holds: [string, boolean][] = [
    [`money is ${money}`, money >= 0 && money % note === 0],
    [`popularity is ${popularity}`, popularity >= 0 && popularity <= popularityMax && popularity % 10 === 0],
    ['districts are miscounted', state.districts[seat] === own.length],
    ['more districts than tokens', own.length <= influenceTokens],
    [
      'Administrations are miscounted',
      state.administrations[seat] ===
        own.filter((district) => administration[district] !== noAdministration).length,
    ],
    ['the hand is miscounted', state.handSize[seat] === hand.reduce((sum, copies) => sum + copies, 0)],
    ['fewer than no cards', hand.every((copies) => copies >= 0)],
    [
      'three conditions, and the match goes on',
      state.outcome !== undefined || bitCount(fulfilled(state, seat)) < conditionsToWin,
    ],
  ];
  return holds.flatMap(([problem, fine]) => (fine ? [] : [`seat ${seat}: ${problem}`]));
}
