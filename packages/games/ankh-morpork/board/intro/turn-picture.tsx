import { SymbolDrawing } from '../symbols.tsx';

/** A turn shows the same symbols to everybody. */
const symbols = ['assassinate', 'money:3', 'build'] as const;

/** A card, its symbols from left to right, then a hand of five. */
export function TurnPicture() {
  return (
    <>
      <g transform="rotate(-3 88 100)">
        <rect class="am-intro-card is-plain" x="22" y="24" width="132" height="152" rx="8" />
        <rect class="am-intro-scene" x="34" y="36" width="108" height="52" rx="4" />
        {symbols.map((symbol, at) => (
          <svg key={symbol} x={32 + at * 39} y="98" width="36" height="36">
            <SymbolDrawing symbol={symbol} bare />
          </svg>
        ))}
        <path class="am-intro-arrow" d="M36 152h94m-10-8l11 8-11 8" />
      </g>
      <path class="am-intro-arrow is-ink" d="M168 96h22m-9-8l10 8-10 8" />
      {[-2, -1, 0, 1, 2].map((at) => (
        <rect
          key={at}
          class={`am-intro-hand ${at === 2 ? 'is-new' : ''}`}
          x="-18"
          y="-84"
          width="36"
          height="54"
          rx="4"
          transform={`translate(256 158) rotate(${at * 17})`}
        />
      ))}
      <text class="am-intro-figure" x="256" y="178">
        5
      </text>
    </>
  );
}
