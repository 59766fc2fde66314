import { boroughs } from '../from-game.ts';
import { Mark } from '../glyph.tsx';
import { LwMark } from '../last-will/mark.tsx';
import { type LastWillOutline, lastWillOutlines } from '../last-will/outlines.ts';
import { type Outline, outlines } from '../outlines.ts';
import { competitionMarks } from '../plate.tsx';
import { Shield } from '../shield.tsx';
import type { SymbolId } from './symbols.ts';

/** The drawing of a symbol in the legend. */
export function SymbolPicture({ of }: { readonly of: SymbolId }) {
  switch (of) {
    case 'white':
    case 'black':
      return <i class={`pc-legend-card is-${of}`} />;
    case 'pedestal':
      return <i class="pc-legend-pedestal" />;
    case 'election':
    case 'society':
    case 'possessions':
      return <Mark of={competitionMarks[of]} />;
    default: {
      const borough = boroughs.find((one) => one === of);
      if (borough !== undefined) return <Shield borough={borough} />;
      if (of in lastWillOutlines) return <LwMark of={of as LastWillOutline} />;
      return of in outlines ? <Mark of={of as Outline} /> : undefined;
    }
  }
}
