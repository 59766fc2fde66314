import { memo } from '@manigance/ui/memo.ts';
import type { ComponentChildren } from 'preact';
import type { Amount, Card, Count, Dir, Effect, Party, Trigger } from './from-game.ts';
import { Mark } from './glyph.tsx';
import type { Outline } from './outlines.ts';
import { Shield } from './shield.tsx';
import type { BoardWords } from './words/en.ts';

/** An effect as signs, numbers and glyphs. Its words are in the label. */
export const EffectMarks = memo(function EffectMarks({
  effect,
  words,
  megaphones,
}: {
  readonly effect: Effect;
  readonly words: BoardWords;
  readonly megaphones?: number;
}) {
  switch (effect.do) {
    case 'loseVotes':
      return <Sum sign="−" n={effect.n} of="vote" />;
    case 'spend':
      return (
        <>
          <Sum sign="−" n={effect.n} of="pound" />
          {effect.moreTime && <Bit text="+" of="time" />}
        </>
      );
    case 'move':
      return (
        <>
          <Sum sign="" n={effect.n} of={arrowOf(effect.dirs)} and={andArrow(effect.dirs)} />
          {effect.gender && <Bit of={person(effect.gender)} />}
        </>
      );
    case 'moveEach':
      return (
        <>
          <Bit text={`${effect.steps}`} of="down" />
          <Bit text="×" of={'row' in effect.where ? 'row' : 'shield'} hide={!('row' in effect.where)} />
          {'column' in effect.where && <Column at={effect.where.column} />}
          {effect.gender && <Bit of={person(effect.gender)} />}
        </>
      );
    case 'jump':
      return <Bit text={`${effect.maxOver}`} of={person(effect.gender)} then="jump" />;
    case 'megaphones':
      return <Bit text={`+${effect.n}`} of="mega" />;
    case 'hydePark':
      return <Bit text={`+${megaphones ?? ''}`} of="mega" />;
    case 'sell':
      return (
        <>
          <Bit text={effect.times === 2 ? '1–2' : '1'} of="sell" />
          {effect.discount > 0 && <span class="pc-k">{words.money(-effect.discount)}</span>}
        </>
      );
    case 'swap':
      return <Bit of="swap" after={`≤ ${words.money(effect.limit)}`} />;
    case 'pubCrawl':
      return <Bit text="−" of="vote" then="pub" />;
    case 'moreTime':
      return <Bit text="+" of="time" />;
    case 'placeErrand':
      return <Bit text="+1" of="hat" />;
    case 'basic':
      return (
        <>
          <Times n={effect.times} />
          <Or of={[<Bit key="v" of="vote" />, <Bit key="d" of="down" />, <Bit key="p" of="pound" />]} />
        </>
      );
    case 'choice':
      return (
        <>
          <Times n={effect.times} />
          <Or
            of={effect.options.map((option) => (
              <EffectMarks key={JSON.stringify(option)} effect={option} words={words} />
            ))}
          />
        </>
      );
    case 'exchange':
      return (
        <>
          <Times n={effect.times} />
          <Or
            of={[...new Set(effect.options.map(({ pay }) => payMark(pay)))].map((of) => (
              <Bit key={of} text="+" of={of} />
            ))}
          />
          <Bit of="swap" />
          <Or
            of={[...new Map(effect.options.map(({ get }) => [JSON.stringify(get), get])).entries()].map(
              ([key, get]) => <EffectMarks key={key} effect={get} words={words} />,
            )}
          />
        </>
      );
    case 'seq':
      return (
        <>
          {effect.steps.map((step) => (
            <EffectMarks key={JSON.stringify(step)} effect={step} words={words} />
          ))}
        </>
      );
    case 'actions':
      return <Bit text={`+${effect.n}`} of="time" />;
    case 'draw':
      return <Bit text={`+${effect.n}`} of="card" />;
    case 'depreciate':
      return <Bit text={`${effect.steps}`} of="house" then="down" />;
    case 'market':
      return <Bit of="house" then="swap" />;
    case 'takeExtension':
      return <Bit text="+1" of="card" />;
    case 'takeOffer':
    case 'takeBundle':
      return <Bit of="card" />;
    case 'takeTile':
      return <Bit text="+" of="circle" />;
    case 'immunity':
      return <Bit of="dame" then="cross" />;
    case 'takeCentralCard':
      return <Bit of="card" />;
    case 'takeRenaissance':
      return <Bit text="2" of="wild" />;
    case 'reserveOrder':
      return <Bit of="order" />;
    default: {
      const never: never = effect;
      return never;
    }
  }
});

/** The effects of a card: of a white card when played; of a black card its activation and triggers. */
export function CardMarks({ card, words }: { readonly card: Card; readonly words: BoardWords }) {
  return (
    <span class="pc-fx" aria-hidden="true">
      {card.effect && <EffectMarks effect={card.effect} words={words} />}
      {card.activate && (
        <>
          <span class="pc-k pc-once">1×</span>
          <EffectMarks effect={card.activate} words={words} />
        </>
      )}
      {card.triggers.map((trigger) => (
        <span key={JSON.stringify(trigger)} class="pc-k pc-trigger">
          <TriggerMarks trigger={trigger} words={words} />
        </span>
      ))}
      {card.party && <Mark of={card.party} class="pc-party" />}
    </span>
  );
}

function TriggerMarks({ trigger, words }: { readonly trigger: Trigger; readonly words: BoardWords }) {
  if (trigger.on === 'sell') {
    return (
      <>
        <Mark of="sell" />
        <Shield borough={trigger.borough} />
        {words.money(-trigger.discount)}
      </>
    );
  }
  if (trigger.on === 'innerCircle') return <Bit of="circle" after={`: ${trigger.benefits}`} />;
  if (trigger.on !== 'playWhite' && trigger.on !== 'playMegaphones') return undefined; // no Prodigals card
  const marks: readonly Outline[] =
    trigger.on === 'playWhite' ? trigger.party.map((party: Party) => party) : ['mega'];
  return (
    <>
      {marks.map((of) => (
        <Mark key={of} of={of} />
      ))}
      :
      <EffectMarks effect={trigger.effect} words={words} />
    </>
  );
}

function Bit(props: {
  readonly text?: string;
  readonly of: Outline;
  readonly then?: Outline;
  readonly after?: string;
  readonly hide?: boolean;
}) {
  return (
    <span class="pc-k">
      {props.text}
      {props.hide !== true && <Mark of={props.of} />}
      {props.then && <Mark of={props.then} />}
      {props.after}
    </span>
  );
}

function Column({ at }: { readonly at: 'left' | 'middle' | 'right' }) {
  return (
    <svg class="pc-i" viewBox="0 0 24 24" aria-hidden="true">
      {(['left', 'middle', 'right'] as const).map((column, index) => (
        <rect
          key={column}
          x={2 + index * 7}
          y="3"
          width="6"
          height="18"
          fill={column === at ? 'currentColor' : 'none'}
          stroke="currentColor"
          stroke-width="1.5"
        />
      ))}
    </svg>
  );
}

function Times({ n }: { readonly n: number }) {
  return n === 1 ? undefined : <span class="pc-k">{n}×</span>;
}

function Or({ of }: { readonly of: readonly ComponentChildren[] }) {
  return (
    <>
      {of.map((part, at) => (
        <span key={at} class="pc-k">
          {at > 0 && <span class="pc-or">/</span>}
          {part}
        </span>
      ))}
    </>
  );
}

/** `2 × dog` multiplies; `1 + dog` adds one for each. */
function Sum(props: {
  readonly sign: string;
  readonly n: Amount;
  readonly of: Outline;
  readonly and?: Outline | undefined;
}) {
  const { sign, n, of, and } = props;
  if (typeof n === 'number') {
    return (
      <span class="pc-k">
        {sign}
        {n}
        <Mark of={of} />
        {and && <Mark of={and} />}
      </span>
    );
  }
  const multiplies = n.base === 0;
  return (
    <span class="pc-k">
      {sign}
      {multiplies ? n.each : n.base}
      <Mark of={of} />
      <span class="pc-or">{multiplies ? '×' : '+'}</span>
      {!multiplies && n.each > 1 && `${n.each}×`}
      <CountMark per={n.per} />
    </span>
  );
}

function CountMark({ per }: { readonly per: Count }) {
  switch (per.count) {
    case 'symbol':
      return <Mark of={per.symbol} />;
    case 'markers':
      return (
        <>
          <Mark of={per.gender === undefined ? 'lady' : person(per.gender)} />
          {per.gender === undefined && <Mark of="gent" />}
          {per.column && <Column at={per.column} />}
          {per.value !== undefined && <span class="pc-row">{per.value}</span>}
        </>
      );
    case 'offences':
      return <Mark of="both" />;
    case 'hydePark':
      return <Mark of="hat" />;
    case 'possessions':
      return <Shield borough={per.borough} />;
    case 'properties':
      return <Mark of="house" />;
    case 'lodged':
      return <Mark of="dog" />;
    default: {
      const never: never = per;
      return never;
    }
  }
}

function arrowOf(dirs: readonly Dir[]): Outline {
  return dirs.includes('down') ? 'down' : dirs.includes('down-left') ? 'diag' : 'side';
}
function andArrow(dirs: readonly Dir[]): Outline | undefined {
  return dirs.includes('left') && dirs.includes('down') ? 'side' : undefined;
}
function person(gender: 'lady' | 'gentleman'): Outline {
  return gender === 'lady' ? 'lady' : 'gent';
}
function payMark(pay: object): Outline {
  return 'votes' in pay ? 'vote' : 'pounds' in pay ? 'pound' : 'actions' in pay ? 'time' : 'up';
}
