/** A keyhole in the M. `plain`: the line alone, in the colour of the text around it. */
export function Logo({ plain = false }: { readonly plain?: boolean }) {
  if (plain) {
    return (
      <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
        <path class="logo-line" d="M4 27V6l12 13L28 6v21" />
        <circle cx="16" cy="9" r="3" fill="currentColor" />
      </svg>
    );
  }
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="62"
        height="62"
        rx="15"
        fill="#3a1430"
        stroke="#f0a6d4"
        stroke-opacity=".45"
        stroke-width="2"
      />
      <path
        d="M12 50V17L32 38L52 17V50"
        fill="none"
        stroke="#ffe9c7"
        stroke-width="7"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
      <circle cx="32" cy="16" r="5.4" fill="#f0a6d4" />
      <path d="M32 17L28.6 27H35.4Z" fill="#f0a6d4" />
    </svg>
  );
}
