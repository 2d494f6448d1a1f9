import type { IdentityFile } from '../build/identity.ts';
import type { Model } from '../model/model.ts';
import type { Words } from '../model/words.ts';
import type { Letterhead } from '../model/documents/print.ts';
import type { Region } from '../region/region.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FoundPattern } from './patterns.ts';

/** `tuyen.config.json`: the folders of the schemas and of the output. Paths are relative to the project. */
export interface ProjectConfig {
  readonly schemas: string;
  readonly languages: readonly string[];
  readonly identity: IdentityFile;
  readonly region?: Partial<Region>;
  readonly letterhead?: Partial<Letterhead>;
  /** Enum that lists the serial templates of the server's domain. */
  readonly serialTemplates?: string;
  readonly admin?: { readonly out: string; readonly custom: string; readonly public: string };
  readonly portal?: { readonly out: string; readonly public: string };
  readonly server?: { readonly domain?: string; readonly fixtures?: string; readonly out: string };
  readonly docs?: { readonly out: string };
  /** Modules of plugins: files of the project (`./plugins/zod.ts`) or installed packages. */
  readonly plugins?: readonly string[];
  readonly effects?: EffectsConfig;
}

/** What `tuyen effects` requires a reader of, besides permissions and the fields of singletons. */
export interface EffectsConfig {
  /** Fields by their resource, or `all` of them. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  /** The most fields that may have `x-informative`. */
  readonly informative?: number;
}

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
  /** Names of the kinds that plugins define. */
  readonly pluginKinds: readonly string[];
}
