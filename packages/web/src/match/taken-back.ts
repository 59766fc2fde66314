/** Type of what stands in the log where a move was taken back. */
export const takenBack = 'table:taken-back';
