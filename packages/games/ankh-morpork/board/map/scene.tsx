import type { Language, Seat } from '@manigance/core';
import { type SeatLook, useSeats } from '@manigance/ui/seats.tsx';
import { useRef } from 'preact/hooks';
import { type AreaId, areaIds, areas } from '../../rules/board.ts';
import type { AmView, AreaView } from '../../rules/index.ts';
import type { PieceId } from '../choices.ts';
import type { Threat } from '../pending.ts';
import { boardLanguage } from '../words/index.ts';
import { type AreaDrawing, drawings, type Point } from './areas.ts';
import { Building, Group, Minion, Trouble } from './pieces.tsx';
import { groupsIn, placesOf } from './places.ts';

type Places = ReadonlyMap<PieceId, number>;

/** The place of each group, kept between renders, and the last place of groups that have gone. */
export function usePlaces(view: AmView): {
  readonly places: readonly Places[];
  readonly lastPlaces: ReadonlyMap<string, number>;
} {
  const before = useRef<readonly Places[]>([]);
  const lastPlaces = useRef(new Map<string, number>());
  before.current = view.areas.map((area, index) => {
    const pieces = groupsIn(area).map(({ piece }) => piece);
    const places = placesOf(before.current[index] ?? new Map(), pieces);
    for (const [piece, place] of places) lastPlaces.current.set(`${area.id}-${piece}`, place);
    return places;
  });
  return { places: before.current, lastPlaces: lastPlaces.current };
}

/** Where a group stands in an area. */
export function spotOf(area: number, place: number): Point {
  const { groups } = drawings[area] as AreaDrawing;
  return groups[Math.min(place, groups.length - 1)] as Point;
}

const at = ([x, y]: Point) => `translate(${x} ${y})`;

/** Lights: gold where something can be chosen, a hatched veil over the rest while a place is being chosen. */
export function Lights({
  lit,
  chosen,
  asking,
}: {
  readonly lit: ReadonlySet<AreaId>;
  readonly chosen: AreaId | undefined;
  readonly asking: boolean;
}) {
  return (
    <g class="am-lights">
      {areaIds.map((id, index) => {
        const { d } = drawings[index] as AreaDrawing;
        if (lit.has(id) || id === chosen) {
          return (
            <g key={id} clip-path={`url(#am-clip-${index})`} class={id === chosen ? 'is-chosen' : ''}>
              <path class="glow wide" d={d} />
              <path class="glow" d={d} />
              <path class="march" d={d} />
            </g>
          );
        }
        return asking ? <path key={id} class="veil" d={d} /> : undefined;
      })}
    </g>
  );
}

/** The preview of an area: the piece or marker it would get. */
export interface Ghost {
  readonly what: 'minion' | 'building' | 'trouble';
  readonly trouble: boolean;
}

/** Props of the pieces on the map. */
export interface SceneProps {
  readonly view: AmView;
  readonly places: readonly Places[];
  readonly ghosts: ReadonlyMap<AreaId, Ghost>;
  readonly viewer: Seat | 'spectator';
  /** Groups that changed since my last move. */
  readonly fresh: ReadonlySet<string>;
}

/** The pieces and buildings on the map. Groups carry `data-group`, so that events can set them in motion. */
export function Scene({ view, places, ghosts, viewer, fresh }: SceneProps) {
  const looks = useSeats();
  return (
    <g class="am-scene">
      {view.areas.map((area, index) => {
        const drawing = drawings[index] as AreaDrawing;
        const owner = area.building === undefined ? undefined : looks[area.building];
        return (
          <g key={area.id}>
            {owner === undefined ? (
              <path
                class="plot"
                transform={at(drawing.building)}
                d="M-19-19h38v38h-38zM-9 10V-2L0-10 9-2V10z"
              />
            ) : (
              <g transform={`translate(${drawing.building[0]} ${drawing.building[1] + 22})`}>
                <g data-group={`${area.id}-building`}>
                  <Building look={owner} />
                </g>
              </g>
            )}
            {area.trouble && (
              <g transform={at(drawing.trouble)}>
                <g class="am-burst">
                  <Trouble />
                </g>
              </g>
            )}
            <Groups
              area={area}
              index={index}
              places={places[index] ?? new Map()}
              looks={looks}
              fresh={fresh}
            />
            <GhostOf
              area={area}
              index={index}
              ghost={ghosts.get(area.id)}
              places={places[index] ?? new Map()}
              look={viewer === 'spectator' ? undefined : looks[viewer]}
            />
          </g>
        );
      })}
    </g>
  );
}

function Groups({
  area,
  index,
  places,
  looks,
  fresh,
}: {
  readonly area: AreaView;
  readonly index: number;
  readonly places: Places;
  readonly looks: readonly SeatLook[];
  readonly fresh: ReadonlySet<string>;
}) {
  const standing = groupsIn(area).map(({ piece, count }) => ({
    piece,
    count,
    spot: spotOf(index, places.get(piece) ?? 0),
  }));
  standing.sort((one, other) => one.spot[1] - other.spot[1]); // those in front are drawn over those behind
  return (
    <>
      {standing.map(({ piece, count, spot }) => (
        <g key={piece} transform={at(spot)}>
          {fresh.has(`${area.id}-${piece}`) && <ellipse class="am-fresh" rx="24" ry="8" />}
          <g data-group={`${area.id}-${piece}`}>
            <Group piece={piece} count={count} looks={looks} />
          </g>
        </g>
      ))}
    </>
  );
}

function GhostOf({
  area,
  index,
  ghost,
  places,
  look,
}: {
  readonly area: AreaView;
  readonly index: number;
  readonly ghost: Ghost | undefined;
  readonly places: Places;
  readonly look: SeatLook | undefined;
}) {
  if (ghost === undefined) return undefined;
  const { building, trouble } = drawings[index] as AreaDrawing;
  const free = [0, 1, 2, 3, 4, 5].find((place) => ![...places.values()].includes(place)) ?? 5;
  return (
    <>
      {ghost.what === 'minion' && look && (
        <g transform={at(spotOf(index, free))}>
          <Minion look={look} ghost />
        </g>
      )}
      {ghost.what === 'building' && look && area.building === undefined && (
        <g transform={`translate(${building[0]} ${building[1] + 22})`}>
          <Building look={look} ghost />
        </g>
      )}
      {ghost.trouble && (
        <g transform={at(trouble)}>
          <Trouble ghost />
        </g>
      )}
    </>
  );
}

/** Names, numbers and prices: over the pieces, so that no hat hides a name. */
export function Signs({
  language,
  controllers,
}: {
  readonly language: Language;
  readonly controllers: readonly (Seat | undefined)[];
}) {
  const looks = useSeats();
  const { dollars } = boardLanguage.in(language).words;
  return (
    <g class="am-signs">
      {drawings.map(({ name, number, cost }, index) => {
        const lines = name[language];
        const holder = controllers[index];
        const look = holder === undefined ? undefined : looks[holder];
        return (
          <g key={index}>
            <g class={`number ${look ? `seat-${look.colour} is-held` : ''}`} transform={at(number)}>
              <circle r="16.5" />
              <text y="7">{index + 1}</text>
            </g>
            <g class="cost" transform={at(cost)}>
              <path
                d="M0-18l4 3 5-1 2 4 5 1 1 5 4 3-1 5 1 5-4 3-1 5-5 1-2 4-5-1-4 3-4-3-5 1-2-4-5-1-1-5-4-3 1-5-1-5 4-3 1-5 5-1 2-4 5 1z"
                transform="translate(0 -2)"
              />
              <text y="5.5">{dollars(areas[index]?.cost ?? 0)}</text>
            </g>
            <g class="name" transform={`${at(name.at)} rotate(${name.turn})`}>
              {lines.map((line, row) => (
                <text key={line} y={(row - (lines.length - 1) / 2) * 29 + 9}>
                  {line}
                </text>
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** AM-9.2 A threat: a vermilion ring around the piece, an arrow to its destination, or a ringed area. */
export function Threats({
  threats,
  places,
}: {
  readonly threats: readonly Threat[];
  readonly places: readonly Places[];
}) {
  return (
    <g class="am-threats">
      {threats.map(({ area, piece, to }) => {
        const index = areaIds.indexOf(area);
        if (piece === undefined) return <path key={area} class="area" d={drawings[index]?.d} />;
        const [x, y] = spotOf(index, places[index]?.get(piece) ?? 0);
        const target = to === undefined ? undefined : spotOf(areaIds.indexOf(to), 0);
        return (
          <g key={`${area}-${piece}`}>
            {target && <path class="arrow" d={arch([x, y - 24], [target[0], target[1] - 24])} />}
            <g transform={`translate(${x} ${y - 24})`}>
              <path
                class="ring"
                d="M-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0M-44 0h14M30 0h14M0-44v14M0 30v14"
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** A bowed line from one place to another, with a head. */
function arch([x1, y1]: Point, [x2, y2]: Point): string {
  const [x, y] = [(x1 + x2) / 2, Math.min(y1, y2) - 46];
  const angle = Math.atan2(y2 - y, x2 - x);
  const wing = (turn: number) =>
    `${Math.round(x2 - 24 * Math.cos(angle + turn))} ${Math.round(y2 - 24 * Math.sin(angle + turn))}`;
  return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}M${wing(0.5)}L${x2} ${y2}L${wing(-0.5)}`;
}
