import cards from 'icon:card-play';
import megaphone from 'icon:megaphone';
import padlock from 'icon:padlock';
import purse from 'icon:wallet';
import { Icon } from '@manigance/ui/icon.tsx';
import { laurel } from '@manigance/ui/laurel.ts';
import { TokenOf, useSeats } from '@manigance/ui/seats.tsx';
import { type ActionId, edgarActionIds, placeOf } from '../../rules/administrations.ts';
import { type AdministrationId, type WheelPosition, wheelPositions } from '../../rules/board.ts';
import { type ConditionId, conditionIds } from '../../rules/victory.ts';
import { conditionIcons, landmarks } from '../icons.ts';
import { type Character, Hat, PawnMark } from '../pawn.tsx';
import { WheelChip } from '../wheel.tsx';
import type { SymbolId } from './symbols.ts';

const icons: Partial<Record<SymbolId, string>> = {
  padlock,
  popularity: megaphone,
  cards,
  purse,
  governor: laurel,
  heritage: padlock,
};

/** The drawing of a symbol in the legend. */
export function SymbolPicture({ of }: { readonly of: SymbolId }) {
  const [look] = useSeats();
  const icon = icons[of];
  if (icon !== undefined) return <Icon of={icon} />;
  if (of === 'edgar' || of === 'lucien') return <PawnMark look={look} of={of} />;
  if (of === 'influence') return look && <TokenOf look={look} />;
  if (of === 'ivory' || of === 'steel' || of === 'administration') return <Ground of={of} />;
  if (of === 'first') return <b>1</b>;
  if (isOneOf(wheelPositions, of)) return <WheelChip of={of satisfies WheelPosition} />;
  if (isOneOf(conditionIds, of)) return <Icon of={conditionIcons[of satisfies ConditionId]} />;
  if (of in landmarks) return <Icon of={landmarks[of as AdministrationId]} />;
  return <ActionMark of={of as ActionId} />;
}

function isOneOf<Id extends string>(ids: readonly Id[], id: string): id is Id {
  return (ids as readonly string[]).includes(id);
}

/** The pattern of a district, which the map defines. */
function Ground({ of }: { readonly of: 'ivory' | 'steel' | 'administration' }) {
  return (
    <svg class="el-legend-ground" viewBox="0 0 9 9" aria-hidden="true">
      <rect width="9" height="9" class={`el-ground is-${of}`} />
      <rect width="9" height="9" fill={`url(#el-${of})`} />
    </svg>
  );
}

/** The hat of the character who acts, as on the aid. */
function ActionMark({ of }: { readonly of: ActionId }) {
  const who: Character = (edgarActionIds as readonly string[]).includes(of) ? 'edgar' : 'lucien';
  return (
    <>
      <svg viewBox="-3 -3 6 4.200" aria-hidden="true">
        <Hat of={who} />
      </svg>
      <Icon of={landmarks[placeOf[of]]} class="el-legend-place" />
    </>
  );
}
