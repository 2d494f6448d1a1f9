import type { ConfigFile } from '../generated/config.ts';
import type { Model } from '../model/model.ts';
import type { Words } from '../model/words.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FoundPattern } from './patterns.ts';

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
  readonly config: ProjectConfig | undefined;
  readonly model: Model | undefined;
  readonly locales: Locales;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
  readonly patterns: readonly FoundPattern[];
  readonly pluginKinds: readonly string[];
}
