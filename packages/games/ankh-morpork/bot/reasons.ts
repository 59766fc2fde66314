export { facts } from './facts.ts';
export { parts } from './parts.ts';
export { factWords } from './text/facts.ts';
export { partNames as words } from './text/parts.ts';
