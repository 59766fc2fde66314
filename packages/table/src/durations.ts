/** A minute in milliseconds. */
export const minute = 60_000;
/** An hour in milliseconds. */
export const hour = 60 * minute;
/** A day in milliseconds. */
export const day = 24 * hour;
