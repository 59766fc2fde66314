import type { CompanionRow } from '../card-data.ts';

/** LW-19 Companions: 20 grey cards. */
// biome-ignore format: one card per row
/** LW-19 The companions. */
export const lastWillCompanions = [
  { id: 'lw-biscuit-a-spaniel-of-no-use', class: 'companion', kinds: ['dog'], extra: 0 },
  { id: 'lw-poodle-with-a-valet', class: 'companion', kinds: ['dog'], extra: 1 },
  { id: 'lw-great-dane-saddled', class: 'companion', kinds: ['dog', 'horse'], extra: 0 },
  { id: 'lw-admirals-newfoundland', class: 'companion', kinds: ['dog'], extra: 2, at: ['boat'] },
  { id: 'lw-dalmatian-who-runs-ahead', class: 'companion', kinds: ['dog'], extra: 2, at: ['carriage'] },
  { id: 'lw-thunder-twelve-years-late', class: 'companion', kinds: ['horse'], extra: 0 },
  { id: 'lw-mare-who-drinks-champagne', class: 'companion', kinds: ['horse'], extra: 1 },
  { id: 'lw-riding-mistress-and-her-opinion', class: 'companion', kinds: ['horse', 'guest'], extra: 0 },
  { id: 'lw-grey-who-must-lead', class: 'companion', kinds: ['horse'], extra: 2, at: ['carriage'] },
  { id: 'lw-stallion-fond-of-tragedy', class: 'companion', kinds: ['horse'], extra: 2, at: ['theatre'] },
  { id: 'lw-countess-barely-invited', class: 'companion', kinds: ['guest'], extra: 0 },
  { id: 'lw-widow-of-three-bankers', class: 'companion', kinds: ['guest'], extra: 1 },
  { id: 'lw-gourmet-who-cooks-at-table', class: 'companion', kinds: ['guest', 'chef'], extra: 0 },
  { id: 'lw-miss-penelope-dance-card-full', class: 'companion', kinds: ['guest'], extra: 2, at: ['ball'] },
  { id: 'lw-actress-between-husbands', class: 'companion', kinds: ['guest'], extra: 2, at: ['theatre'] },
  { id: 'lw-cook-from-calais', class: 'companion', kinds: ['chef'], extra: 0 },
  { id: 'lw-chef-who-weeps-truffles', class: 'companion', kinds: ['chef'], extra: 1 },
  { id: 'lw-pastry-cook-and-his-pug', class: 'companion', kinds: ['chef', 'dog'], extra: 0 },
  { id: 'lw-saucier-of-two-emperors', class: 'companion', kinds: ['chef'], extra: 2, at: ['dinner'] },
  { id: 'lw-ships-cook-with-medals', class: 'companion', kinds: ['chef'], extra: 2, at: ['boat'] },
] as const satisfies readonly CompanionRow[];
