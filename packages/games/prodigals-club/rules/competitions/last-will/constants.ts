/** LW-4.2, LW-10.3 */
export const startPounds = 70;
/** LW-10.3 Places of a Last Will board. */
export const boardPlaces = 5;
/** LW-4.7, LW-4.8 */
export const startHelpers = 3;
/** LW-4.7 Property cards dealt at the start. */
export const startProperties = 3;
/** LW-11.8 Actions for a sale in the action turn. */
export const sellActions = 1;
/** LW-11.5 Actions to keep a property up. */
export const upkeepActions = 1;
/** LW-11.6 Steps a neglected house falls. */
export const wearSteps = 1;
