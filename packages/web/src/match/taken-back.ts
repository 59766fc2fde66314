/** Type of the log line for an undone move. */
export const takenBack = 'table:taken-back';
