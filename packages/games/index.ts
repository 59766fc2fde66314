import { catalogOf } from './catalog.ts';
import * as manifests from './manifests.ts';

export { type Catalog, catalogOf, withGames } from './catalog.ts';
export {
  defaultOptions,
  defineManifest,
  type Expansion,
  expansionsFor,
  type GameManifest,
  type LessonParts,
  type ManifestOf,
  type ManifestWords,
  type Reporter,
  type RuleBookTerms,
  type RulesModule,
  rulePrefixesOf,
  rulesOfVersion,
  type SettingGroup,
  type SettingWords,
  type TableOptions,
} from './manifest.ts';

/** Every game of the repository. */
export const catalog = catalogOf(Object.values(manifests));
