import hourglass from 'icon:hourglass';
import { Icon } from '@manigance/ui/icon.tsx';
import { useSeats } from '@manigance/ui/seats.tsx';
import type { ComponentChildren } from 'preact';
import type { CardSymbol } from '../../rules/cards.ts';
import { Building, PieceDrawing } from '../map/pieces.tsx';
import { PlateMark } from '../plate.tsx';
import { SymbolDrawing, TroubleMark } from '../symbols.tsx';
import type { SymbolId } from './symbols.ts';

/** The drawing of a symbol in the legend. */
export function SymbolPicture({ of }: { readonly of: SymbolId }) {
  const [look] = useSeats();
  switch (of) {
    case 'money':
      return <CardMark of="money:3" />;
    case 'place':
    case 'build':
    case 'assassinate':
    case 'removeTrouble':
    case 'scroll':
    case 'randomEvent':
    case 'playAnother':
    case 'interrupt':
      return <CardMark of={of} />;
    case 'minion':
    case 'troll':
    case 'demon':
      return (
        <Drawn viewBox="-26 -58 52 62">
          <PieceDrawing piece={of === 'minion' ? 0 : of} looks={look === undefined ? [] : [look]} />
        </Drawn>
      );
    case 'building':
      return <Drawn viewBox="-26 -50 52 54">{look && <Building look={look} />}</Drawn>;
    case 'trouble':
      return (
        <Drawn viewBox="0 0 49 49">
          <TroubleMark />
        </Drawn>
      );
    case 'areaNumber':
      return <span class="am-chip">7</span>;
    case 'cityCard':
      return <span class="am-chip">12</span>;
    case 'cost':
    case 'cash':
      return <span class="am-chip">$</span>;
    case 'die':
      return (
        <Drawn viewBox="-46 -48 92 96" isLine>
          <path d="M0-44 26-36 42-14V13L26 36 0 44-26 36-42 13V-14L-26-36zM0-26 25-8 15 21H-15L-25-8z" />
        </Drawn>
      );
    case 'supply':
    case 'cards':
    case 'loan':
    case 'stuck':
    case 'control':
    case 'spread':
    case 'wealth':
      return (
        <span class={`am-stat am-stat-${of}`}>
          <PlateMark of={of} />
        </span>
      );
    case 'personality':
      return (
        <Drawn viewBox="0 0 48 48">
          <path d="M4 14c13-6 27-6 40 0 1 12-4 20-11 20-5 0-6-5-9-5s-4 5-9 5C8 34 3 26 4 14zm8 6c3 5 7 5 9 1-2-3-6-4-9-1zm15 1c2 4 6 4 9-1-3-3-7-2-9 1z" />
        </Drawn>
      );
    case 'reaction':
      return <Icon of={hourglass} />;
    default: {
      const never: never = of;
      return never;
    }
  }
}

function CardMark({ of }: { readonly of: CardSymbol }) {
  return (
    <span class="am-sym">
      <SymbolDrawing symbol={of} />
    </span>
  );
}

function Drawn({
  viewBox,
  isLine = false,
  children,
}: {
  readonly viewBox: string;
  readonly isLine?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <svg class={`am-legend ${isLine ? 'is-line' : ''}`} viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}
