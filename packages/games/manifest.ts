import type { Roster } from '@manigance/bots';
import type { Game, GameText, GameTexts, Language, Setting, Vocabulary } from '@manigance/core';
import type { BookParts } from '@manigance/core/book';
import type { Course, CourseText, Remark } from '@manigance/core/lessons';
import type { BoardModule, PortraitModule } from '@manigance/ui/board-props.ts';
import type { SeatStyle } from '@manigance/ui/seats.tsx';

/** Everything the rest of the program knows of a game without loading it, and how to load each of its parts. */
export interface ManifestOf<W extends Vocabulary> extends SeatStyle {
  /** `import.meta.url` of the manifest: its folder holds the rule book, and another thread imports it from there. */
  readonly url: string;
  /** The name of the game's folder, in kebab case. */
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly title: string;
  /** The capital letters its rule ids begin with. In lower case they prefix its style classes: `XY-7.1`, `.g-xy`. */
  readonly rulePrefix: string;
  /** Prefixes of further rules in its rule book, such as those of an expansion. Absent: none. */
  readonly furtherRulePrefixes?: readonly string[];
  readonly seats: { readonly min: number; readonly max: number };
  /** Playing time on the box. */
  readonly minutes: number;
  /** The settings of a table, the default value of each first. As in the game's own `settings`. */
  readonly settings: Readonly<Record<string, readonly Setting[]>>;
  readonly words: Readonly<Record<Language, ManifestWords>>;
  /** Address of the picture on the home page, `new URL('./poster.svg', import.meta.url).href`. */
  readonly poster: string;
  /** Fonts the board needs at once, as CSS `font` values. The game's `theme.css` declares them. */
  readonly fonts: readonly string[];
  readonly rules: Part<RulesModule<W>>;
  /** The sentences by language: a page loads only the language it shows. */
  readonly text: Readonly<Record<Language, Part<GameTextModule<W>>>>;
  /** Absent: the game has no bots. */
  readonly bot?: Part<{ readonly bots: Roster<W> }>;
  /** Absent: the page draws a plain board. */
  readonly board?: Part<{ readonly board: BoardModule<W> }>;
  /** Parts that only tables with certain settings load. Absent: every table loads the whole game. */
  readonly expansions?: readonly Expansion[];
  /** The faces of the bots, by level. Absent: the page shows their names alone. */
  readonly portraits?: () => Promise<PortraitModule>;
  /** The course that teaches the game. Absent: there is none. */
  readonly lessons?: LessonParts;
  /** The illustrated book of the rules for players. Absent: players read the numbered rule book. */
  readonly book?: () => Promise<{ readonly book: BookParts }>;
  /** Address of the puzzles, `new URL('./puzzles/puzzles.json', import.meta.url).href`. Absent: there are none. */
  readonly puzzles?: string;
  /** Report that `simulate --report` prints beside the results. */
  readonly report?: () => Promise<Reporter>;
  /** Terms that the build of the page replaces in `rulebook/*.md`. */
  readonly rulebook?: () => Promise<{ readonly rulebook: RuleBookTerms }>;
}

/**
 * Loads a part of a game. With the options of a table it comes with the expansions that this table needs, without them with all.
 */
export type Part<T> = (options?: TableOptions) => Promise<T>;
/** The options of a table, of whichever game. */
export type TableOptions = Readonly<Record<string, Setting>>;

/**
 * What only tables with certain settings load. Each module adds itself to the part of the game it belongs to when it is evaluated,
 * so that a game has one set of rules, sentences and bots, with or without its expansions.
 */
export interface Expansion {
  /** The values of settings that need it. */
  readonly with: Readonly<Record<string, readonly Setting[]>>;
  readonly rules: Load;
  readonly text: Readonly<Record<Language, Load>>;
  readonly bot: Load;
  readonly board: Load;
}
type Load = () => Promise<unknown>;

/** The parts of a course: `lessons/course/index.ts`, `lessons/text/en.ts` and `fr.ts`, `lessons/coach.ts`. */
export interface LessonParts {
  readonly course: () => Promise<{ readonly course: Course }>;
  readonly text: Readonly<Record<Language, () => Promise<{ readonly text: CourseText }>>>;
  /** Comments on the first match. Absent: nobody comments. */
  readonly coach?: () => Promise<{ readonly coach: readonly Remark[] }>;
}

/** The exports of `rules/index.ts`. */
export interface RulesModule<W extends Vocabulary> {
  readonly game: Game<W>;
  /** Earlier versions of the rules, for matches and records that began under them. */
  readonly older?: readonly Game<W>[];
}

/** The rules of this version; `undefined` if the game no longer has them. */
export function rulesOfVersion<W extends Vocabulary>(
  { game, older = [] }: RulesModule<W>,
  rulesVersion: number,
): Game<W> | undefined {
  return [game, ...older].find((rules) => rules.rulesVersion === rulesVersion);
}

/** The exports of `text/en.ts` and `text/fr.ts`. */
export interface GameTextModule<W extends Vocabulary> {
  readonly text: GameText<W>;
  /** The rule a log line links to. */
  readonly cites: GameTexts<W>['cites'];
}

/** A manifest without the game's own vocabulary. */
export type GameManifest = ManifestOf<Vocabulary>;

/** The page's words about a game that is not loaded. */
export interface ManifestWords {
  /** One line for the home page. */
  readonly pitch: string;
  /** Author and publisher, for the credits. */
  readonly credits: string;
  readonly settings: Readonly<Record<string, SettingWords>>;
}

/** The words of a setting: its name, and name and text of each value. */
export interface SettingWords {
  readonly name: string;
  readonly values: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** How a long list of values is divided, every value in one group. Absent: it is not. */
  readonly groups?: readonly SettingGroup[];
}

/** Values of a setting under a heading of their own. */
export interface SettingGroup {
  readonly name: string;
  /** Note for players beside these values. */
  readonly note?: string;
  readonly values: readonly Setting[];
}

/** Collects a report of finished matches: plain data that threads can send and that adds up. */
export interface Reporter {
  startReport(): object;
  addMatch(report: object, state: Vocabulary['state'], events: readonly Vocabulary['event'][]): void;
  addReport(sum: object, part: object): void;
  renderReport(report: object): string;
}

/** Players' words in place of the engine's terms in a rule book. */
export interface RuleBookTerms {
  /** Players' words for the ids that the rule book sets as code. */
  readonly names: Readonly<Record<Language, ReadonlyMap<string, string>>>;
  /** Ids of the chapters and rules about the engine, which players do not read. */
  readonly engineOnly: readonly string[];
}

/** The manifest as a game writes it. Settings, shapes and fonts may be left out: none, tokens, none. */
export type OwnManifest<W extends Vocabulary> = Omit<ManifestOf<W>, 'url' | Defaulted> &
  Partial<Pick<ManifestOf<W>, Defaulted>>;
type Defaulted = 'settings' | 'shapes' | 'fonts';

/**
 * Erases the game's vocabulary: the rest of the program passes views and moves on without knowing their content.
 * This is the only cast from a game's own types to the general ones. `url` is `import.meta.url`.
 */
export function defineManifest<W extends Vocabulary>(url: string, own: OwnManifest<W>): GameManifest {
  const defaults = { settings: {}, shapes: 'tokens', fonts: [] };
  return { url, ...defaults, ...own, ...withExpansions(own) } as unknown as GameManifest;
}

type Parts<W extends Vocabulary> = Pick<ManifestOf<W>, 'rules' | 'text' | 'bot' | 'board' | 'expansions'>;

/** The parts of a game, each loaded together with that of the expansions a table needs. */
function withExpansions<W extends Vocabulary>(parts: Parts<W>): Parts<W> {
  const { rules, text, bot, board } = parts;
  const together =
    <T>(own: Part<T>, of: (expansion: Expansion) => Load): Part<T> =>
    async (options) => {
      const needed = expansionsFor(parts, options);
      const [part] = await Promise.all([own(options), ...needed.map((expansion) => of(expansion)())]);
      return part;
    };
  return {
    rules: together(rules, (expansion) => expansion.rules),
    text: {
      en: together(text.en, (expansion) => expansion.text.en),
      fr: together(text.fr, (expansion) => expansion.text.fr),
    },
    ...(bot === undefined ? {} : { bot: together(bot, (expansion) => expansion.bot) }),
    ...(board === undefined ? {} : { board: together(board, (expansion) => expansion.board) }),
  };
}

/** The expansions that a table with these options needs; without options all. */
export function expansionsFor(
  { expansions = [] }: Pick<GameManifest, 'expansions'>,
  options?: TableOptions,
): readonly Expansion[] {
  if (options === undefined) return expansions;
  return expansions.filter((expansion) =>
    Object.entries(expansion.with).some(([name, values]) => values.some((value) => value === options[name])),
  );
}

/** The letters that the ids in a game's rule book begin with, its own first. */
export function rulePrefixesOf(
  game: Pick<GameManifest, 'rulePrefix' | 'furtherRulePrefixes'>,
): readonly string[] {
  return [game.rulePrefix, ...(game.furtherRulePrefixes ?? [])];
}

/** The value of every setting for a table whose players choose none. */
export function defaultOptions({ settings }: Pick<GameManifest, 'settings'>): Record<string, Setting> {
  const entries = Object.entries(settings).flatMap(([name, [value]]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
