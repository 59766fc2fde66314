import type { Names } from './names.ts';
import printed from './printed-en.json' with { type: 'json' };

/** The printed names and texts in English. */
export const namesEn: Names = printed;
