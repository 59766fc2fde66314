import { at } from '@manigance/core';
import { circles, possession, possessions } from './cards.ts';
import type { Start } from './engine.ts';
import { type Cell, type MarkerId, type Player, type Table, values } from './table.ts';

/** PC-4.2 Votes, pounds, and the rows of gentleman-1 (middle), gentleman-2 (right), lady-1 (left), lady-2 (middle). */
const starts = {
  two: { votes: 43, pounds: 10, rows: [14, 10, 12, 9] },
  threeOrFour: { votes: 35, pounds: 5, rows: [9, 8, 10, 7] },
  five: { votes: 28, pounds: 3, rows: [7, 6, 8, 5] },
};

/** PC-4 Up to the handicaps. */
export function newTable(seats: number, mode: string, start: Start): Table {
  const numbers = seats === 2 ? starts.two : seats === 5 ? starts.five : starts.threeOrFour;
  checkDeal(seats, mode, start);
  const player = (seat: number): Player => ({
    unplaced: 0,
    reserved: undefined,
    bonus: undefined,
    hand: [],
    tableau: [],
    whites: [],
    votes: numbers.votes,
    megaphones: 0,
    grid: mode.includes('e') ? [{ tile: at(start.circles, seat), x: 0, y: 0, rotation: 0 }] : [],
    earned: [],
    markers: markersAt(numbers.rows),
    immune: false,
    pounds: numbers.pounds,
    possessions: [...at(start.possessions, seat)],
  });
  return {
    seats,
    mode,
    players: Array.from({ length: seats }, (_, seat) => player(seat)),
    deal: start.deal,
    round: 1,
    order: [...start.order],
    boys: new Map(),
    late: undefined,
    bonusLeft: [],
    renaissance: undefined,
    centralCard: undefined,
    bundles: new Map(),
    circles: [],
    dame: undefined,
    offer: [],
    pointer: start.pointer,
    offences: 0,
  };
}

function markersAt([one = 0, two = 0, three = 0, four = 0]: readonly number[]): Record<MarkerId, Cell> {
  const row = (value: number) => values.indexOf(value);
  return {
    'gentleman-1': { column: 1, row: row(one) },
    'gentleman-2': { column: 2, row: row(two) },
    'lady-1': { column: 0, row: row(three) },
    'lady-2': { column: 1, row: row(four) },
  };
}

/** PC-4.4, PC-4.10, PC-4.11 */
function checkDeal(seats: number, mode: string, start: Start): void {
  if ([...start.order].sort().join() !== Array.from({ length: seats }, (_, seat) => seat).join())
    throw new RangeError(`${start.order} is no turn order`);
  if (mode.includes('e')) {
    if (new Set(start.circles).size !== seats) throw new RangeError('starting tiles are dealt twice');
    for (const tile of start.circles)
      if (circles.get(tile)?.back !== '0') throw new RangeError(`${tile} is no starting tile`);
  }
  if (!mode.includes('p')) return;
  const sets = start.possessions.map((tiles) => setOf(seats, tiles));
  if (new Set(sets).size !== seats) throw new RangeError('a set is dealt twice');
}

/** The whole of one set; with five players without one of its two tiles of value 5. */
function setOf(seats: number, tiles: readonly string[]): string {
  const { set } = possession(at(tiles, 0));
  const whole = [...possessions.values()].filter((one) => one.set === set);
  const missing = whole.filter(({ id }) => !tiles.includes(id));
  const lacks = missing.map(({ value }) => value).join();
  if (tiles.length + missing.length !== whole.length || lacks !== (seats === 5 ? '5' : ''))
    throw new RangeError(`${tiles} are no set`);
  return set;
}
