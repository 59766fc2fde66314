import type { Space } from '@manigance/ui/board-map.tsx';
import { type DistrictId, type WheelPosition, wheelPositions } from '../../rules/board.ts';
import { drawings } from '../../rules/geometry.ts';
import type { ElView } from '../../rules/index.ts';
import type { Acting } from '../acting.ts';
import { districtOf, leadsTo, pawnsAt, positionsTo } from '../districts.ts';
import type { Dial } from '../draft.ts';
import { aimOf } from '../offers.ts';
import type { Props } from '../props.ts';
import { type BoardWords, wordsIn } from '../words/index.ts';
import { outlineOf } from './ground.tsx';

/** The districts as places to point at: what each is, and what choosing it would do. */
export function spacesOf(
  props: Props,
  dial: Dial,
  acting: Acting,
  changed: ReadonlySet<DistrictId>,
): Space[] {
  const { view } = props.shown;
  const words = wordsIn(props.language);
  return drawings[view.board].districts.map(({ id, polygon, piecesAt: [x, y] }) => {
    const { state, hint } = stateOf(view, words, dial, acting, id);
    const parts = [aboutDistrict(props, words, id)];
    if (changed.has(id)) parts.push(words.district.since);
    if (hint !== undefined) parts.push(hint);
    return { id, label: parts.join(' '), at: [x, y], d: outlineOf(polygon), state };
  });
}

interface Reading {
  readonly state: Space['state'];
  readonly hint?: string | undefined;
}

function stateOf(view: ElView, words: BoardWords, dial: Dial, acting: Acting, id: DistrictId): Reading {
  if (dial.open) return dialState(view, words, dial, id);
  const { choice, offers } = acting;
  const facet = districtFacet(acting);
  if (facet !== undefined) {
    const open = choice?.choices.some((move) => aimOf(move, facet) === id);
    if (open === true) return { state: 'open', hint: words.district.choose };
    return refusalFor(acting, id) === undefined ? { state: 'still' } : { state: 'closed' };
  }
  const buys = offers.some((offer) => isPurchase(offer.id) && offer.moves.length > 0);
  const mine = view.seat === undefined ? undefined : view.players[view.seat];
  if (buys && acting.draft === undefined && mine?.lucien === id)
    return { state: 'open', hint: words.district.buy };
  return { state: 'still' };
}

/** Whether an offer is a purchase. */
export function isPurchase(offer: string): boolean {
  return offer === 'buyCity' || offer === 'buyPlayer';
}

/** The target that a tapped district would choose. */
export function districtFacet({ choice }: Acting): 'district' | 'edgar' | 'lucien' | undefined {
  const facet = choice?.facet;
  return facet === 'district' || facet === 'edgar' || facet === 'lucien' ? facet : undefined;
}

/** Why a district cannot be the target of what I am describing. */
export function refusalFor({ offers, draft }: Acting, id: DistrictId) {
  const named = offers.filter((offer) => draft === undefined || offer.id === draft.offer);
  return named.flatMap(({ refused }) => refused).find(({ move }) => aimOf(move, 'district') === id);
}

/** While the wheel is set, a district next door is a way to turn the hand that I hold. */
function dialState(view: ElView, words: BoardWords, dial: Dial, id: DistrictId): Reading {
  const way = wayWithHand(view, dial, id);
  const character = words[dial.hand];
  if (way === undefined) return { state: 'still', hint: words.district.tooFar(character) };
  if (way === dial[dial.hand]) return { state: 'chosen', hint: words.district.sent(character) };
  return { state: 'open', hint: words.district.send(character, words.names.wheel[way]) };
}

/** How the hand I hold gets to a district; where it already points there, that way. */
export function wayWithHand(view: ElView, dial: Dial, id: DistrictId): WheelPosition | undefined {
  const from = view.seat === undefined ? undefined : view.players[view.seat]?.[dial.hand];
  const ways = positionsTo(from, id);
  return ways.find((way) => way === dial[dial.hand]) ?? ways[0];
}

/** Name, kind, owner, protection, who stands there, exits. */
function aboutDistrict({ shown: { view }, names }: Props, words: BoardWords, id: DistrictId): string {
  const { type } = districtOf(view, id);
  const facts = [words.names.districts[id], words.names.types[type], ownerOf(view, words, names, id)];
  if (view.protected.includes(id)) facts.push(words.district.guarded);
  const pawns = pawnsAt(view, id).map(({ seat, of }) =>
    seat === view.seat ? words.district.yourPawn(words[of]) : words.district.pawn(words[of], names(seat)),
  );
  const exits = wheelPositions.flatMap((way) => {
    const to = leadsTo(id, way).map((other) => words.names.districts[other]);
    return to.length === 0 ? [] : [words.district.exit(words.names.wheel[way], words.either(to))];
  });
  const sentences = [`${[...new Set(facts)].join(', ')}.`];
  if (pawns.length > 0) sentences.push(words.district.stands(words.list(pawns)));
  sentences.push(words.district.exits(exits.join(', ')));
  return sentences.join(' ');
}

function ownerOf(view: ElView, words: BoardWords, names: (seat: number) => string, id: DistrictId): string {
  const owner = view.owners[id];
  if (owner === undefined) return words.district.neutral;
  return owner === view.seat ? words.district.yours : words.district.held(names(owner));
}
