import type { Space } from '@manigance/ui/board-map.tsx';
import type { View } from '../../rules/index.ts';
import type { Acting } from '../act.ts';
import type { Dial } from '../draft.ts';
import type { Props } from '../el.ts';
import { type DistrictId, drawings, type WheelPosition, wheelPositions } from '../from-game.ts';
import { aimOf } from '../offers.ts';
import { districtOf, isGuarded, leadsTo, pawnsAt, waysTo } from '../plan.ts';
import { type Said, saidIn } from '../words/index.ts';
import { outlineOf } from './ground.tsx';

/** The districts as places to point at: what each is, and what choosing it would do. */
export function spacesOf(
  props: Props,
  dial: Dial,
  acting: Acting,
  changed: ReadonlySet<DistrictId>,
): Space[] {
  const { view } = props.shown;
  const said = saidIn(props.language);
  return drawings[view.board].districts.map(({ id, polygon, piecesAt: [x, y] }) => {
    const { state, hint } = stateOf(view, said, dial, acting, id);
    const parts = [aboutDistrict(props, said, id)];
    if (changed.has(id)) parts.push(said.district.since);
    if (hint !== undefined) parts.push(hint);
    return { id, label: parts.join(' '), at: [x, y], d: outlineOf(polygon), state };
  });
}

interface Reading {
  readonly state: Space['state'];
  readonly hint?: string | undefined;
}

function stateOf(view: View, said: Said, dial: Dial, acting: Acting, id: DistrictId): Reading {
  if (dial.open) return dialState(view, said, dial, id);
  const { choice, offers } = acting;
  const facet = districtFacet(acting);
  if (facet !== undefined) {
    const open = choice?.choices.some((move) => aimOf(move, facet) === id);
    if (open === true) return { state: 'open', hint: said.district.choose };
    return refusalFor(acting, id) === undefined ? { state: 'still' } : { state: 'closed' };
  }
  const buys = offers.some((offer) => isPurchase(offer.id) && offer.moves.length > 0);
  const mine = view.seat === undefined ? undefined : view.players[view.seat];
  if (buys && acting.draft === undefined && mine?.lucien === id)
    return { state: 'open', hint: said.district.buy };
  return { state: 'still' };
}

export function isPurchase(offer: string): boolean {
  return offer === 'buyCity' || offer === 'buyPlayer';
}

/** What a tapped district would be the answer to. */
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
function dialState(view: View, said: Said, dial: Dial, id: DistrictId): Reading {
  const way = wayWithHand(view, dial, id);
  const character = said[dial.hand];
  if (way === undefined) return { state: 'still', hint: said.district.tooFar(character) };
  if (way === dial[dial.hand]) return { state: 'chosen', hint: said.district.sent(character) };
  return { state: 'open', hint: said.district.send(character, said.names.wheel[way]) };
}

/** How the hand I hold gets to a district; where it already points there, that way. */
export function wayWithHand(view: View, dial: Dial, id: DistrictId): WheelPosition | undefined {
  const from = view.seat === undefined ? undefined : view.players[view.seat]?.[dial.hand];
  const ways = waysTo(view, from, id);
  return ways.find((way) => way === dial[dial.hand]) ?? ways[0];
}

/** Name, kind, owner, protection, who stands there, exits. */
function aboutDistrict({ shown: { view }, names }: Props, said: Said, id: DistrictId): string {
  const { type } = districtOf(view, id);
  const facts = [said.names.districts[id], said.names.types[type], ownerOf(view, said, names, id)];
  if (isGuarded(view, id)) facts.push(said.district.guarded);
  const pawns = pawnsAt(view, id).map(({ seat, of }) =>
    seat === view.seat ? said.district.yourPawn(said[of]) : said.district.pawn(said[of], names(seat)),
  );
  const exits = wheelPositions.flatMap((way) => {
    const to = leadsTo(view, id, way).map((other) => said.names.districts[other]);
    return to.length === 0 ? [] : [said.district.exit(said.names.wheel[way], said.either(to))];
  });
  const sentences = [`${[...new Set(facts)].join(', ')}.`];
  if (pawns.length > 0) sentences.push(said.district.stands(said.list(pawns)));
  sentences.push(said.district.exits(exits.join(', ')));
  return sentences.join(' ');
}

function ownerOf(view: View, said: Said, names: (seat: number) => string, id: DistrictId): string {
  const owner = view.owners[id];
  if (owner === undefined) return said.district.neutral;
  return owner === view.seat ? said.district.yours : said.district.held(names(owner));
}
