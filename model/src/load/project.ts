import type { ConfigFile } from '../generated/config.ts';
import type { Model } from '../model/model.ts';
import type { Words } from '../model/words.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FoundPattern } from './patterns.ts';

/** `tuyen.config.json`: the folders of the schemas and of the output. Paths are relative to the project. */
export type ProjectConfig = ConfigFile;

/**
 * The `effects` of tuyen.config.json: names of fields that some code must read. `tuyen effects` reports those that no
 * code reads. It always checks permissions and the fields of singletons, which need not be named.
 */
export type EffectsConfig = NonNullable<ConfigFile['effects']>;

/** Translations of the shells by language and file: `locales.vi.admin`. */
export type Locales = Readonly<Record<string, Readonly<Record<string, Words>>>>;

export interface Project {
  /** Undefined if `tuyen.config.json` cannot be read. */
  readonly config: ProjectConfig | undefined;
  /** Undefined if any diagnostic is an error. */
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
