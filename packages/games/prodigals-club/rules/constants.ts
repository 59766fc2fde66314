/** Stands for no piece, place or seat in the state. */
export const none = -1;

/** PC-1.3 The last round. */
export const lastRound = 5; // PC-1.3
/** PC-16.1 Points that an errand or a card commonly takes off a score: so near to zero, a score warns of the end. */
export const lastStep = 3;
/** PC-9.4 Places for black cards. */
export const tableauPlaces = 6; // PC-9.4
/** PC-12.1 Most votes of a player. */
export const mostVotes = 44; // PC-12.1
