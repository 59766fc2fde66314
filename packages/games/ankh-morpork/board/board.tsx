import { BoardMap, type Space } from '@manigance/ui/board-map.tsx';
import { useDraft } from '@manigance/ui/draft.ts';
import { flyChip } from '@manigance/ui/glide.ts';
import { MapMarks } from '@manigance/ui/marks.tsx';
import { PanZoom } from '@manigance/ui/pan-zoom.tsx';
import { useSeats } from '@manigance/ui/seats.tsx';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type AreaId, areaIds, areas } from '../rules/board.ts';
import type { AmMove } from '../rules/index.ts';
import type { OpenFigure } from '../rules/victory.ts';
import { boardContext, type Props } from './board-context.ts';
import { isMapMove, litAreas, type Pointed, picksIn, tapArea } from './choices.ts';
import { Die } from './die.tsx';
import { explains } from './guide/explains.ts';
import { areaLabel, powerOwner } from './labels.ts';
import { LaidAside } from './laid-aside.tsx';
import { type AreaDrawing, drawings } from './map/areas.ts';
import { moveGroups } from './map/motion.ts';
import { PieceDrawing } from './map/pieces.tsx';
import { Ground, viewBox, Works } from './map/plan.tsx';
import { type Ghost, Lights, Scene, Signs, spotOf, Threats, usePlaces } from './map/scene.tsx';
import { currentThreats, type Threat } from './pending.ts';
import { Picker } from './picker.tsx';
import { Patterns } from './picture.tsx';
import { CardSummary, EventSummary, ReactionWindow, SidePanel } from './side-panel.tsx';
import { freshGroups } from './since.ts';
import { TroubleMark } from './symbols.tsx';
import type { BoardWords } from './words/index.ts';

/** The plan of the town, everything on it, and beside it the card in play. */
export function Board(props: Props) {
  const { words } = boardContext(props);
  const { shown, options, language, events, since, motion, onChoose, onWhyNot, refusals } = props;
  const { view, viewer } = shown;
  const [pointed, setPointed] = useDraft<Pointed>();
  const [inspected, setInspected] = useState<AreaId | undefined>(undefined);
  const plan = useRef<HTMLDivElement>(null);
  const { places, lastPlaces } = usePlaces(view);
  const threats = useMemo(() => currentThreats(view), [view]);
  const lit = litAreas(options, pointed);
  const shownAreas = useMemo(() => areasShown(props.marks), [props.marks]);
  const ghosts = useMemo(() => ghostsOf(props), [options, view]);
  const fresh = useMemo(() => freshGroups(since), [since]);
  useLayoutEffect(() => {
    if (plan.current) moveGroups(plan.current, events, motion);
    for (const event of events) {
      if (event.type !== 'gaveMoney') continue;
      flyChip(words.dollars(event.amount), `seat-${event.seat}`, `seat-${event.to}`, motion);
    }
  }, [events, motion]);
  const refusalAt = (id: string) => refusalFor(id, refusals, pointed);
  const spaces = spacesOf(props, { lit, pointed, ghosts, threats });
  const choose = (id: string) => {
    const tapped = tapArea(options, pointed, id as AreaId);
    if ('answer' in tapped) onChoose(tapped.answer);
    else setPointed(tapped.point);
  };
  const look = (id: string) => {
    const refusal = refusalAt(id);
    if (pointed?.piece !== undefined && refusal === undefined) setPointed(undefined);
    else if (refusal !== undefined) onWhyNot(refusal);
    else setInspected(id as AreaId);
  };
  const picking = pointed?.piece === undefined ? pointed?.area : undefined;
  return (
    <div class={`am-board ${motion.on ? 'is-moving' : ''}`}>
      <Patterns />
      <div class="am-plan" ref={plan}>
        <PanZoom>
          <BoardMap
            label={words.map}
            viewBox={viewBox}
            spaces={spaces}
            onChoose={choose}
            onLook={look}
            class="am-map"
            layers={[
              <Ground key="ground" />,
              <Lights
                key="lights"
                lit={lit.size > 0 ? lit : shownAreas}
                chosen={pointed?.area}
                asking={lit.size > 0 || shownAreas.size > 0}
              />,
              <Works key="works" language={language} />,
            ]}
          >
            <Scene
              view={view}
              places={places}
              ghosts={pointed ? noGhosts : ghosts}
              viewer={viewer}
              fresh={fresh}
            />
            <Signs language={language} controllers={view.areas.map(({ controller }) => controller)} />
            <RemovedPieces props={props} lastPlaces={lastPlaces} />
            <Threats threats={threats} places={places} />
            <MapMarks
              marks={props.marks.filter(({ sign }) => sign !== 'lit')}
              at={markAt}
              size={17}
              grows="left"
            />
          </BoardMap>
        </PanZoom>
        <Die {...props} />
        <div class="am-glance">
          <CardSummary {...props} />
          <LaidAside {...props} />
          <EventSummary {...props} />
        </div>
        <TroubleTally {...view.trouble} words={words} />
        <div class={`am-foot ${picking && (drawingOf(picking).name.at[1] > 420) ? 'is-up' : ''}`}>
          {picking === undefined ? (
            <ReactionWindow {...props} />
          ) : (
            <Picker area={picking} onPoint={setPointed} props={props} />
          )}
        </div>
      </div>
      <SidePanel {...props} />
      {inspected !== undefined && (
        <AreaSheet id={inspected} props={props} onClose={() => setInspected(undefined)} />
      )}
    </div>
  );
}

/** AM-11.5 How many areas are in trouble and how many may end the game, in the corner of the plan. */
function TroubleTally({ have, need, isNear, words }: OpenFigure & { readonly words: BoardWords }) {
  return (
    <p
      class={`am-tally ${isNear ? 'is-near' : ''}`}
      role="img"
      aria-label={words.troubleCount(have, need)}
      {...explains('trouble')}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <TroubleMark />
      </svg>
      <span aria-hidden="true">
        {have}
        <small>/{need}</small>
      </span>
    </p>
  );
}

/** The refusal to explain when a closed area is tapped. */
function refusalFor(id: string, refusals: Props['refusals'], pointed: Pointed | undefined) {
  return refusals.find(
    ({ move }) =>
      isMapMove(move) && (pointed?.piece === undefined ? move.area : 'to' in move && move.to) === id,
  );
}

interface Choosing {
  readonly lit: ReadonlySet<AreaId>;
  readonly pointed: Pointed | undefined;
  readonly ghosts: ReadonlyMap<AreaId, Ghost>;
  readonly threats: readonly Threat[];
}

/** The areas as tappable spaces, each with its state and its label. */
function spacesOf(props: Props, { lit, pointed, ghosts, threats }: Choosing): Space[] {
  const context = boardContext(props);
  return areaIds.map((id, area) => {
    const { d, name } = drawingOf(id);
    const refusal = refusalFor(id, props.refusals, pointed);
    const state = stateOf(id, lit, pointed, refusal !== undefined);
    const said = [
      areaLabel(props.shown.view, area, context),
      ...choiceLabels(id, props, pointed, ghosts.get(id)),
    ];
    if (threats.some((threat) => threat.area === id)) said.push(context.words.threatened);
    if (state === 'closed' && refusal !== undefined) said.push(props.text.why(refusal.why, props.names));
    return { id, d, at: name.at, state, label: `${said.map((part) => part.replace(/\.$/, '')).join('. ')}.` };
  });
}

/** The areas that a lesson speaks of. */
function areasShown(marks: Props['marks']): ReadonlySet<AreaId> {
  return new Set(areaIds.filter((id) => marks.some(({ place, sign }) => place === id && sign === 'lit')));
}

/** Numbers of the thread stand above the number of the area, and grow away from its name. */
function markAt(place: string): readonly [number, number] | undefined {
  const drawing = drawings[areaIds.indexOf(place as AreaId)];
  return drawing && [drawing.number[0], drawing.number[1] - 34];
}

function drawingOf(id: AreaId): AreaDrawing {
  return drawings[areaIds.indexOf(id)] as AreaDrawing;
}

const noGhosts: ReadonlyMap<AreaId, Ghost> = new Map();

function stateOf(
  id: AreaId,
  lit: ReadonlySet<AreaId>,
  pointed: Pointed | undefined,
  refused: boolean,
): Space['state'] {
  if (pointed?.area === id) return 'chosen';
  if (lit.has(id)) return 'open';
  return refused ? 'closed' : 'still';
}

/** The effect of choosing an area, in words. */
function choiceLabels(
  id: AreaId,
  props: Props,
  pointed: Pointed | undefined,
  ghost: Ghost | undefined,
): string[] {
  const { options, text, shown, names } = props;
  const { words } = boardContext(props);
  if (pointed?.piece !== undefined) {
    const tapped = tapArea(options, pointed, id);
    return 'answer' in tapped ? [text.move(tapped.answer, shown.view, names)] : [];
  }
  const picks = picksIn(options, id);
  const [only] = picks;
  if (only === undefined) return [];
  const brings = ghost?.trouble === true && ghost.what !== 'trouble' ? [words.troubleComes] : [];
  if (picks.length === 1 && 'move' in only) return [text.move(only.move, shown.view, names), ...brings];
  return [words.severalHere(picks.length)];
}

/** The piece or marker that each area would get, drawn as a preview. */
function ghostsOf({ options, shown }: Props): ReadonlyMap<AreaId, Ghost> {
  const { view, viewer } = shown;
  if (viewer === 'spectator') return noGhosts;
  const frame = view.pending.at(-1);
  const quiet = frame?.kind === 'placeMinion' && frame.quiet;
  const ghosts = new Map<AreaId, Ghost>();
  for (const move of options as readonly AmMove[]) {
    if (move.do === 'place') {
      const trouble = !quiet && view.areas[areaIds.indexOf(move.area)]?.bringsTrouble === true;
      ghosts.set(move.area, { what: 'minion', trouble });
    }
    if (move.do === 'build') ghosts.set(move.area, { what: 'building', trouble: false });
    if (move.do === 'trouble') ghosts.set(move.area, { what: 'trouble', trouble: true });
  }
  return ghosts;
}

/** Pieces that have just left the plan tip over and fade. */
function RemovedPieces({
  props: { events, motion },
  lastPlaces,
}: {
  readonly props: Props;
  readonly lastPlaces: ReadonlyMap<string, number>;
}) {
  const looks = useSeats();
  if (!motion.on) return undefined;
  return (
    <g class="am-fallen">
      {events.map((event, index) =>
        event.type === 'removed' ? (
          <g
            key={`${index}-${event.area}`}
            transform={`translate(${spotOf(areaIds.indexOf(event.area), lastPlaces.get(`${event.area}-${event.piece}`) ?? 0).join(' ')})`}
          >
            <g class="am-fall">
              <PieceDrawing piece={event.piece} looks={looks} />
            </g>
          </g>
        ) : undefined,
      )}
    </g>
  );
}

/** The details of an area: its pieces, the price of a building and its power. */
function AreaSheet({
  id,
  props,
  onClose,
}: {
  readonly id: AreaId;
  readonly props: Props;
  readonly onClose: () => void;
}) {
  const context = boardContext(props);
  const area = areaIds.indexOf(id);
  const { view } = props.shown;
  const said = areaLabel(view, area, context).split('. ').slice(1);
  const { words, names } = context;
  return (
    <Sheet title={names.areas[id]} onClose={onClose}>
      <p class="aside">{words.areaNumber(area + 1, areas[area]?.cost ?? 0)}</p>
      <ul class="am-said">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.labelled(powerOwner(view.areas[area], context), names.powers[id])}</p>
    </Sheet>
  );
}
