import { partsEn } from './text/parts-en.ts';
import { partsFr } from './text/parts-fr.ts';

export { parts } from './parts.ts';

export const words = { en: partsEn, fr: partsFr };
