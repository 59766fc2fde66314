import { at, type Seat, type Viewer } from '@manigance/core';
import { has } from './area-sets.ts';
import { type AreaId, areaIds } from './board.ts';
import { buildingsOf } from './buildings.ts';
import { type CardId, cardData, isPlayable } from './cards.ts';
import { buildingsPerPlayer } from './constants.ts';
import { type PublicFrame, publicFrame } from './frame-fields.ts';
import { type BarredSymbol, barredInHand, barredSymbols } from './frames/symbols.ts';
import { type Area, areaId, type Card, cardId, nobody, personalityId, randomEventId } from './ids.ts';
import { knownCards, knownNotHeld, knownOrAside } from './knowledge.ts';
import type { PersonalityId } from './personalities.ts';
import { bringsTrouble, hasTrouble, minionsAt } from './pieces.ts';
import type { RandomEventId } from './random-events.ts';
import { isSpared } from './removal.ts';
import type { AmFrame, AmState, FrameNamed } from './state.ts';
import {
  controllerOf,
  type GoalProgress,
  goalProgress,
  type OpenFigure,
  type OpenFigures,
  openFigures,
  type Score,
  scoreOf,
  troubleFigure,
} from './victory.ts';

/** An area as everybody sees it. */
export interface AreaView {
  readonly id: AreaId;
  /** By seat. */
  readonly minions: readonly number[];
  readonly trolls: number;
  readonly demons: number;
  readonly trouble: boolean;
  /** AM-7.1 Whether a piece that enters now brings trouble. */
  readonly bringsTrouble: boolean;
  /** AM-11.4 */
  readonly controller?: Seat | undefined;
  /** The owner of the building here. */
  readonly building?: Seat | undefined;
  /** AM-10.10 Whether its City Area card has left the game. */
  readonly cardOut: boolean;
  /** AM-8.2 The turn in which the card was last gained, and whether its power was used this turn. */
  readonly gained: number;
  readonly used: boolean;
}

/** A player as this viewer sees them. */
export interface PlayerView {
  readonly money: number;
  readonly supply: number;
  /** Buildings left to build. */
  readonly buildings: number;
  /** AM-3.3 How many cards the hand holds. */
  readonly cards: number;
  /** The cards themselves, for their owner and at the end. */
  readonly hand?: readonly CardId[];
  /** AM-5.4 The same by card, for a player who is choosing a card to play. */
  readonly barred?: readonly (BarredSymbol & { readonly card: CardId })[] | undefined;
  readonly personality?: PersonalityId;
  /** AM-11 With the Personality: how far this player has come. */
  readonly goal?: GoalProgress;
  /** AM-11 The figures of this player towards each goal that everybody can count. */
  readonly figures: OpenFigures;
  /** AM-3.6 For a hidden hand: the cards that this viewer has seen and that are certainly still there. */
  readonly known?: readonly CardId[];
  /** AM-5.7 Those that are in the hand or lie face down beside it; absent if there are none. */
  readonly knownOrAside?: readonly CardId[] | undefined;
  /** AM-3.2 For a hidden Personality: the ones that this viewer has ruled out. */
  readonly ruledOut?: readonly PersonalityId[];
  readonly loans: readonly CardId[];
  readonly stuck: readonly CardId[];
  /** AM-12.4 At the end. */
  readonly score?: Score;
}

/** Everything one viewer may know. A field added to the state is hidden until it is added here. */
export interface AmView {
  readonly viewer: Viewer;
  readonly active: Seat;
  readonly turn: number;
  readonly areas: readonly AreaView[];
  readonly players: readonly PlayerView[];
  /** AM-11.5 Areas in trouble, and how many end the match. */
  readonly trouble: OpenFigure;
  readonly deck: number;
  readonly discard: readonly CardId[];
  readonly playing?: CardId | undefined;
  /** AM-5.4 Symbols still to come of the card in play that could not be started as things stand. */
  readonly barred: readonly BarredSymbol[];
  /** AM-9.5 Seats that blocked the scroll being resolved. */
  readonly blockedBy: readonly Seat[];
  readonly eventPile: number;
  readonly eventsPlayed: readonly RandomEventId[];
  /** The pending frames, innermost last, as far as this viewer may see them. */
  readonly pending: readonly FrameView[];
}

/** AM-9.2.6 How far a viewer has got with its own answer to a window. */
export type WindowStage = 'asked' | 'later' | 'done' | 'no';

/** Fields of a frame that depend on the viewer. */
interface ViewerFields {
  reactionWindow: { readonly you: WindowStage };
  dragonWindow: { readonly you: WindowStage };
  scrollReaches: ScrollExtra;
  scrollHits: ScrollExtra;
  /** AM-5.7 The card, for the player who laid it aside. */
  laidAside: { readonly card?: CardId };
  /** AM-13.48 The cards drawn, for the thief and the owner; their number for everybody. */
  keepOne: { readonly count: number; readonly cards?: readonly CardId[] };
}
interface ScrollExtra {
  /** AM-13.49 The player who gets the money. */
  readonly receiver?: Seat;
  /** AM-13.26 The card on sale, for the seller. */
  readonly sold?: CardId;
}

/** The view of a frame of this kind. */
export type FrameViewNamed<K extends AmFrame['kind']> = K extends keyof ViewerFields
  ? PublicFrame<K> & ViewerFields[K]
  : PublicFrame<K>;
/** The view of a frame. */
export type FrameView = { [K in AmFrame['kind']]: FrameViewNamed<K> }[AmFrame['kind']];

/** AM-3 The match as one viewer may know it. */
export function view(state: AmState, viewer: Viewer, other?: AmView): AmView {
  const seats = state.hands.map((_, seat) => seat);
  return {
    viewer,
    active: state.active,
    turn: state.turn,
    areas: other?.areas ?? areaIds.map((_, area) => areaView(state, area)),
    players: seats.map((seat) => playerView(state, seat, viewer, other)),
    trouble: other?.trouble ?? troubleFigure(state),
    deck: state.deck.length,
    discard: other?.discard ?? state.discard.map(cardId),
    playing: state.playing === nobody ? undefined : cardId(state.playing),
    barred: other?.barred ?? barredInPlay(state),
    blockedBy: other?.blockedBy ?? seats.filter((seat) => isSpared(state, seat)),
    eventPile: state.eventPile.length,
    eventsPlayed: other?.eventsPlayed ?? state.eventsPlayed.map(randomEventId),
    pending: state.pending.map((frame, index) => frameView(frame, viewer, other?.pending[index])),
  };
}

function barredInPlay(state: AmState): readonly BarredSymbol[] {
  const top = state.pending.findLast(({ kind }) => kind === 'symbol' || kind === 'card');
  if (top === undefined || !('at' in top) || top.card !== state.playing) return [];
  return barredSymbols(state, state.active, state.playing, top.at);
}

const choosesCard: ReadonlySet<AmFrame['kind']> = new Set(['chooseCard', 'symbol', 'layAside', 'playNext']);

/** AM-5.4 The symbols that cards of the hand could not do, for their owner who is choosing one to play. */
function barredCards(state: AmState, seat: Seat): PlayerView['barred'] {
  const top = state.pending.at(-1);
  if (top === undefined || state.active !== seat || !choosesCard.has(top.kind)) return undefined;
  const cards = at(state.hands, seat).filter(isPlayable);
  return cards.flatMap((card) =>
    barredInHand(state, seat, card).map((one) => ({ card: cardId(card), ...one })),
  );
}

function areaView(state: AmState, area: Area): AreaView {
  const building = at(state.buildings, area);
  return {
    id: areaId(area),
    minions: state.hands.map((_, seat) => minionsAt(state, seat, area)),
    trolls: at(state.trolls, area),
    demons: at(state.demons, area),
    trouble: hasTrouble(state, area),
    bringsTrouble: bringsTrouble(state, area),
    controller: controllerOf(state, area),
    building: building === nobody ? undefined : building,
    cardOut: has(state.cityCardsOut, area),
    gained: at(state.gained, area),
    used: has(state.used, area),
  };
}

/** Written field by field, because every move passes here and the engine knows such objects by their fields. */
function playerView(state: AmState, seat: Seat, viewer: Viewer, other: AmView | undefined): PlayerView {
  const shown = other?.players[seat];
  if (state.outcome !== undefined)
    return shown ?? { ...openPlayer(state, seat), ...openHand(state, seat), score: scoreOf(state, seat) }; // AM-3.8
  const { money, supply, buildings, cards, figures, loans, stuck } = shown ?? openPlayer(state, seat);
  if (viewer === seat) {
    const { hand, personality, goal } = openHand(state, seat); // AM-3.2
    const barred = barredCards(state, seat);
    return { money, supply, buildings, cards, figures, hand, personality, goal, barred, loans, stuck };
  }
  const { known, knownOrAside, ruledOut } = hiddenHand(state, seat, viewer);
  const isAlike =
    shown !== undefined &&
    other?.viewer !== seat &&
    areSame(shown.known, known) &&
    areSame(shown.knownOrAside, knownOrAside) &&
    areSame(shown.ruledOut, ruledOut);
  if (isAlike) return shown;
  return { money, supply, buildings, cards, figures, known, knownOrAside, ruledOut, loans, stuck };
}

type OpenPlayer = Pick<
  PlayerView,
  'money' | 'supply' | 'buildings' | 'cards' | 'figures' | 'loans' | 'stuck'
>;

/** The part of a player that everybody sees. */
function openPlayer(state: AmState, seat: Seat): OpenPlayer {
  return {
    money: at(state.money, seat),
    supply: at(state.supply, seat),
    buildings: buildingsPerPlayer - buildingsOf(state, seat),
    cards: at(state.hands, seat).length,
    figures: openFigures(state, seat),
    loans: at(state.loans, seat).map(cardId),
    stuck: at(state.stuck, seat).map(cardId),
  };
}

function openHand(state: AmState, seat: Seat): Required<Pick<PlayerView, 'hand' | 'personality' | 'goal'>> {
  const personality = at(state.personalities, seat);
  return {
    hand: at(state.hands, seat).map(cardId),
    personality: personalityId(personality),
    goal: goalProgress(state, seat, personality),
  };
}

type HiddenHand = Pick<PlayerView, 'knownOrAside'> & Required<Pick<PlayerView, 'known' | 'ruledOut'>>;

function hiddenHand(state: AmState, seat: Seat, viewer: Viewer): HiddenHand {
  if (state.knowledge === undefined) return nothingKnown;
  const orAside = knownOrAside(state, seat, viewer).map(cardId);
  return {
    known: knownCards(state, seat, viewer).map(cardId),
    knownOrAside: orAside.length === 0 ? undefined : orAside,
    ruledOut: knownNotHeld(state, seat, viewer).map(personalityId),
  };
}

const nothingKnown: HiddenHand = { known: [], knownOrAside: undefined, ruledOut: [] };

/** A plain loop, for the same reason. */
function areSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return one.length === other.length;
}

const hasViewerFields: { readonly [K in AmFrame['kind']]?: true } & {
  readonly [K in keyof ViewerFields]: true;
} = {
  reactionWindow: true,
  dragonWindow: true,
  scrollReaches: true,
  scrollHits: true,
  laidAside: true,
  keepOne: true,
};

function frameView(frame: AmFrame, viewer: Viewer, other: FrameView | undefined): FrameView {
  // The row for the kind of this frame makes its view, which the compiler cannot follow through a union.
  if (hasViewerFields[frame.kind] !== true) return other ?? (publicFrame(frame) as FrameView);
  return { ...publicFrame(frame), ...viewerFields(frame, viewer) } as FrameView;
}

function viewerFields(frame: AmFrame, viewer: Viewer): Partial<ViewerFields[keyof ViewerFields]> {
  switch (frame.kind) {
    case 'reactionWindow':
    case 'dragonWindow':
      return { you: windowStage(frame, viewer) };
    case 'scrollReaches':
    case 'scrollHits':
      if (frame.extra === nobody) return {};
      if (!isSale(frame)) return { receiver: frame.extra };
      return frame.seat === viewer ? { sold: cardId(frame.extra) } : {};
    case 'laidAside':
      return frame.seat === viewer ? { card: cardId(frame.card) } : {};
    case 'keepOne': {
      const count = frame.cards.length;
      const sees = viewer === frame.seat || viewer === frame.target;
      return sees ? { count, cards: frame.cards.map(cardId) } : { count };
    }
    default:
      return {};
  }
}

function windowStage(
  { threatened, left }: FrameNamed<'reactionWindow' | 'dragonWindow'>,
  viewer: Viewer,
): WindowStage {
  if (viewer === 'spectator' || !threatened.includes(viewer)) return 'no';
  if (left[0] === viewer) return 'asked';
  return left.includes(viewer) ? 'later' : 'done';
}

/** Whether the `extra` of this scroll is a card on sale. */
export function isSale({ card }: { readonly card: Card }): boolean {
  return cardData(card).effect === 'sellCard';
}
