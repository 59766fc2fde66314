import type { Names } from './names.ts';
import printed from './printed-fr.json' with { type: 'json' };

/** The printed names and texts in French. */
export const namesFr: Names = printed;
