import { Glyph, Icon } from '@manigance/ui/icon.tsx';
import { TokenOf, useSeats } from '@manigance/ui/seats.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type ActionId, placeOf } from '../../rules/administrations.ts';
import { note } from '../../rules/constants.ts';
import type { Move } from '../../rules/index.ts';
import type { SchemeId } from '../../rules/schemes.ts';
import type { ConditionId } from '../../rules/victory.ts';
import type { Acting } from '../act.ts';
import type { Props } from '../el.ts';
import type { DistrictId } from '../from-game.ts';
import { conditionIcons, landmarks, schemeIcons } from '../icons.ts';
import { aimOf, type Facet, nextCards } from '../offers.ts';
import { SeatName } from '../pawn.tsx';
import { districtOf, isGuarded } from '../plan.ts';
import { type Said, saidIn } from '../words/index.ts';
import { Notes } from './notes.tsx';
import { explained, iconOf, nameOf } from './offer-text.ts';

/** An action being described: what it is, and what is still to be chosen. */
export function Picker({ acting, props }: { readonly acting: Acting; readonly props: Props }) {
  const said = saidIn(props.language);
  const heading = useRef<HTMLHeadingElement>(null);
  const offer = acting.draft?.offer;
  useEffect(() => {
    heading.current?.focus();
    return () => focusBackTo(offer);
  }, [offer]);
  const move = acting.left[0];
  if (move === undefined) return undefined;
  const [only, ...others] = acting.left;
  return (
    <div class="el-picker">
      <div class="el-picker-head">
        <button type="button" class="btn round quiet" aria-label={said.act.back} onClick={acting.back}>
          <Glyph of="back" />
        </button>
        <Icon of={iconOf(move)} />
        <h2 ref={heading} tabIndex={-1}>
          {nameOf(move, said)}
        </h2>
        <Notes move={move} said={said} />
      </div>
      <p class="el-picker-text">{explained(move, said)}</p>
      {others.length === 0 && only !== undefined ? (
        <button type="button" class="btn main" onClick={() => acting.confirm(only)}>
          {props.text.move(only, props.shown.view, props.names)}
        </button>
      ) : (
        <Choices acting={acting} props={props} />
      )}
    </div>
  );
}

/** Back from the targets of an action, the button it was begun with has the focus again, if it is still there. */
function focusBackTo(offer: string | undefined): void {
  if (offer === undefined) return;
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused !== document.body && focused?.id !== 'asked') return;
    const name = CSS.escape(offer);
    document.querySelector<HTMLElement>(`[data-offer="${name}"], [data-piece="${name}"]`)?.focus();
  });
}

/** The next thing to choose, as buttons; districts can be tapped on the map as well. */
export function Choices({ acting, props }: { readonly acting: Acting; readonly props: Props }) {
  const said = saidIn(props.language);
  const { choice } = acting;
  if (choice === undefined) return undefined;
  if (choice.facet === 'cards') return <Discards acting={acting} said={said} />;
  const { facet, choices } = choice;
  return (
    <>
      {questionOf(props, facet, said) !== undefined && (
        <p class="el-hint">{questionOf(props, facet, said)}</p>
      )}
      <ul class={`el-choices is-${facet}`}>
        {choices.map((move) => (
          <li key={aimOf(move, facet)}>
            <button
              type="button"
              class="btn el-choice"
              onClick={() => acting.say({ [facet]: aimOf(move, facet) })}
            >
              <Value move={move} facet={facet} props={props} said={said} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function questionOf({ shown }: Props, facet: Facet, said: Said): string | undefined {
  if (facet === 'edgar' || facet === 'lucien') return said.act.exitOf(said[facet]);
  if (facet !== 'district') return undefined;
  if (shown.asked?.kind === 'place') return said.act.start;
  return shown.asked?.kind === 'intimidationReply' ? said.act.giveUp : said.act.onMap;
}

function Value({
  move,
  facet,
  props,
  said,
}: {
  readonly move: Move;
  readonly facet: Facet;
  readonly props: Props;
  readonly said: Said;
}): ComponentChildren {
  const value = aimOf(move, facet) ?? '';
  switch (facet) {
    case 'district':
    case 'edgar':
    case 'lucien':
      return <DistrictValue id={value as DistrictId} props={props} said={said} />;
    case 'victim':
    case 'player':
      return <SeatName seat={Number(value)} />;
    case 'players':
      return value.split(',').map((seat) => <SeatName key={seat} seat={Number(seat)} />);
    case 'certificate':
      return (
        <>
          <Icon of={conditionIcons[value as ConditionId]} />
          {said.names.conditions[value as ConditionId].name}
        </>
      );
    case 'direction':
      return value === 'to_money' ? said.act.toMoney : said.act.toPopularity;
    case 'steps':
      return stepsText(move, said);
    case 'action':
      return (
        <>
          <Icon of={landmarks[placeOf[value as ActionId]]} />
          {said.names.actions[value as ActionId].name}
        </>
      );
    default:
      return props.text.move(move, props.shown.view, props.names);
  }
}

function DistrictValue({
  id,
  props,
  said,
}: {
  readonly id: DistrictId;
  readonly props: Props;
  readonly said: Said;
}) {
  const { view } = props.shown;
  const look = useSeats()[view.owners[id] ?? -1];
  return (
    <>
      {look === undefined ? (
        <i class={`el-swatch is-${districtOf(view, id).type}`} />
      ) : (
        <TokenOf look={look} />
      )}
      <span>
        {said.names.districts[id]}
        <span class="vh">
          , {said.names.types[districtOf(view, id).type]}
          {isGuarded(view, id) ? `, ${said.district.guarded}` : ''}
        </span>
      </span>
    </>
  );
}

function stepsText(move: Move, said: Said): string {
  if (!('steps' in move)) return '';
  const [money, points] = [said.cogs(move.steps * note), said.act.points(move.steps * 10)];
  return move.direction === 'to_money' ? said.act.steps(points, money) : said.act.steps(money, points);
}

const toDiscard = 3;

/** EL-20.13 Three cards, one after another. */
function Discards({ acting, said }: { readonly acting: Acting; readonly said: Said }) {
  const parts = acting.draft?.parts ?? {};
  const named: readonly SchemeId[] = parts.cards ?? [];
  const name = (id: SchemeId) => said.names.schemes[id].name;
  return (
    <>
      <p class="el-hint">
        {said.act.discards(toDiscard - named.length)}
        {named.length > 0 && ` · ${said.act.discarded(said.list(named.map(name)))}`}
      </p>
      <ul class="el-choices">
        {nextCards(acting.left, parts).map((id) => (
          <li key={id}>
            <button type="button" class="btn el-choice" onClick={() => acting.say({ cards: [...named, id] })}>
              <Icon of={schemeIcons[id]} />
              {name(id)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
