/** Level id that stands for a game's default level until its levels are loaded. */
export const defaultLevelId = 'usual';
