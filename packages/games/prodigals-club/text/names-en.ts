import type { Names } from './names.ts';
import printed from './printed-en.json' with { type: 'json' };

export const namesEn: Names = printed;
