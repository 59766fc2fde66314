/** PC-6.6 Where the circle tiles of a round lie: two on bundles, two on the space Political circles. */
export const circlePlaces = ['bundle-a', 'bundle-b', 'space-1', 'space-2'] as const;
/** A place where a circle tile lies. */
export type CirclePlace = (typeof circlePlaces)[number];

/** The two places of the space Political circles, by index in `circlePlaces`. */
export const placesOfSpace: readonly number[] = [
  circlePlaces.indexOf('space-1'),
  circlePlaces.indexOf('space-2'),
];
