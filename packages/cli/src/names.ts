import type { NameOf } from '@manigance/core';

const names = ['Alix', 'Basile', 'Capucine', 'Dorian', 'Elvire', 'Fantine'];

/** Default names of players, by seat. */
export const nameOf: NameOf = (seat) => names[seat] ?? `${seat}`;
