/** Types of the events that are staged over the table. */
export const stagedEvents = ['revealed'] as const;
