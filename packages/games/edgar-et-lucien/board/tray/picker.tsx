import { Glyph, Icon } from '@manigance/ui/icon.tsx';
import { TokenOf, useSeats } from '@manigance/ui/seats.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type ActionId, placeOf } from '../../rules/administrations.ts';
import type { DistrictId } from '../../rules/board.ts';
import type { SchemeId } from '../../rules/cards.ts';
import { note, pointsPerNote } from '../../rules/constants.ts';
import type { ElMove } from '../../rules/index.ts';
import type { ConditionId } from '../../rules/victory.ts';
import type { Acting } from '../acting.ts';
import { districtOf } from '../districts.ts';
import { conditionIcons, landmarks, schemeIcons } from '../icons.ts';
import { aimOf, type Facet, nextCards } from '../offers.ts';
import { SeatName } from '../pawn.tsx';
import { Picture } from '../picture.tsx';
import type { Props } from '../props.ts';
import { type BoardWords, wordsIn } from '../words/index.ts';
import { Notes } from './notes.tsx';
import { explained, iconOf, nameOf } from './offer-text.ts';

/** The action being chosen, with its remaining choices. */
export function Picker({ acting, props }: { readonly acting: Acting; readonly props: Props }) {
  const words = wordsIn(props.language);
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
        <button type="button" class="btn round quiet" aria-label={words.act.back} onClick={acting.back}>
          <Glyph of="back" />
        </button>
        {move.do === 'playScheme' ? (
          <span data-card={move.card}>
            <Picture of={move.card} group="cards" size="s" />
          </span>
        ) : (
          <Icon of={iconOf(move)} />
        )}
        <h2 ref={heading} tabIndex={-1}>
          {nameOf(move, words)}
        </h2>
        <Notes move={move} words={words} />
      </div>
      <p class="el-picker-text">{explained(move, words)}</p>
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

/** Returns the focus to the button that started the action, if it still exists. */
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
  const words = wordsIn(props.language);
  const { choice } = acting;
  if (choice === undefined) return undefined;
  if (choice.facet === 'cards') return <Discards acting={acting} words={words} />;
  const { facet, choices } = choice;
  return (
    <>
      {questionOf(props, facet, words) !== undefined && (
        <p class="el-hint">{questionOf(props, facet, words)}</p>
      )}
      <ul class={`el-choices is-${facet}`}>
        {choices.map((move) => (
          <li key={aimOf(move, facet)}>
            <button
              type="button"
              class="btn el-choice"
              data-card={facet === 'certificate' ? aimOf(move, facet) : undefined}
              onClick={() => acting.say({ [facet]: aimOf(move, facet) })}
            >
              <Value move={move} facet={facet} props={props} words={words} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function questionOf({ shown }: Props, facet: Facet, words: BoardWords): string | undefined {
  if (facet === 'edgar' || facet === 'lucien') return words.act.exitOf(words[facet]);
  if (facet !== 'district') return undefined;
  if (shown.asked?.kind === 'place') return words.act.start;
  return shown.asked?.kind === 'intimidationReply' ? words.act.giveUp : words.act.onMap;
}

function Value({
  move,
  facet,
  props,
  words,
}: {
  readonly move: ElMove;
  readonly facet: Facet;
  readonly props: Props;
  readonly words: BoardWords;
}): ComponentChildren {
  const value = aimOf(move, facet) ?? '';
  switch (facet) {
    case 'district':
    case 'edgar':
    case 'lucien':
      return <DistrictValue id={value as DistrictId} props={props} words={words} />;
    case 'victim':
    case 'player':
      return <SeatName seat={Number(value)} />;
    case 'players':
      return value.split(',').map((seat) => <SeatName key={seat} seat={Number(seat)} />);
    case 'certificate':
      return (
        <>
          <Icon of={conditionIcons[value as ConditionId]} />
          {words.names.conditions[value as ConditionId].name}
        </>
      );
    case 'direction':
      return value === 'to_money' ? words.act.toMoney : words.act.toPopularity;
    case 'steps':
      return stepsText(move, words);
    case 'action':
      return (
        <>
          <Icon of={landmarks[placeOf[value as ActionId]]} />
          {words.names.actions[value as ActionId].name}
        </>
      );
    default:
      return props.text.move(move, props.shown.view, props.names);
  }
}

function DistrictValue({
  id,
  props,
  words,
}: {
  readonly id: DistrictId;
  readonly props: Props;
  readonly words: BoardWords;
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
        {words.names.districts[id]}
        <span class="vh">
          , {words.names.types[districtOf(view, id).type]}
          {view.protected.includes(id) ? `, ${words.district.guarded}` : ''}
        </span>
      </span>
    </>
  );
}

function stepsText(move: ElMove, words: BoardWords): string {
  if (!('steps' in move)) return '';
  const [money, points] = [words.cogs(move.steps * note), words.act.points(move.steps * pointsPerNote)];
  return move.direction === 'to_money' ? words.act.steps(points, money) : words.act.steps(money, points);
}

const toDiscard = 3;

/** EL-20.13 Three cards, one after another. */
function Discards({ acting, words }: { readonly acting: Acting; readonly words: BoardWords }) {
  const parts = acting.draft?.parts ?? {};
  const named: readonly SchemeId[] = parts.cards ?? [];
  const name = (id: SchemeId) => words.names.schemes[id].name;
  return (
    <>
      <p class="el-hint">
        {words.act.discards(toDiscard - named.length)}
        {named.length > 0 && ` · ${words.act.discarded(words.list(named.map(name)))}`}
      </p>
      <ul class="el-choices">
        {nextCards(acting.left, parts).map((id) => (
          <li key={id}>
            <button
              type="button"
              class="btn el-choice"
              data-card={id}
              onClick={() => acting.say({ cards: [...named, id] })}
            >
              <Icon of={schemeIcons[id]} />
              {name(id)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
