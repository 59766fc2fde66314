import type { Face } from '../../rules/state.ts';
import { CupShape } from '../cup-mark.tsx';
import { DieShape } from '../die.tsx';

type Point = readonly [x: number, y: number];

function CupAt({ at, size, class: name = '' }: { at: Point; size: number; class?: string }) {
  return (
    <g class={name} transform={`translate(${at.join(' ')}) scale(${size})`}>
      <CupShape />
    </g>
  );
}

function DieAt({ at, size, face }: { at: Point; size: number; face: Face }) {
  return (
    <g class="ld-die" transform={`translate(${at.join(' ')}) scale(${size}) translate(-30 -30)`}>
      <DieShape face={face} />
    </g>
  );
}

function Figure({ at, of }: { at: Point; of: number }) {
  return (
    <text class="ld-intro-figure" x={at[0]} y={at[1]}>
      {of}
    </text>
  );
}

/** LD-6.2 My cup with the last dice between two empty ones. */
export function GoalPicture() {
  return (
    <>
      <CupAt at={[62, 84]} size={0.7} class="ld-intro-out" />
      <CupAt at={[258, 84]} size={0.7} class="ld-intro-out" />
      <CupAt at={[160, 66]} size={0.72} />
      <DieAt at={[140, 146]} size={0.62} face={6} />
      <DieAt at={[182, 146]} size={0.62} face={2} />
      <Figure at={[62, 188]} of={0} />
      <Figure at={[160, 196]} of={2} />
      <Figure at={[258, 188]} of={0} />
    </>
  );
}

/** LD-3.2 A bid, and the two answers to it: a higher one, or lifting the cups. */
export function TurnPicture() {
  return (
    <>
      <Figure at={[38, 113]} of={3} />
      <DieAt at={[80, 100]} size={0.72} face={5} />
      <path class="ld-intro-arrow" d="M118 84L166 54m-17-1l19 0-9 16M118 116l48 30m-17 1l19 0-9-16" />
      <Figure at={[208, 63]} of={4} />
      <DieAt at={[250, 50]} size={0.72} face={5} />
      <CupAt at={[214, 134]} size={0.42} />
      <path class="ld-intro-arrow" d="M262 168v-44m-10 12l10-12 10 12" />
    </>
  );
}

/** The table in outline: the bid in the middle, cups around it. */
export function Outline() {
  return (
    <>
      <rect class="ld-intro-felt" width="100" height="100" rx="10" />
      <DieAt at={[50, 50]} size={0.34} face={5} />
      <CupAt at={[20, 30]} size={0.16} />
      <CupAt at={[50, 18]} size={0.16} />
      <CupAt at={[80, 30]} size={0.16} />
      <CupAt at={[20, 76]} size={0.16} />
      <CupAt at={[80, 76]} size={0.16} />
    </>
  );
}
