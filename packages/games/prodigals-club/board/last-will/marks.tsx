import { memo } from '@manigance/ui/memo.ts';
import { EffectMarks } from '../effects.tsx';
import type { Amount, Effect, LwCardId, PropertyType, Slot, Trigger } from '../from-game.ts';
import { type Outline, outlines } from '../outlines.ts';
import type { BoardWords } from '../words/en.ts';
import { signed } from './amounts.ts';
import { cardOf } from './cards.ts';
import { type AnyOutline, LwMark } from './mark.tsx';

/** The marks of a Last Will card: its cost in actions, and its effects. */
export const CardMarks = memo(function CardMarks({
  id,
  words,
}: {
  readonly id: LwCardId;
  readonly words: BoardWords;
}) {
  const card = cardOf(id);
  const { activity, property } = card;
  return (
    <span class="pc-fx" aria-hidden="true">
      {card.kinds.length === 0 && <Cost n={card.actions} />}
      {activity && <LwMark of={activity} class="pc-lw-activity" />}
      {property && <LwMark of={property.type} class="pc-lw-activity" />}
      {card.effect && <Marks effect={card.effect} words={words} />}
      {card.lay && (
        <span class="pc-k">
          <LwMark of="place" />
          <Marks effect={card.lay} words={words} />
        </span>
      )}
      {card.activate && (
        <>
          <span class="pc-k pc-once">1×</span>
          {card.useActions > 0 && <Cost n={card.useActions} />}
          <Marks effect={card.activate} words={words} />
        </>
      )}
      {property && <Values ladder={property.ladder} />}
      {property && (
        <span class="pc-k pc-trigger">
          <LwMark of="up" />
          <Marks effect={property.upkeep} words={words} />
          {property.lodging && <Lodgers lodging={property.lodging} />}
        </span>
      )}
      {card.triggers.map((trigger) => (
        <span key={JSON.stringify(trigger)} class="pc-k pc-trigger">
          <TriggerMarks trigger={trigger} words={words} />
        </span>
      ))}
      {card.kinds.map((kind) => (
        <LwMark key={kind} of={kind} class="pc-lw-kind" />
      ))}
      {card.extra > 0 && (
        <span class="pc-k">
          +{card.extra}
          <LwMark of="pound" />
          {card.at?.map((at) => (
            <LwMark key={at} of={at} />
          ))}
        </span>
      )}
    </span>
  );
});

/** LW-9.1 The actions a card takes. */
export function Cost({ n }: { readonly n: number }) {
  return (
    <span class="pc-lw-cost">
      {n}
      <LwMark of="action" />
    </span>
  );
}

function Values({ ladder }: { readonly ladder: readonly number[] }) {
  return (
    <span class="pc-k pc-lw-values">
      {ladder.length > 3 ? `${ladder[0]}…${ladder.at(-1)}` : ladder.join('–')}
    </span>
  );
}

function Lodgers({
  lodging: { kinds, max, add },
}: {
  readonly lodging: { readonly kinds: readonly AnyOutline[]; readonly max: number; readonly add: number };
}) {
  return (
    <span class="pc-k">
      +{add}/
      {kinds.map((kind) => (
        <LwMark key={kind} of={kind} />
      ))}
      ≤{max}
    </span>
  );
}

/** The effects that only Last Will cards have; all others are those of the Club. */
export function Marks({ effect, words }: { readonly effect: Effect; readonly words: BoardWords }) {
  switch (effect.do) {
    case 'spend':
      return (
        <>
          <Spend n={effect.n} words={words} />
          {effect.companions?.map((slot, at) => (
            <SlotMark key={at} slot={slot} />
          ))}
        </>
      );
    case 'seq':
      return (
        <>
          {effect.steps.map((step) => (
            <Marks key={JSON.stringify(step)} effect={step} words={words} />
          ))}
        </>
      );
    case 'choice':
      return (
        <>
          {effect.options.map((option, at) => (
            <span key={at} class="pc-k">
              {at > 0 && <span class="pc-or">/</span>}
              <Marks effect={option} words={words} />
            </span>
          ))}
        </>
      );
    case 'exchange':
      return (
        <>
          {effect.options.map(({ pay, get }, at) => (
            <span key={at} class="pc-k">
              {'actions' in pay ? <Cost n={pay.actions} /> : <Bit text={payText(pay)} of={payMark(pay)} />}
              <LwMark of="swap" />
              <Marks effect={get} words={words} />
            </span>
          ))}
        </>
      );
    case 'actions':
      return <Bit text={`+${effect.n}`} of="action" />;
    case 'draw':
      return <Bit text={`+${effect.n}`} of="closed" />;
    case 'depreciate':
      return <Bit text={`${effect.each ? '∀ ' : ''}${effect.steps}`} of="manor" then="down" />;
    case 'market':
      return <Bit of="scales" then="swap" />;
    case 'takeExtension':
      return <Bit text="+1" of="place" />;
    case 'takeOffer':
      return <Bit of="card" />;
    default:
      return <EffectMarks effect={effect} words={words} />;
  }
}

function Spend({ n, words }: { readonly n: Amount; readonly words: BoardWords }) {
  if (typeof n === 'number' || (n.per.count !== 'lodged' && n.per.count !== 'properties'))
    return <EffectMarks effect={{ do: 'spend', n }} words={words} />;
  const { base, each, per } = n;
  const kinds = per.count === 'lodged' ? (per.kinds ?? ['companion' as const]) : ['property' as const];
  return (
    <span class="pc-k">
      −{base}
      <LwMark of="pound" />
      <span class="pc-or">+</span>
      {each > 1 && `${each}×`}
      {kinds.map((kind) => (
        <LwMark key={kind} of={kind} />
      ))}
    </span>
  );
}

/** LW-13.3 An open slot for a companion, and the pounds it adds. */
function SlotMark({ slot: { kinds, add } }: { readonly slot: Slot }) {
  return (
    <span class="pc-lw-slot">
      {kinds.map((kind) => (
        <LwMark key={kind} of={kind} />
      ))}
      +{add}
    </span>
  );
}

function TriggerMarks({ trigger, words }: { readonly trigger: Trigger; readonly words: BoardWords }) {
  switch (trigger.on) {
    case 'plan':
      return (
        <>
          {trigger.cards !== undefined && <Bit text={signed(trigger.cards)} of="closed" />}
          {trigger.actions !== undefined && <Bit text={signed(trigger.actions)} of="action" />}
        </>
      );
    case 'activity':
      return (
        <>
          <Row of={trigger.activities} />:
          <Marks effect={trigger.effect} words={words} />
        </>
      );
    case 'buy':
    case 'maintain':
      return (
        <>
          <LwMark of={trigger.on === 'buy' ? 'property' : 'up'} />
          <Types of={trigger.types} />:
          <Marks effect={trigger.effect} words={words} />
        </>
      );
    case 'sellProperty':
      return (
        <>
          <LwMark of="sell" />
          <Types of={trigger.types} />
          {words.money(-trigger.discount)}
        </>
      );
    default:
      return undefined;
  }
}

/** All four types need no marks. */
function Types({ of }: { readonly of: readonly PropertyType[] }) {
  return of.length === 4 ? undefined : <Row of={of} />;
}

function Row({ of }: { readonly of: readonly AnyOutline[] }) {
  return (
    <>
      {of.map((one) => (
        <LwMark key={one} of={one} />
      ))}
    </>
  );
}

function Bit({
  text,
  of,
  then,
}: {
  readonly text?: string;
  readonly of: AnyOutline;
  readonly then?: Outline;
}) {
  return (
    <span class="pc-k">
      {text}
      <LwMark of={of} />
      {then !== undefined && then in outlines && <LwMark of={then} />}
    </span>
  );
}

function payText(pay: object): string {
  return `+${Object.values(pay)[0] ?? ''}`;
}
function payMark(pay: object): Outline {
  return 'votes' in pay ? 'vote' : 'pounds' in pay ? 'pound' : 'up';
}
