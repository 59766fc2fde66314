// The games of this repository: one line each.
export { manifest as ankhMorpork } from './ankh-morpork/manifest.ts';
export { manifest as edgarEtLucien } from './edgar-et-lucien/manifest.ts';
export { manifest as prodigalsClub } from './prodigals-club/manifest.ts';
