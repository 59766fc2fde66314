/** The bundles that lie on the board in the chapters about errands. */
export const firstBundles = {
  'election-a': ['liberal-baiter'],
  'election-b': ['champagne-for-the-poor'],
  'election-c': ['sermon-in-praise-of-taxes', 'borrowed-foghorn'],
  'election-d': ['hiccup-at-the-hustings', 'tory-tickler'],
  'society-a': ['soup-on-the-satin', 'toast-too-many', 'gossip-columnist'],
  'society-b': ['cigar-in-the-conservatory', 'mastiff-at-high-tea'],
  'society-c': ['kennel-master'],
} as const;
