import { type GameManifest, rulePrefixesOf } from './manifest.ts';

/** The games one program offers, ordered by id. */
export interface Catalog {
  readonly manifests: readonly GameManifest[];
  readonly ids: readonly string[];
  find(id: string | undefined): GameManifest | undefined;
  /** Throws for an id that is not in the catalog. */
  get(id: string): GameManifest;
}

/** The catalog of these games. Two games with one id or rule prefix are an error. */
export function catalogOf(manifests: readonly GameManifest[]): Catalog {
  const ordered = manifests.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  rejectRepeated(ordered.map(({ id }) => id));
  rejectRepeated(ordered.flatMap(rulePrefixesOf));
  const find = (id: string | undefined) => ordered.find((manifest) => manifest.id === id);
  return {
    manifests: ordered,
    ids: ordered.map(({ id }) => id),
    find,
    get(id) {
      const manifest = find(id);
      if (manifest === undefined) throw new RangeError(`there is no game ${id}`);
      return manifest;
    },
  };
}

/** A catalog with further games, such as one from outside the repository. */
export function withGames(catalog: Catalog, manifests: readonly GameManifest[]): Catalog {
  return catalogOf([...catalog.manifests, ...manifests]);
}

function rejectRepeated(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new RangeError(`two games are called ${repeated}`);
}
