import type { Seat } from '@manigance/core';
import { type Areas, areaIdsIn, areaSetOf } from './area-sets.ts';
import type { AreaId } from './board.ts';
import type { CardId } from './cards.ts';
import {
  type Answers,
  type Area,
  areaId,
  areaOf,
  type Card,
  cardId,
  cardOf,
  nobody,
  type Piece,
  type PieceId,
  pieceId,
  pieceOf,
} from './ids.ts';
import type { Aim, AmFrame, FrameNamed, Reach } from './state.ts';
import { type AnswerId, answerIdsIn, answersOf } from './windows.ts';

/** How a field of a frame is shown to viewers, and read back from a view. */
interface Field<Value, Shown> {
  show(value: Value): Shown;
  read(shown: Shown): Value;
}

const same = <T>(): Field<T, T> => ({ show: (value) => value, read: (shown) => shown });
const orNobody = <Shown>(field: Field<number, Shown>): Field<number, Shown | undefined> => ({
  show: (value) => (value === nobody ? undefined : field.show(value)),
  read: (shown) => (shown === undefined ? nobody : field.read(shown)),
});

/** AM-6.1 The areas open to a placement, in ids. */
export type ReachView =
  | Exclude<Reach, { readonly to: 'near' }>
  | { readonly to: 'near'; readonly area: AreaId };

const seat = same<Seat>();
const seats = same<readonly Seat[]>();
const amount = same<number>();
const counts = same<readonly number[]>();
const flag = same<boolean>();
const aim = same<Aim>();
const area: Field<Area, AreaId> = { show: areaId, read: areaOf };
const areas: Field<Areas, readonly AreaId[]> = { show: areaIdsIn, read: areaSetOf };
const areaList: Field<readonly Area[], readonly AreaId[]> = {
  show: (list) => list.map(areaId),
  read: (list) => list.map(areaOf),
};
const card: Field<Card, CardId> = { show: cardId, read: cardOf };
const piece: Field<Piece, PieceId> = { show: pieceId, read: pieceOf };
const answers: Field<Answers, readonly AnswerId[]> = { show: answerIdsIn, read: answersOf };
const reach: Field<Reach, ReachView> = {
  show: (value) => (value.to === 'near' ? { to: 'near', area: areaId(value.area) } : value),
  read: (shown) => (shown.to === 'near' ? { to: 'near', area: areaOf(shown.area) } : shown),
};

const bySeat = { seat };
const byCard = { seat, card };
const byArea = { seat, area };
const aimed = { seat, card, target: seat };
const placing = { seat, reach, except: orNobody(area), quiet: flag };
const threat = { area, piece, stopped: flag, back: flag };
const flood = { seat, flooded: areas, stay: counts };
const dragon = { area, kept: counts, back: counts, buildingKept: flag, threatened: seats };

/** Frames with hidden fields; `view.ts` adds the fields that depend on the viewer. */
type PartlyHidden =
  | 'reactionWindow'
  | 'dragonWindow'
  | 'scrollReaches'
  | 'scrollHits'
  | 'keepOne'
  | 'laidAside';

type Fields<F> = { readonly [N in Exclude<keyof F, 'kind'>]: Field<F[N], unknown> };
type AllFields = {
  readonly [K in AmFrame['kind']]: K extends PartlyHidden
    ? Partial<Fields<FrameNamed<K>>>
    : Fields<FrameNamed<K>>;
};

/** The public fields of every frame. A frame or field that is not listed here does not compile, and is never shown. */
export const frameFields = {
  turn: bySeat,
  refill: bySeat,
  chooseCard: bySeat,
  layAside: bySeat,
  laidAside: bySeat, // AM-5.7: without the card
  pendingPlay: bySeat,
  playNext: bySeat,
  card: { seat, card, at: amount },
  symbol: { seat, card, at: amount },
  finishCard: byCard,
  placeMinion: placing,
  liftMinion: placing,
  placeMore: { seat, reach, left: amount },
  build: { seat, divisor: amount },
  giveUpBuilding: { seat, area, cost: amount },
  clearTrouble: bySeat,
  setTrouble: { seat, areas },
  discardOne: { seat, gain: amount },
  discardSome: { seat, left: amount, gain: amount },
  drawUp: bySeat,
  chooseTarget: byCard,
  chooseReceiver: aimed,
  chooseSale: aimed,
  scrollReaches: aimed, // AM-13.26: without the card on sale
  scrollHits: aimed,
  reactionWindow: { fits: answers, threatened: seats }, // AM-9.2.6: not how far the asking has got
  removePiece: threat,
  movePiece: { ...threat, to: area },
  payThenRemove: { ...threat, seat, payee: seat, pay: amount },
  swapPieces: { ...threat, otherArea: area, otherPiece: piece },
  chooseVictim: { seat, chooser: seat, areas, aim, asked: orNobody(seat) },
  chooseHit: { seat, payee: seat, pay: amount },
  moveOther: byCard,
  swapFirst: byCard,
  takeover: byCard,
  moveOwn: { seat, card, payee: orNobody(seat) },
  swapSecond: { seat, area, piece },
  removeOwn: bySeat,
  payOrRemoveOwn: { seat, pay: amount },
  carcer: { seat, rolled: areaList },
  carcerPick: { seat, rolled: areaList },
  payOrSuffer: { seat, card, by: seat, amount },
  demolish: { seat, owner: seat },
  giveCards: { seat, to: seat, left: amount },
  giveMoneyOrCard: { seat, to: seat, amount },
  pickFromHand: { seat, target: seat },
  keepOne: { seat, target: seat }, // AM-13.48: without the cards drawn
  chooseIncome: { seat, per: amount },
  takeoverGiveUp: byArea,
  takeoverHappens: { seat, area, giveUp: orNobody(area) },
  dragonWindow: dragon, // AM-9.2.6
  dragonStrikes: { ...dragon, left: seats },
  flood,
  floodMove: flood,
  fire: { seat, from: area },
  saveBuilding: { seat, areas },
  loseBuildings: { areas },
  murder: bySeat,
  murderChoice: byArea,
  johnson: byArea,
  saveCityCard: byArea,
  arrivals: { seat, piece, left: amount },
  stopArrival: { seat, piece, area },
  arrive: { piece, area },
  subsidence: { seat, per: amount },
  loseOneBuilding: { seat, left: amount },
} as const satisfies AllFields;

type ShownBy<F> = F extends { show(value: never): infer Shown } ? Shown : never;

/** The fields of a frame of this kind that everybody sees. */
export type PublicFrame<K extends AmFrame['kind']> = { readonly kind: K } & {
  readonly [N in keyof (typeof frameFields)[K]]: ShownBy<(typeof frameFields)[K][N]>;
};

type FieldEntry = readonly [name: string, field: Field<unknown, unknown>];
const entries = new Map<string, readonly FieldEntry[]>(
  Object.entries(frameFields).map(([kind, fields]) => [kind, Object.entries(fields)]),
);

type Values = Readonly<Record<string, unknown>>;

function convert(
  values: { readonly kind: string },
  by: (field: Field<unknown, unknown>, value: unknown) => unknown,
) {
  const converted: Record<string, unknown> = { kind: values.kind };
  for (const [name, field] of entries.get(values.kind) ?? []) {
    const value = by(field, (values as Values)[name]);
    if (value !== undefined) converted[name] = value;
  }
  return converted;
}

/** The public fields of a frame. Each kind reads its own row of the tables, which the compiler cannot follow. */
export function publicFrame(frame: AmFrame): PublicFrame<AmFrame['kind']> {
  return convert(frame, (field, value) => field.show(value)) as unknown as PublicFrame<AmFrame['kind']>;
}

/** A frame with the fields that a view tells; the others are for the reader to choose. */
export function readFrame(shown: { readonly kind: AmFrame['kind'] }): AmFrame {
  return convert(shown, (field, value) => field.read(value)) as unknown as AmFrame;
}
