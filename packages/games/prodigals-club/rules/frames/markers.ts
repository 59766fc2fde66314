import { type MoveList, push, type Seat, valueById } from '@manigance/core';
import { itemAt, listAt, numberAt } from '../arrays.ts';
import { ladder } from '../competitions/society/board.ts';
import {
  above,
  anyMayRise,
  cellOf,
  isEmpty,
  landing,
  mayDrop,
  mayRise,
  rowWith,
  shift,
  stepFrom,
  width,
} from '../competitions/society/ladder.ts';
import { genderOf, markerIds, markerNumber, markersEach } from '../competitions/society/markers.ts';
import { markersInRow } from '../competitions/society/selection.ts';
import { none } from '../constants.ts';
import { dirs } from '../effects/language.ts';
import type { PcMove } from '../moves.ts';
import { reason } from '../reasons.ts';
import type { PcState, Question } from '../state.ts';

const stepMoves = valueById(dirs, (dir) => markerIds.map((marker): PcMove => ({ do: 'step', marker, dir })));
const dropMoves: readonly (readonly PcMove[])[] = markerIds.map((marker) =>
  [0, 1, 2].map((steps) => ({ do: 'drop', marker, steps })),
);
/** PC-10.5 The jump of each marker. */
export const jumpMoves: readonly PcMove[] = markerIds.map((marker) => ({ do: 'jump', marker }));
const raiseMoves: readonly PcMove[] = markerIds.map((marker) => ({ do: 'raise', marker }));
const rowMoves: readonly PcMove[] = ladder.map(({ value }) => ({ do: 'row', value }));
/** Ends a movement. */
export const stop: PcMove = { do: 'stop' };

const offBoard = reason('PC-14.4', 'off-board');
const notEmpty = reason('PC-14.4', 'not-empty');
/** PC-10.3 Reason: a marker of the other gender has to move. */
export const wrongGender = reason('PC-10.3', 'wrong-gender');
const wayNotFree = reason('PC-10.4', 'way-not-free');
/** PC-10.5 Reason: there is nothing to jump over, or no place behind it. */
export const noJump = reason('PC-10.5', 'no-jump');
const otherMarkerJumps = reason('PC-10.5', 'other-marker-jumps');
const cannotRise = reason('PC-15.5', 'cannot-rise');

/** PC-10.3 Moves a marker one step, or stops. */
export const move: Question<'move'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { dirs: listed, gender }, seat, list) {
    for (const dir of listed) {
      const targets = stepFrom[dir];
      const moves = stepMoves[dir];
      for (let marker = 0; marker < markersEach; marker++) {
        if (gender !== undefined && genderOf[marker] !== gender) {
          list.refuse(itemAt(moves, marker), wrongGender);
          continue;
        }
        const to = numberAt(targets, cellOf(state, seat, marker));
        if (isEmpty(state, seat, to)) list.offer(itemAt(moves, marker));
        else list.refuse(itemAt(moves, marker), to === none ? offBoard : notEmpty);
      }
    }
    list.offer(stop);
  },
  resolve(draft, { left, dirs: listed, gender }, answer, seat) {
    if (answer.do !== 'step') return;
    const marker = markerNumber[answer.marker];
    if (left > 1) push(draft, { kind: 'move', seat, left: left - 1, dirs: listed, gender });
    shift(draft, seat, marker, numberAt(stepFrom[answer.dir], cellOf(draft, seat, marker)), 'stepped');
  },
  timeout: () => stop,
};

/** PC-10.4 Chooses the row whose markers may move. */
export const row: Question<'row'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { gender }, seat, list) {
    for (let number = 0; number < ladder.length; number++) {
      if (markersInRow(state, seat, number, gender).length > 0) list.offer(itemAt(rowMoves, number));
    }
    list.offer(stop);
  },
  resolve(draft, { gender, steps }, answer, seat) {
    if (answer.do !== 'row') return;
    const number = rowWith(answer.value);
    push(draft, { kind: 'moveEach', seat, markers: markersInRow(draft, seat, number, gender), steps });
  },
  timeout: () => stop,
};

/** PC-10.4 Moves one of the remaining markers straight down, or stops. */
export const moveEach: Question<'moveEach'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { markers, steps }, seat, list) {
    for (const id of markers) {
      const marker = markerNumber[id];
      for (let far = 1; far <= steps; far++) {
        list.offerUnless(
          itemAt(listAt(dropMoves, marker), far),
          mayDrop(state, seat, marker, far) ? undefined : wayNotFree,
        );
      }
    }
    list.offer(stop);
  },
  resolve(draft, { markers, steps }, answer, seat) {
    if (answer.do !== 'drop') return;
    const marker = markerNumber[answer.marker];
    const left = markers.filter((id) => id !== answer.marker);
    if (left.length > 0) push(draft, { kind: 'moveEach', seat, markers: left, steps });
    shift(draft, seat, marker, cellOf(draft, seat, marker) + width * answer.steps, 'stepped');
  },
  timeout: () => stop,
};

/** PC-10.5 Jumps over one marker, or stops; the marker that has jumped may jump on. */
export const jump: Question<'jump'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { gender, marker: jumping }, seat, list) {
    for (let marker = 0; marker < markersEach; marker++) {
      const wrong = genderOf[marker] !== gender;
      const other = jumping !== undefined && jumping !== markerIds[marker];
      if (wrong || other) list.refuse(itemAt(jumpMoves, marker), wrong ? wrongGender : otherMarkerJumps);
      else
        list.offerUnless(
          itemAt(jumpMoves, marker),
          landing(state, seat, marker) === none ? noJump : undefined,
        );
    }
    list.offer(stop);
  },
  resolve(draft, { gender, maxOver }, answer, seat) {
    if (answer.do !== 'jump') return;
    const marker = markerNumber[answer.marker];
    if (maxOver > 1) push(draft, { kind: 'jump', seat, gender, maxOver: maxOver - 1, marker: answer.marker });
    shift(draft, seat, marker, landing(draft, seat, marker), 'jumped');
  },
  timeout: () => stop,
};

/** PC-10.12, PC-15.5 Moves a marker up one row: as a payment, or in place of one that Dame Beatrice could not move. */
export const raise: Question<'raise'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options: (state, _frame, seat, list) => listRising(state, seat, list),
  resolve(draft, { left, cause }, answer, seat) {
    if (answer.do !== 'raise') return;
    const marker = markerNumber[answer.marker];
    shift(draft, seat, marker, numberAt(above, cellOf(draft, seat, marker)), 'raised');
    if (left > 1 && anyMayRise(draft, seat)) push(draft, { kind: 'raise', seat, left: left - 1, cause });
  },
};

function listRising(state: PcState, seat: Seat, list: MoveList<PcMove>): void {
  for (let marker = 0; marker < markersEach; marker++) {
    list.offerUnless(itemAt(raiseMoves, marker), mayRise(state, seat, marker) ? undefined : cannotRise);
  }
}
