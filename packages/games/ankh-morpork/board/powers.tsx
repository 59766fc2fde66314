import { RefusedButton } from '@manigance/ui/refused-button.tsx';
import { type AreaId, areas } from '../rules/board.ts';
import type { AmMove, AreaView } from '../rules/index.ts';
import { boardContext, type Props } from './board-context.ts';
import { explains } from './guide/explains.ts';

type PowerMove = Extract<AmMove, { readonly area: AreaId }>;

function isPower(move: AmMove): move is PowerMove {
  return move.do === 'power';
}

/** AM-8 The powers that the viewer may use now. */
export function openPowers({ options }: Props): readonly PowerMove[] {
  return options.filter(isPower);
}

/** AM-8.1 The areas with a building of the viewer. */
export function myAreas({ shown }: Props): readonly AreaView[] {
  return shown.view.areas.filter(({ building }) => building === shown.viewer);
}

/** AM-8 The City Area cards of my buildings: usable powers first, cards out of the game last. */
export function Powers(props: Props) {
  const { names } = boardContext(props);
  const open = new Set(openPowers(props).map(({ area }) => area));
  const rank = (area: AreaView) => (open.has(area.id) ? 0 : area.cardOut ? 2 : 1);
  return (
    <ul class="am-powers">
      {myAreas(props)
        .toSorted((one, other) => rank(one) - rank(other))
        .map((area) =>
          area.cardOut ? (
            <LostPower key={area.id} area={area} props={props} name={names.areas[area.id]} />
          ) : (
            <Power key={area.id} area={area} props={props} name={names.areas[area.id]} />
          ),
        )}
    </ul>
  );
}

interface PowerProps {
  readonly area: AreaView;
  readonly props: Props;
  readonly name: string;
}

function LostPower({ area, props, name }: PowerProps) {
  return (
    <li class="am-power is-lost">
      <span class="am-chip is-off" aria-hidden="true" {...explains('cityCard')}>
        {props.shown.view.areas.indexOf(area) + 1}
      </span>
      <span class="am-power-text">
        <b>{name}</b>
        <span>{boardContext(props).words.cardGone}</span>
      </span>
    </li>
  );
}

function Power({ area, props, name }: PowerProps) {
  const { words } = boardContext(props);
  const { options, refusals, onChoose, onWhyNot } = props;
  const move = options.filter(isPower).find((one) => one.area === area.id);
  const refusal = refusals.find((one) => isPower(one.move) && one.move.area === area.id);
  const state = move ? 'open' : refusal ? 'closed' : 'still';
  return (
    <li class={`am-power is-${state}`}>
      <span class="am-chip" aria-hidden="true" {...explains('cityCard')}>
        {props.shown.view.areas.indexOf(area) + 1}
      </span>
      <span class="am-power-text">
        <b>{props.text.move({ do: 'power', area: area.id }, props.shown.view, props.names)}</b>
        {move === undefined && (
          <em>{powerStatus(area, props) || (refusal && props.text.why(refusal.why, props.names))}</em>
        )}
      </span>
      {move ? (
        <button
          type="button"
          class="btn main"
          aria-label={words.labelled(words.usePower, name)}
          onClick={() => onChoose(move)}
        >
          {words.usePower}
        </button>
      ) : (
        refusal && (
          <RefusedButton
            class="btn round quiet"
            refusal={refusal}
            label={`${words.labelled(words.usePower, name)}. ${props.text.why(refusal.why, props.names)}`}
            onWhyNot={onWhyNot}
          >
            ?
          </RefusedButton>
        )
      )}
    </li>
  );
}

/** The public reason why a power cannot be used now, in a few words. */
function powerStatus(area: AreaView, props: Props): string {
  const { words } = boardContext(props);
  const { view, viewer } = props.shown;
  if (area.demons > 0) return words.demonBlocks;
  if (areas[view.areas.indexOf(area)]?.power.effect === 'smallGods') return words.waitsForEvent;
  if (view.active !== viewer) return words.waitsForTurn;
  if (area.used) return words.usedUp;
  return area.gained === view.turn ? words.notYet : '';
}
