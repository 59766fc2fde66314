/** Incremented whenever a client written for the previous version would misread messages. */
export const protocolVersion = 3;

/** Name of a person who deleted their account. Pages show it in the language of the reader. */
export const formerName = 'A former player';

/** Limits on what a client may send. */
export const limits = {
  /** Characters of one message. */
  messageLength: 16_384,
  nameLength: 24,
  chatLength: 300,
  /** Characters of an idempotency key. */
  keyLength: 64,
  seats: 6,
  /** Days of holiday per seat, table and year, and number of holidays. */
  holidayDays: 30,
  holidays: 12,
} as const;
