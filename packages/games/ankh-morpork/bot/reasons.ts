import { partsEn } from './text/parts-en.ts';
import { partsFr } from './text/parts-fr.ts';

export { facts } from './facts.ts';
export { parts } from './parts.ts';
export { factWords } from './text/facts.ts';

export const words = { en: partsEn, fr: partsFr };
