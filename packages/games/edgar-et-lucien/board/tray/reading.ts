import { cityPrice } from '../../rules/constants.ts';
import type { Props } from '../el.ts';
import type { DistrictId, WheelPosition } from '../from-game.ts';
import type { Character } from '../pawn.tsx';
import { districtOf, leadsTo } from '../plan.ts';
import { saidIn } from '../words/index.ts';

/** What a hand on a position would bring: where to, and what is there. */
export interface Reading {
  /** Whether it leads anywhere. */
  readonly leads: boolean;
  readonly way: string;
  readonly to: string;
  readonly note: string;
  /** All of it, as it is said. */
  readonly label: string;
}

export function readingOf(props: Props, of: Character, position: WheelPosition): Reading {
  const { shown, language } = props;
  const { view } = shown;
  const said = saidIn(language);
  const from = view.seat === undefined ? undefined : view.players[view.seat]?.[of];
  const ways = leadsTo(view, from, position);
  const way = said.names.wheel[position];
  const [only, ...others] = ways;
  if (only === undefined) {
    const note = position === 'immobile' ? said.dial.byChoice : said.dial.noExit;
    return { leads: false, way, to: said.dial.stays, note, label: `${way}. ${said.dial.stays}, ${note}` };
  }
  const to = said.either(ways.map((id) => said.names.districts[id]));
  const note = others.length > 0 ? said.dial.pickExit : placeNote(props, only);
  return { leads: true, way, to, note, label: said.dial.goes(way, to, note) };
}

/** Kind and owner, or the price at which it can be had. */
export function placeNote({ shown: { view }, language, names }: Props, id: DistrictId): string {
  const said = saidIn(language);
  const owner = view.owners[id];
  const type = said.names.types[districtOf(view, id).type];
  if (owner === undefined) return `${type}, ${said.dial.forSale(said.number(cityPrice))}`;
  return owner === view.seat ? `${type}, ${said.dial.own}` : `${type}, ${said.district.held(names(owner))}`;
}
