import './style/index.css';
import { roomyScreen, useMedia } from '@manigance/ui/use-media.ts';
import type { BoardContext } from '../board-context.ts';
import { Bill } from './bill.tsx';
import { Decks } from './decks.tsx';
import { Estate } from './estate.tsx';
import { KeepTwo } from './keep-two.tsx';
import { Market } from './market.tsx';
import { Means } from './means.tsx';
import { Offer } from './offer.tsx';
import { Plans } from './plans.tsx';

export { Buttons } from './buttons.tsx';
export { Face } from './face.tsx';
export { Hand, Played } from './hand.tsx';
export { CardMarks } from './marks.tsx';
export { SeatParts } from './seat.tsx';

/** LW-4.8 On a large screen the cards to keep lie above all boards, side by side. */
export function Keeping({ table }: { readonly table: BoardContext }) {
  return isKeeping(table) ? <KeepTwo table={table} /> : undefined;
}

function isKeeping({ frame, whose }: BoardContext): boolean {
  return frame?.kind === 'keepTwo' && whose === undefined;
}

const sections = { plans: Plans, offer: Offer, market: Market, decks: Decks, estate: OwnEstate } as const;
type Section = keyof typeof sections;

/** The Last Will board. The part that is asked about comes first, and the order of the rest follows the phase. */
export function Tableau({ table }: { readonly table: BoardContext }) {
  const { view } = table;
  const keeping = isKeeping(table);
  const roomy = useMedia(roomyScreen);
  return (
    <div class={`pc-lw is-${view.phase}`}>
      {!keeping && <Means table={table} />}
      {keeping && !roomy && <KeepTwo table={table} />}
      <Bill table={table} />
      {orderOf(table).map((id) => {
        const Drawn = sections[id];
        return <Drawn key={id} table={table} />;
      })}
    </div>
  );
}

const ofPlanning: readonly Section[] = ['plans', 'decks', 'offer', 'market', 'estate'];
const ofErrands: readonly Section[] = ['offer', 'market', 'estate', 'plans', 'decks'];
const ofActions: readonly Section[] = ['estate', 'market', 'offer', 'plans', 'decks'];

function orderOf({ view: { phase }, frame }: BoardContext): readonly Section[] {
  if (frame?.kind === 'naming') return ['decks', ...ofErrands.filter((id) => id !== 'decks')];
  if (frame?.kind === 'market') return ['market', ...ofErrands.filter((id) => id !== 'market')];
  return phase === 'planning' ? ofPlanning : phase === 'errands' ? ofErrands : ofActions;
}

function OwnEstate({ table }: { readonly table: BoardContext }) {
  return <Estate table={table} player={table.mine} live />;
}
