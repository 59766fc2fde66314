/** A cup, upside down on the table. */
export function CupMark({ class: name = '' }: { readonly class?: string }) {
  return (
    <svg class={`ld-cup-mark ${name}`} viewBox="-60 -78 120 156" aria-hidden="true">
      <CupShape />
    </svg>
  );
}

/** The same inside an SVG: 116 by 150 units, centred on 0 0. */
export function CupShape() {
  return (
    <>
      <path class="ld-leather" d="M-58 69L-38-57Q-36-69-24-69H24Q36-69 38-57L58 69Q0 93-58 69Z" />
      <path class="ld-leather-rim" d="M-58 69Q0 93 58 69L56 55Q0 77-56 55Z" />
      <path class="ld-leather-light" d="M-38-57Q0-43 38-57L40-43Q0-29-40-43Z" />
    </>
  );
}
