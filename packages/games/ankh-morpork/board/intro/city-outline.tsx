import { drawings } from '../map/areas.ts';
import { viewBox } from '../map/plan.tsx';

/** The twelve areas in outline; those in `lit` are held. Fills the SVG around it. */
export function CityOutline({ lit = [] }: { readonly lit?: readonly number[] }) {
  return (
    <svg viewBox={viewBox}>
      {drawings.map(({ d }, area) => (
        <path key={d} class={`am-intro-area ${lit.includes(area) ? 'is-lit' : ''}`} d={d} />
      ))}
    </svg>
  );
}
