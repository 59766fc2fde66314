import type { DistrictId, WheelPosition } from '../../rules/board.ts';
import { cityPrice } from '../../rules/constants.ts';
import { districtOf, leadsTo } from '../districts.ts';
import type { Character } from '../pawn.tsx';
import type { Props } from '../props.ts';
import { wordsIn } from '../words/index.ts';

/** Where a wheel position leads, in words. */
export interface Reading {
  /** Whether it leads anywhere. */
  readonly leads: boolean;
  readonly way: string;
  readonly to: string;
  readonly note: string;
  /** All of it, as it is said. */
  readonly label: string;
}

/** The reading of a wheel position for one character of the viewer. */
export function readingOf(props: Props, of: Character, position: WheelPosition): Reading {
  const { shown, language } = props;
  const { view } = shown;
  const words = wordsIn(language);
  const from = view.seat === undefined ? undefined : view.players[view.seat]?.[of];
  const ways = leadsTo(from, position);
  const way = words.names.wheel[position];
  const [only, ...others] = ways;
  if (only === undefined) {
    const note = position === 'immobile' ? words.dial.byChoice : words.dial.noExit;
    return { leads: false, way, to: words.dial.stays, note, label: `${way}. ${words.dial.stays}, ${note}` };
  }
  const to = words.either(ways.map((id) => words.names.districts[id]));
  const note = others.length > 0 ? words.dial.pickExit : placeNote(props, only);
  return { leads: true, way, to, note, label: words.dial.goes(way, to, note) };
}

/** Kind and owner, or the price at which it can be had. */
export function placeNote({ shown: { view }, language, names }: Props, id: DistrictId): string {
  const words = wordsIn(language);
  const owner = view.owners[id];
  const type = words.names.types[districtOf(view, id).type];
  if (owner === undefined) return `${type}, ${words.dial.forSale(words.number(cityPrice))}`;
  return owner === view.seat ? `${type}, ${words.dial.own}` : `${type}, ${words.district.held(names(owner))}`;
}
