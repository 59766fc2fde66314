// biome-ignore format: one seal per line
const rosette = 'M-4.5 6L-8 14l4-1 2 3.5L0 9l2 7.5L4 13l4 1L4.5 6zM0-9l3.2 2.3 3.9-.3 1 3.8 3 2.5-1.6 3.5.6 3.9-3.9.8-2.5 3L0 7.8l-3.7 1.7-2.5-3-3.9-.8.6-3.9L-11-1.7l3-2.5 1-3.8 3.9.3zM0-3.6a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z';
const shield = 'M-8.5-8.5h17V0c0 5.5-4 8.5-8.5 10.5C-4.5 8.5-8.5 5.5-8.5 0zM0-5v11.5c3-1.5 5-3.5 5-6.5v-5z';

/** The parties a card offends: a rosette for Liberals, a shield for Conservatives. */
export const seals = { liberal: [rosette], conservative: [shield], both: [rosette, shield] } as const;

/** Name of a seal. */
export type Seal = keyof typeof seals;
