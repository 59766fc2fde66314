import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { ask, type Play } from './asking.ts';
import type { City, District, Position } from './city.ts';
import { playerAt, type Table } from './table.ts';
import type { Move } from './words.ts';

/** EL-6.1 */
export function* movement(table: Table): Play {
  table.phase = 'move';
  for (const seat of [...table.order]) yield* moveBoth(table, seat);
}

/** EL-6.6 Both are read from where they stood when the turn began. */
function* moveBoth(table: Table, seat: Seat): Play {
  const player = playerAt(table, seat);
  const { edgar, lucien, programme } = player;
  if (edgar === undefined || lucien === undefined || programme === undefined) return; // EL-24.4
  const exits = {
    edgar: exitsFrom(table.city, edgar, programme.edgar),
    lucien: exitsFrom(table.city, lucien, programme.lucien),
  };
  const choices = choicesOf(exits.edgar, exits.lucien);
  const answer = choices.length > 0 ? yield* ask(table, seat, 'chooseExit', () => choices) : undefined;
  if (player.gone) return;
  const chosen: { edgar?: District; lucien?: District } = answer?.do === 'chooseExit' ? answer : {};
  player.edgar = chosen.edgar ?? at(exits.edgar, 0);
  player.lucien = chosen.lucien ?? at(exits.lucien, 0);
}

/** EL-6.2 to EL-6.5 Where this position may lead; one that leads nowhere leaves the character where he stands. */
function exitsFrom(city: City, district: District, position: Position): readonly District[] {
  const stations = city.lines.get(position);
  if (stations?.includes(district)) return stations.filter((station) => station !== district);
  return [city.exits.get(district)?.get(position) ?? district];
}

/** EL-6.3 Each combination of exits of the characters that have a choice. */
function choicesOf(edgars: readonly District[], luciens: readonly District[]): Move[] {
  if (edgars.length === 1 && luciens.length === 1) return [];
  if (luciens.length === 1) return edgars.map((edgar) => ({ do: 'chooseExit', edgar }));
  if (edgars.length === 1) return luciens.map((lucien) => ({ do: 'chooseExit', lucien }));
  return edgars.flatMap((edgar) => luciens.map((lucien) => ({ do: 'chooseExit', edgar, lucien }) as const));
}
