import { at, type NameOf, type Viewer } from '@manigance/core';
import { type AreaId, areas } from '../rules/board.ts';
import {
  type CardData,
  type CardId,
  type CardSymbol,
  cardById,
  isPlayable,
  type ScrollParams,
} from '../rules/cards.ts';
import type { ReachView } from '../rules/frame-fields.ts';
import { type Answers, areaOf, cardOf } from '../rules/ids.ts';
import type { AmView, AreaView, FrameView, FrameViewNamed } from '../rules/view.ts';
import { answersOf, answerWith, comeBack, susan } from '../rules/windows.ts';
import type { Names, SymbolName } from './names.ts';
/** Context of a sentence: the table as its reader sees it. */
export interface TextContext {
  readonly view: AmView;
  readonly name: NameOf;
  /** The reader. */
  readonly me: Viewer;
  /** The pending frames, innermost last: the question itself is the last one. */
  readonly frames: readonly FrameView[];
}

/** The context of sentences for the reader of a view. */
export function textContext(view: AmView, name: NameOf): TextContext {
  return { view, name, me: view.viewer, frames: view.pending };
}

/** AM-6.1.2 Whether the reader has no minion on the board. */
export function standsNowhere({ view, me }: TextContext): boolean {
  return me !== 'spectator' && view.areas.every(({ minions }) => (minions[me] ?? 0) === 0);
}

/** The symbol a `symbol` question is about. */
export function symbolAt({ card, at: index }: FrameViewNamed<'symbol'>): CardSymbol {
  return at(cardById[card].symbols, index);
}

/** Splits `money:3` into its name and its amount. */
export function nameOfSymbol(symbol: CardSymbol): { readonly symbol: SymbolName; readonly amount: number } {
  const [name, amount] = symbol.split(':');
  return { symbol: name as SymbolName, amount: Number(amount ?? 0) };
}

/** The parameters of a card's scroll, for sentences that know its effect. */
export function paramsOf<E extends keyof ScrollParams>(card: CardId): ScrollParams[E] {
  return cardById[card].params as ScrollParams[E];
}

/** AM-8.6 The price of Small Gods for each piece. */
export const offering = (() => {
  const power = areas.map((area) => area.power).find(({ effect }) => effect === 'smallGods');
  return power?.effect === 'smallGods' ? power.pay : 0;
})();

/** AM-6.2.2 The price of a building in an area. */
export function costOf(area: AreaId): number {
  return at(areas, areaOf(area)).cost;
}

/** An area as the reader sees it. */
export function areaIn({ view }: TextContext, area: AreaId): AreaView {
  return at(view.areas, areaOf(area));
}

/** Minions of any player, trolls and demons in an area. */
export function onFoot(context: TextContext, area: AreaId): number {
  const { minions, trolls, demons } = areaIn(context, area);
  return minions.reduce((sum, count) => sum + count, trolls + demons);
}

/** The name of the card or random event a question comes from; a power used meanwhile comes from neither. */
export function sourceOf(
  names: Names,
  { view, frames }: TextContext,
  suits: (data: CardData) => boolean = () => true,
): string | undefined {
  const frame = frames.at(-1);
  const inEvent = frame?.kind === 'reactionWindow' && frame.fits.includes('smallGods');
  const event = inEvent ? view.eventsPlayed.at(-1) : undefined;
  if (event !== undefined) return names.events[event].name;
  const card = view.playing;
  return card === undefined || !suits(cardById[card]) ? undefined : names.cards[card].name;
}

/** Whether a placement of this reach can come from this card: one near an area may come from a power instead. */
export function suitsReach(reach: ReachView): (data: CardData) => boolean {
  if (reach.to !== 'near') return () => true;
  return (data) => data.effect === 'placeNear' && data.params.area === reach.area;
}

/** AM-13.23 Likewise for a card to discard. */
export const suitsDiscard = (data: CardData): boolean => data.effect === 'discard';

/** AM-4.2 Whether the reader holds nothing to play. */
export function holdsNothingToPlay({ view, me }: TextContext): boolean {
  const hand = me === 'spectator' ? undefined : view.players[me]?.hand;
  return hand?.every((card) => !isPlayable(cardOf(card))) ?? false;
}

/** Whether the turn ends with the card being played: no other card of this turn waits under it. */
export function isLastCard({ frames }: TextContext): boolean {
  return frames.slice(0, -1).every(({ kind }) => kind === 'turn' || kind === 'refill');
}

/** AM-8.6 Whether the reader could pay Small Gods now. */
function canPayGods({ view, me }: TextContext): boolean {
  const area = view.areas.find(({ id }) => id === 'small-gods');
  if (me === 'spectator' || area === undefined || area.building !== me || area.cardOut) return false;
  return area.gained !== view.turn && area.demons === 0 && (view.players[me]?.money ?? 0) >= offering;
}

/** AM-9.2 Whether the reader has any answer to the open window but to let it happen. */
export function canReact(context: TextContext): boolean {
  const { view, me, frames } = context;
  const window = frames.at(-1);
  const hand = me === 'spectator' ? undefined : view.players[me]?.hand;
  const holds = (fits: Answers) => hand?.some((card) => (answerWith(cardOf(card)) & fits) !== 0) ?? true;
  if (window?.kind === 'reactionWindow')
    return holds(answersOf(window.fits)) || (window.fits.includes('smallGods') && canPayGods(context));
  if (window?.kind !== 'dragonWindow' || me === 'spectator') return true;
  const { minions, building } = areaIn(context, window.area);
  const left = (minions[me] ?? 0) - (window.kept[me] ?? 0) - (window.back[me] ?? 0);
  const isHit = left > 0 || (building === me && !window.buildingKept);
  return (left > 0 && holds(susan | comeBack)) || (isHit && canPayGods(context));
}

/** AM-6.1.3 Whether the reader has no minion in supply. */
export function hasNoSupply({ view, me }: TextContext): boolean {
  return me !== 'spectator' && view.players[me]?.supply === 0;
}

/** AM-10.2 The flooded areas where the reader still has a minion. */
export function ownFlooded(context: TextContext, flooded: readonly AreaId[]): AreaId[] {
  const { me } = context;
  return flooded.filter((area) => me === 'spectator' || (areaIn(context, area).minions[me] ?? 0) > 0);
}

/** The money of a seat, in dollars; 0 for a spectator. */
export function moneyOf({ view }: TextContext, seat: Viewer): number {
  return seat === 'spectator' ? 0 : (view.players[seat]?.money ?? 0);
}
