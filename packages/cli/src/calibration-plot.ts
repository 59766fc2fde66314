/** A bin of a calibration plot: its mean judged chance, the share that won, and its number of positions. */
export interface CalibrationBin {
  readonly judged: number;
  readonly won: number;
  readonly count: number;
}

const [size, left, top] = [300, 50, 20];
const ink = '#2a2523';

/** A plot of judged against real chances, as SVG: the nearer to the diagonal, the better judged. */
export function calibrationPlot(title: string, bins: readonly CalibrationBin[]): string {
  const x = (share: number) => (left + size * share).toFixed(1);
  const y = (share: number) => (top + size * (1 - share)).toFixed(1);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<path d="M${x(0)} ${y(share)}H${x(1)}M${x(share)} ${y(0)}V${y(1)}" stroke="#d9d2c4" fill="none"/>`,
    `<text x="${left - 8}" y="${y(share)}" dy="4" text-anchor="end">${share * 100} %</text>`,
    `<text x="${x(share)}" y="${top + size + 18}" text-anchor="middle">${share * 100} %</text>`,
  ]);
  const points = bins.map(
    ({ judged, won, count }) =>
      `<circle cx="${x(judged)}" cy="${y(won)}" r="${(3 + 6 * Math.sqrt(count / most)).toFixed(1)}" fill="#7b2318"><title>judged ${percent(judged)}, won ${percent(won)}, ${count} positions</title></circle>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + size + 30} ${top + size + 48}" font-family="sans-serif" font-size="12" fill="${ink}" role="img" aria-label="${title}: judged chances and wins">
<rect width="100%" height="100%" fill="#fbf7ec"/>
${grid.join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="${ink}" stroke-dasharray="4 4" fill="none"/>
<rect x="${x(0.7)}" y="${y(0.85)}" width="${(size * 0.1).toFixed(1)}" height="${(size * 0.2).toFixed(1)}" fill="none" stroke="#1f7a4c" stroke-width="2"/>
${points.join('\n')}
<text x="${left + size / 2}" y="${top + size + 38}" text-anchor="middle">${title}: judged chance of a seat to win, and how often it did</text>
</svg>
`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
