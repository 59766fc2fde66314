/** The level for those who do not choose: neither the weakest nor the strongest of the game. */
export const usualLevel = 'usual';
