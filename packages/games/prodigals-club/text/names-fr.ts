import type { Names } from './names.ts';
import printed from './printed-fr.json' with { type: 'json' };

export const namesFr: Names = printed;
