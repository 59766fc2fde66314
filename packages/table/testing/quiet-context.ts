import { noMetrics } from '../src/metrics.ts';
import type { RoomContext } from '../src/room/context.ts';

/** The parts of a room's context that most tests leave alone: no figures, no outages, no waits for bots. */
export const quietContext = {
  metrics: noMetrics,
  outages: () => [],
  looksLike: () => false,
  beforeBot: async () => undefined,
} satisfies Partial<RoomContext>;
