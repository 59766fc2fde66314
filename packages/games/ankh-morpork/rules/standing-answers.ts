import type { Seat } from '@manigance/core';
import { type AreaId, areaIds } from './board.ts';
import { type CardId, cards } from './cards.ts';
import type { Answers } from './ids.ts';
import type { AmMove } from './moves.ts';
import { type RandomEventId, randomEvents } from './random-events.ts';
import { godsPrice } from './small-gods.ts';
import type { AmView, WindowStage } from './view.ts';
import { answerWith, comeBack, gaspode, smallGods, sonky, susan } from './windows.ts';

const windowKinds = ['removal', 'move', 'scroll'] as const;
/** Kind of window that a standing answer can answer. */
export type WindowKind = (typeof windowKinds)[number];

/** AM-9.2.4 An answer given in advance. Its condition reads public facts only; a field left out always fits. */
export interface StandingAnswer {
  readonly when: {
    readonly window?: WindowKind;
    /** The card being resolved. */
    readonly card?: CardId;
    /** The random event being resolved. */
    readonly event?: RandomEventId;
    /** The area of the threatened piece. */
    readonly area?: AreaId;
    readonly turnOf?: Seat;
    /** A card in the discard pile. */
    readonly discarded?: CardId;
  };
  /** A card that is not in the hand, or does not fit, passes. */
  readonly answer: 'pass' | 'gods' | CardId;
}

/** AM-9.2.2, AM-9.4 All that can ever fit a window of each kind. */
const canFit: Readonly<Record<WindowKind, Answers>> = {
  removal: sonky | gaspode | susan | comeBack | smallGods,
  move: sonky | gaspode,
  scroll: sonky,
};

/** AM-9.2.4 The answers besides passing that are worth giving beforehand to a window of this kind. */
export function answersTo(window: WindowKind): readonly StandingAnswer['answer'][] {
  const fit = canFit[window];
  const interrupts = cards.flatMap(({ id }, card) => ((answerWith(card) & fit) !== 0 ? [id] : []));
  return (fit & smallGods) !== 0 ? ['gods', ...interrupts] : interrupts;
}

/** The public facts of the open window, and the viewer's own stage in it. */
interface OpenWindow {
  readonly you: WindowStage;
  readonly window: WindowKind;
  readonly event: RandomEventId | undefined;
  readonly area: AreaId | undefined;
}

/** AM-9.2.4 The first standing answer that fits the window this viewer is asked in. */
export function standingAnswer(
  view: AmView,
  options: readonly AmMove[],
  standing: readonly StandingAnswer[],
): AmMove | undefined {
  const open = openWindow(view);
  if (open?.you !== 'asked') return undefined;
  const fitting = standing.find(({ when }) => fits(when, view, open));
  if (fitting === undefined || leavesBuilding(view, options, fitting)) return undefined;
  const passing = options.find((move) => move.do === 'pass' || move.do === 'stop');
  return options.find((move) => says(move, fitting.answer)) ?? passing;
}

/**
 * AM-9.2.5 Standing answers are given for minions: a building that can still be saved is for the player to decide. A
 * payment for a minion leaves the price of the building. Public facts, as for every standing answer.
 */
function leavesBuilding(
  { viewer, players }: AmView,
  options: readonly AmMove[],
  { answer }: StandingAnswer,
): boolean {
  if (!options.some((move) => move.do === 'godsAt')) return false;
  const money = viewer === 'spectator' ? 0 : (players[viewer]?.money ?? 0);
  return answer !== 'gods' || money < 2 * godsPrice || !options.some((move) => says(move, answer));
}

function says(move: AmMove, answer: StandingAnswer['answer']): boolean {
  return answer === 'gods' ? move.do === 'gods' : move.do === 'react' && move.card === answer;
}

function fits(when: StandingAnswer['when'], view: AmView, open: OpenWindow): boolean {
  const same = (wanted: unknown, found: unknown) => wanted === undefined || wanted === found;
  return (
    same(when.window, open.window) &&
    same(when.card, view.playing) &&
    same(when.event, open.event) &&
    same(when.area, open.area) &&
    same(when.turnOf, view.active) &&
    (when.discarded === undefined || view.discard.includes(when.discarded))
  );
}

function openWindow(view: AmView): OpenWindow | undefined {
  const window = view.pending.at(-1);
  const event = view.eventsPlayed.at(-1);
  if (window?.kind === 'dragonWindow')
    return { window: 'removal', you: window.you, event, area: window.area };
  if (window?.kind !== 'reactionWindow') return undefined;
  const open = { you: window.you, event: window.fits.includes('smallGods') ? event : undefined };
  const threat = view.pending.at(-2);
  switch (threat?.kind) {
    case 'movePiece':
    case 'swapPieces':
      return { ...open, window: 'move', area: threat.area };
    case 'removePiece':
    case 'payThenRemove':
      return { ...open, window: 'removal', area: threat.area };
    case 'takeoverHappens':
      return { ...open, window: 'scroll', area: threat.area };
    default:
      return { ...open, window: 'scroll', area: undefined };
  }
}

/** Standing answers that a player may keep at once. */
const mostAnswers = 100;

/** AM-9.2.4 Reads a player's standing answers; nothing but well-formed conditions on public things is taken. */
export function readStanding(input: unknown): readonly StandingAnswer[] | undefined {
  if (!Array.isArray(input) || input.length > mostAnswers) return undefined;
  return input.every(isStandingAnswer) ? input : undefined;
}

const isOneOf = (ids: readonly string[], value: unknown) => typeof value === 'string' && ids.includes(value);
const cardIds = cards.map(({ id }) => id);
const eventIds = randomEvents.map(({ id }) => id);
const allowed: Readonly<Record<string, (value: unknown) => boolean>> = {
  window: (value) => isOneOf(windowKinds, value),
  card: (value) => isOneOf(cardIds, value),
  event: (value) => isOneOf(eventIds, value),
  area: (value) => isOneOf(areaIds, value),
  turnOf: (value) => Number.isInteger(value),
  discarded: (value) => isOneOf(cardIds, value),
};

function isStandingAnswer(input: unknown): input is StandingAnswer {
  if (typeof input !== 'object' || input === null || Object.keys(input).length !== 2) return false;
  if (!('when' in input) || !('answer' in input)) return false;
  const { when, answer } = input;
  if (typeof when !== 'object' || when === null) return false;
  if (!isOneOf(['pass', 'gods', ...cardIds], answer)) return false;
  return Object.entries(when).every(
    ([key, value]) => Object.hasOwn(allowed, key) && allowed[key]?.(value) === true,
  );
}
