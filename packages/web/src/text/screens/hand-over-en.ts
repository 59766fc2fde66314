/** English words of a match of several people at one screen. */
export const handOverEn = {
  passTo: 'Pass the screen to',
  hasPlayed: (name: string) => `${name} has played. Their hand and their goal are no longer on the screen.`,
  resumed: 'The match goes on here.',
  itIsMe: (name: string) => `I am ${name}`,
  othersLookAway: 'Everyone else, please look away.',
  order: 'Around the table',
};

/** Words of a match of several people at one screen. */
export type HandOverWords = typeof handOverEn;
