export { parts } from './parts.ts';
export { partNames as words } from './text/parts.ts';
