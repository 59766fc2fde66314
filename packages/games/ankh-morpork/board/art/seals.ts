/** Seals of vermilion wax, one shape per order: the outer shape, and the emblem cut out of it. */
// biome-ignore format: one seal per line
/** Wax seals: the Watch, the guilds, the university, the Assassins. */
export const seals = {
  watch: 'M-8-8.5h16V0C8 5 4 8 0 10-4 8-8 5-8 0zM0-5l-4.5 2v3c0 3 2 5 4.5 6.5C2.5 5 4.5 3 4.5 0v-3z',
  guild: 'M0-9.5l2.8 2 3.4-.4 1.2 3.2 2.6 2.2L9.3 0l.7 2.5-2.6 2.2-1.2 3.2-3.4-.4L0 9.5l-2.8-2-3.4.4-1.2-3.2L-10 2.5-9.3 0l-.7-2.5 2.6-2.2 1.2-3.2 3.4.4zM-5-1.5v3h3.5V5h3V1.5H5v-3H1.5V-5h-3v3.5z',
  university: 'M-4-9.5h8L9.5-4v8L4 9.5h-8L-9.5 4v-8zM0-7l-1.7 3.8L-5-5l1.8 3.3L-7 0l3.8 1.7L-5 5l3.3-1.8L0 7l1.7-3.8L5 5 3.2 1.7 7 0 3.2-1.7 5-5 1.7-3.2z',
  assassins: 'M0-11L10.5 0 0 11-10.5 0zM-1.2-6.5v6h-3v2.3h3V6.5h2.4V1.8h3V-.5h-3v-6z',
} as const;

/** Name of a seal. */
export type Seal = keyof typeof seals;
