/** Guest id of the player of this browser at local tables. */
export const localPlayer = 'me';
