/** Goes up whenever a client written for the version before would misunderstand. */
export const protocolVersion = 2;

/** What a client may send, at most. */
export const limits = {
  /** Characters of one message. */
  messageLength: 16_384,
  nameLength: 24,
  chatLength: 300,
  /** Characters of an idempotency key. */
  keyLength: 64,
  seats: 6,
  /** Days of holiday a seat may take at one table in a year, and how many times. */
  holidayDays: 30,
  holidays: 12,
} as const;
