import { featuresBeside } from '@manigance/core/explore';
import { catalog } from '../index.ts';

const all = await Promise.all(
  catalog.manifests.map(async (manifest) => ({ manifest, features: await featuresBeside(manifest.url) })),
);

/** The games of the catalog that list their features, which a game need not do. */
export const featured = all.flatMap(({ manifest, features }) =>
  features === undefined ? [] : [{ manifest, features }],
);
