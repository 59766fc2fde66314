import type { NameOf } from '@manigance/core';

const names = ['Alix', 'Basile', 'Capucine', 'Dorian', 'Elvire', 'Fantine'];

/** Names for players nobody has named, in the order of the seats. */
export const nameOf: NameOf = (seat) => names[seat] ?? `${seat}`;
