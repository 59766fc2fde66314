import { BoardMap, type Space } from '@manigance/ui/board-map.tsx';
import { useGlide } from '@manigance/ui/glide.ts';
import { MapMarks } from '@manigance/ui/marks.tsx';
import { PanZoom } from '@manigance/ui/pan-zoom.tsx';
import { useMemo, useRef } from 'preact/hooks';
import type { DistrictId } from '../rules/board.ts';
import { drawings } from '../rules/geometry.ts';
import { useActing } from './acting.ts';
import { CityPanel } from './city-panel.tsx';
import { useDial } from './draft.ts';
import { LastPlayed } from './last-played.tsx';
import { Ground, insetOf, Marks, Roads } from './map/ground.tsx';
import { ghostsOf, Pawns, placesOf, WalkPath, Ways } from './map/pawns.tsx';
import { Plates } from './map/plates.tsx';
import { districtFacet, isPurchase, refusalFor, spacesOf, wayWithHand } from './map/spaces.ts';
import { usePurseFlights } from './money-flights.ts';
import { Patterns } from './picture.tsx';
import { Gauge } from './popularity-gauge.tsx';
import type { Props } from './props.ts';
import { viewBefore, walkNow } from './stage/walks.ts';
import { wordsIn } from './words/index.ts';

/** Fosko in its brass frame, the poll board to its left, certificates to its right. */
export function Board(props: Props) {
  const { shown, language, motion, onWhyNot, events, ahead } = props;
  const { view } = shown;
  const words = wordsIn(language);
  const table = useRef<HTMLDivElement>(null);
  const dial = useDial(props);
  const acting = useActing(props);
  const changed = changedDistricts(props.since);
  // Printed once: the same drawing is handed over again, and nothing of it is compared.
  const ground = useMemo(() => <Ground side={view.board} />, [view.board]);
  const roads = useMemo(() => <Roads side={view.board} />, [view.board]);
  const marks = useMemo(() => <Marks side={view.board} />, [view.board]);
  const ghosts = shown.asked?.kind === 'programme' ? ghostsOf(view, dial) : [];
  const places = placesOf(viewBefore(view, ahead), ghosts);
  const drawn = useMemo(() => ({}), [shown, ahead]);
  useGlide(table, motion, drawn);
  usePurseFlights(props);

  const spaces = spacesOf(props, dial, acting, changed);
  const choose = (space: string) => {
    const id = space as DistrictId;
    if (dial.open) {
      const way = wayWithHand(view, dial, id);
      if (way !== undefined) dial.turn(way);
      return;
    }
    const facet = districtFacet(acting);
    if (facet !== undefined) return acting.say({ [facet]: id });
    const purchase = acting.offers.find((offer) => isPurchase(offer.id) && offer.moves.length > 0);
    if (purchase !== undefined) acting.begin(purchase, 'map');
  };
  const look = (space: string) => {
    const refusal = refusalFor(acting, space as DistrictId);
    if (refusal !== undefined) onWhyNot(refusal);
  };
  return (
    <div class="el-table" ref={table}>
      <Patterns />
      <Gauge {...props} />
      <div class="el-plan">
        <PanZoom>
          <BoardMap
            class="el-map"
            label={words.map(drawings[view.board].districts.length)}
            viewBox="-2 -2 104 104"
            spaces={spaces}
            onChoose={choose}
            onLook={look}
            layers={[ground, <Lit key="lit" side={view.board} spaces={spaces} />, roads]}
          >
            <Ways view={view} ghosts={ghosts} places={places} />
            <Plates view={view} names={words.names} changed={changed} />
            {marks}
            <WalkPath view={view} walk={walkNow(events, ahead)} places={places} />
            <Pawns places={places} />
            <MapMarks marks={props.marks} at={(place) => markAt(view.board, place)} size={1.9} />
          </BoardMap>
        </PanZoom>
      </div>
      <LastPlayed {...props} />
      <CityPanel {...props} />
    </div>
  );
}

/** Numbers of the thread stand above the street sign of the district. */
function markAt(side: keyof typeof drawings, place: string): readonly [number, number] | undefined {
  const drawing = drawings[side].districts.find(({ id }) => id === place);
  return drawing && [drawing.label[0], drawing.label[1] - 5];
}

/** A double outline highlights the districts that can be chosen. */
function Lit({ side, spaces }: { readonly side: keyof typeof drawings; readonly spaces: readonly Space[] }) {
  return (
    <g>
      {drawings[side].districts.map(({ id, polygon }) => {
        const state = spaces.find((space) => space.id === id)?.state;
        if (state !== 'open' && state !== 'chosen') return undefined;
        const d = insetOf(polygon, 0.84);
        return (
          <g key={id} class={`el-lit is-${state}`}>
            <path class="el-lit-line" d={d} />
            <path class="el-lit-core" d={d} />
          </g>
        );
      })}
    </g>
  );
}

/** ART.md 7.3 Districts that have changed hands since my last move. */
function changedDistricts(since: Props['since']): ReadonlySet<DistrictId> {
  return new Set(
    since.flatMap((event) => ('district' in event && event.type !== 'placed' ? [event.district] : [])),
  );
}
