import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isObject, NEUTRAL_REGION, type Region } from '@tuyen/model';
import { didYouMean } from '@tuyen/model/suggest';
import { projectPlugins } from '../project-plugins.ts';
import {
  type Draft,
  ImportError,
  type ImportOptions,
  type ImportOrigin,
  type ImportSource,
  type ImportedRecords,
  type ListedResource,
} from '../import/draft.ts';
import { type ImportSettings, importsIn } from './import-settings.ts';
import { readOrigin } from './read-origin.ts';
import { IMPORT_SOURCES } from '../import/sources.ts';
import { kebabName } from '../import/tables/names.ts';
import { readStored, type StoredDraft, storedPath } from './stored-draft.ts';

/** Options of the command line that one run adds to the settings in tuyen.config.json. */
export interface GivenSettings {
  readonly only?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
  readonly rename?: Readonly<Record<string, string>> | undefined;
  readonly backend?: string | undefined;
  readonly own?: boolean | undefined;
  readonly encoding?: string | undefined;
  readonly follow?: boolean | undefined;
}

export interface NamedImport {
  readonly name: string;
  readonly settings: ImportSettings;
}

export const CONFIG = 'tuyen.config.json';

/** @throws ImportError if tuyen.config.json is not valid JSON */
export function readConfigFile(root: string): {
  readonly text: string;
  readonly config: Readonly<Record<string, unknown>>;
} {
  const text = readFileSync(join(root, CONFIG), 'utf8');
  try {
    const config: unknown = JSON.parse(text);
    if (isObject(config)) return { text, config };
  } catch {
    // The error below names the fix.
  }
  throw new ImportError(`${CONFIG} is not valid JSON.`, 'Run `tuyen lint`.');
}

/**
 * Returns the imports to run: the named import, a new import, or all imports of the project.
 * @param what name of an import, or a source: a file, a folder or an address
 * @throws ImportError if the project has no imports yet and none is named
 */
export function namedImports(
  root: string,
  what: string | undefined,
  as: string | undefined,
  given: GivenSettings,
): readonly NamedImport[] {
  const known = importsIn(readConfigFile(root).config);
  if (what === undefined) {
    if (known.size > 1 && hasAny(given))
      throw new ImportError(`The project has ${known.size} imports.`, `Name one: ${[...known.keys()].join(', ')}.`);
    if (known.size > 0) return [...known].map(([name, settings]) => ({ name, settings: withGiven(settings, given) }));
    throw new ImportError('The project has no imports yet.', 'Name a source: `npx tuyen import legacy.sqlite`.');
  }
  const settings = known.get(what);
  if (settings) return [{ name: what, settings: withGiven(settings, given) }];
  const same = [...known].find(([, one]) => one.from === what && as === undefined);
  if (same) return [{ name: same[0], settings: withGiven(same[1], given) }];
  const name = as ?? nameFrom(what);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(name))
    throw new ImportError(
      `"${name}" is not a valid name of an import.`,
      'Use small letters, digits and hyphens, such as --as legacy-shop.',
    );
  const other = known.get(name);
  if (other && other.from !== what)
    throw new ImportError(`The import "${name}" reads ${other.from}.`, `Choose another name: --as ${name}-2.`);
  return [{ name, settings: withGiven(other ?? { from: what }, given) }];
}

function hasAny({ only = [], except = [], rename = {}, backend, own, encoding, follow }: GivenSettings): boolean {
  const counts = [only.length, except.length, Object.keys(rename).length];
  return (
    counts.some((count) => count > 0) ||
    backend !== undefined ||
    own === true ||
    encoding !== undefined ||
    follow === true
  );
}

export interface RenamedResource {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the resources of the project that get another name, because the user renames them after they were imported.
 * @param rename new names, by the names that the source gives
 */
export function renamedResources(
  root: string,
  { name }: NamedImport,
  rename: Readonly<Record<string, string>>,
): readonly RenamedResource[] {
  const { config } = readConfigFile(root);
  const schemas = schemasIn(config);
  const base = readBase(root, storedPath(schemas, name));
  const before = importsIn(config).get(name)?.rename ?? {};
  return Object.entries(rename).flatMap(([given, to]) => {
    const from = Object.hasOwn(before, given) ? (before[given] ?? given) : given;
    const path = `${schemas}/resources/${from}.json`;
    const isImported = base?.files.some((file) => file.path === path) === true && existsSync(join(root, path));
    return isImported && from !== to ? [{ from, to }] : [];
  });
}

function schemasIn(config: Readonly<Record<string, unknown>>): string {
  return typeof config['schemas'] === 'string' ? config['schemas'] : 'schemas';
}

function withGiven(
  settings: ImportSettings,
  { only, except, rename, backend, own, encoding, follow }: GivenSettings,
): ImportSettings {
  return {
    ...settings,
    ...(only && only.length > 0 && { only: [...new Set([...(settings.only ?? []), ...only])] }),
    ...(except && except.length > 0 && { except: [...new Set([...(settings.except ?? []), ...except])] }),
    ...(rename && Object.keys(rename).length > 0 && { rename: { ...settings.rename, ...rename } }),
    ...(backend !== undefined && { backend }),
    ...(own === true && { own }),
    ...(encoding !== undefined && { encoding }),
    ...(follow === true && { follow }),
  };
}

/** Returns the name of an import: `billing` for `openapi/billing.yaml` and for `postgres://localhost/billing`. */
function nameFrom(what: string): string {
  const plain = what
    .replace(/^env:/u, '')
    .replace(/[?#].*$/u, '')
    .replace(/\/+$/u, '');
  return kebabName(
    basename(plain)
      .replace(/\.[^.]+$/u, '')
      .replace(/(?:_DATABASE)?_URL$/u, ''),
  );
}

export interface DraftedImport {
  readonly source: string;
  readonly draft: Draft;
  readonly options: ImportOptions;
  readonly base: StoredDraft | undefined;
  /** Records of the source. Undefined if it has none. */
  readonly records: ImportedRecords | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the source of an import and lists what becomes a resource, also if nothing does. */
export async function listImport(
  root: string,
  named: NamedImport,
  environment: Environment,
): Promise<{ readonly source: string; readonly listed: readonly ListedResource[] }> {
  const { source, reading, options } = await readSource(root, named, environment);
  return { source: source.name, listed: source.list(reading, options) };
}

/**
 * Checks that the source has the resources that the user renames.
 * @param names the names that the user gave to --rename
 * @throws ImportError that lists the names of the source
 */
export async function checkRenames(
  root: string,
  named: NamedImport,
  names: readonly string[],
  environment: Environment,
): Promise<void> {
  if (names.length === 0) return;
  const { source, reading, options } = await readSource(root, named, environment);
  const listed = source.list(reading, { ...options, only: [], except: [], rename: {} });
  const known = listed.flatMap(({ resource }) => (resource === undefined ? [] : [resource]));
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return;
  const { from } = named.settings;
  const similar = didYouMean(wrong, known);
  throw new ImportError(
    `--rename names ${wrong}, but ${from} has no such resource.`,
    [similar, `The resources are ${known.join(', ')}.`].filter((text) => text !== undefined).join(' '),
  );
}

/** Reads the source of an import and drafts its files. */
export async function draftImport(root: string, named: NamedImport, environment: Environment): Promise<DraftedImport> {
  const { source, origin, reading, options, base } = await readSource(root, named, environment);
  const draft = source.draft(reading, options);
  const hasResource = draft.files.some(({ path }) => path.startsWith(`${options.schemas}/resources/`));
  if (options.only.length > 0 && !hasResource)
    throw new ImportError(
      `No resource of ${named.settings.from} is named ${options.only.join(' or ')}.`,
      '`--list` names the resources.',
    );
  return {
    source: source.name,
    draft,
    options,
    base,
    records: source.records?.(origin, reading, options),
  };
}

interface ReadSource {
  readonly source: ImportSource;
  readonly origin: ImportOrigin;
  readonly reading: unknown;
  readonly options: ImportOptions;
  readonly base: StoredDraft | undefined;
}

async function readSource(
  root: string,
  { name, settings }: NamedImport,
  environment: Environment,
): Promise<ReadSource> {
  const { config } = readConfigFile(root);
  const schemas = schemasIn(config);
  const base = readBase(root, storedPath(schemas, name));
  const origin = await readOrigin(root, settings.from, environment, settings.encoding, settings.follow);
  const source = await sourceFor(root, origin, settings);
  const backend = settings.own ? undefined : (settings.backend ?? (source.describesBackend ? name : undefined));
  const options: ImportOptions = {
    only: settings.only ?? [],
    except: settings.except ?? [],
    rename: settings.rename ?? {},
    ...(backend !== undefined && { backend }),
    languages: Array.isArray(config['languages']) ? config['languages'].map(String) : ['en'],
    schemas,
    region: regionIn(config['region']),
    ...(base && { previous: { files: base.files, notes: [] } }),
  };
  return { source, origin, reading: await source.read(origin), options, base };
}

async function sourceFor(root: string, origin: ImportOrigin, settings: ImportSettings): Promise<ImportSource> {
  const { plugins } = await projectPlugins(root);
  const sources = [...plugins.flatMap((plugin) => plugin.sources ?? []), ...IMPORT_SOURCES];
  const names = sources.map(({ name }) => name);
  if (settings.source !== undefined) {
    const named = sources.find(({ name }) => name === settings.source);
    if (named) return named;
    throw new ImportError(
      `There is no kind of source "${settings.source}".`,
      didYouMean(settings.source, names) ?? `There are ${names.join(', ')}.`,
    );
  }
  const found = sources.find((source) => source.recognizes(origin));
  if (found) return found;
  throw new ImportError(
    `Nothing can read ${settings.from}.`,
    `Sources are of the kinds ${names.join(', ')}. A plugin can add others.`,
  );
}

function readBase(root: string, path: string): StoredDraft | undefined {
  let text: string;
  try {
    text = readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
  const stored = readStored(text);
  if (stored) return stored;
  throw new ImportError(
    `${path} cannot be read.`,
    'Restore it from version control. It has the last draft, which the import compares with.',
  );
}

function regionIn(value: unknown): Region {
  // The cast is safe: the loader checks the configuration, and a wrong value here only changes a guess.
  return { ...NEUTRAL_REGION, ...(isObject(value) ? (value as Partial<Region>) : {}) };
}
