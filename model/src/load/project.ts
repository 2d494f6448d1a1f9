import type { ConfigFile } from '../generated/config.ts';
import type { Model } from '../model/model.ts';
import type { Words } from '../model/words.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FoundPattern } from './patterns.ts';

/** `tuyen.config.json`: the folders of the schemas and of the output. Paths are relative to the project. */
export type ProjectConfig = ConfigFile;

/**
 * The `effects` of tuyen.config.json. It names fields that some code must read, and `tuyen effects` reports those that
 * no code reads. The command always checks permissions and the fields of singletons, so the configuration need not name
 * them.
 */
export type EffectsConfig = NonNullable<ConfigFile['effects']>;

/** Translated texts of the apps and the server, by language and file: `locales.vi.admin`. */
export type Locales = Readonly<Record<string, Readonly<Record<string, Words>>>>;

export interface Project {
  /** The configuration. Undefined if `tuyen.config.json` cannot be read. */
  readonly config: ProjectConfig | undefined;
  /** The loaded Model. Undefined if the project has any error. */
  readonly model: Model | undefined;
  readonly locales: Locales;
  /** All problems of all files, sorted by file and position. */
  readonly diagnostics: readonly Diagnostic[];
  /** Text of every file that was read, by its path relative to the project. */
  readonly sources: ReadonlyMap<string, string>;
  readonly patterns: readonly FoundPattern[];
  /** Names of the field kinds, view kinds and query operators that plugins define. */
  readonly pluginKinds: readonly string[];
}
