import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject } from '@tuyen/model/json';
import { isInside, moduleOfKind, SCHEMA_PATHS } from '@tuyen/model/places';
import { nearest } from '@tuyen/model/suggest';
import { localModules } from './plugin-files.ts';
import { entriesIn, filesBelow } from './output/inputs.ts';

/**
 * Returns the paths to watch: the configuration, the schemas, the code of field kinds, the files that developers edit
 * and the project's own plugins. If the configuration cannot be read, the paths that it names are missing.
 */
export function inputPaths(root: string): readonly string[] {
  const { schemas, custom, plugins } = readConfig(root);
  const below = schemas === undefined ? [] : SCHEMA_PATHS.map((place) => posix.join(schemas, place));
  const misspelled = schemas === undefined ? [] : unreadBeside(root, schemas);
  const modules = schemas === undefined ? [] : kindModules(root, posix.join(schemas, 'kinds'));
  return ['tuyen.config.json', ...below, ...misspelled, ...modules, ...custom, ...localModules(root, plugins)];
}

/** Returns files and folders whose names resemble those of the schema folders. A run must notice a misspelled folder. */
function unreadBeside(root: string, schemas: string): readonly string[] {
  const names = (entriesIn(join(root, schemas)) ?? []).map(({ name }) => name);
  return names
    .filter(
      (name) => !SCHEMA_PATHS.includes(name) && !name.startsWith('.') && nearest(name, SCHEMA_PATHS) !== undefined,
    )
    .toSorted()
    .map((name) => posix.join(schemas, name));
}

function kindModules(root: string, folder: string): readonly string[] {
  const files = filesBelow(root, folder).filter((path) => path.endsWith('.json'));
  const modules = files.flatMap((file) => {
    const { code } = objectIn(readJson(join(root, file)));
    return typeof code === 'string' ? [moduleOfKind(file, code)] : [];
  });
  return [...new Set(modules)].filter(isInside);
}

/** Reads `tuyen.config.json` as far as possible. Missing or invalid keys are undefined or empty. */
export function readConfig(root: string): {
  readonly schemas: string | undefined;
  readonly languages: readonly string[];
  readonly custom: readonly string[];
  readonly admin: string | undefined;
  readonly plugins: readonly string[];
} {
  const config = objectIn(readJson(join(root, 'tuyen.config.json')));
  const { schemas, languages, plugins } = config;
  const [admin, portal] = [objectIn(config['admin']), objectIn(config['portal'])];
  const custom = [
    admin['custom'],
    portal['custom'] ?? (typeof portal['out'] === 'string' ? customBeside(portal['out']) : undefined),
  ];
  return {
    schemas: typeof schemas === 'string' ? schemas : undefined,
    languages: Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : [],
    admin: typeof admin['out'] === 'string' ? admin['out'] : undefined,
    custom: custom.filter((folder) => typeof folder === 'string'),
    plugins: Array.isArray(plugins) ? plugins.filter((plugin) => typeof plugin === 'string') : [],
  };
}

/**
 * Folders of the apps and paths of the server's modules, as `tuyen.config.json` names them. Missing or invalid keys are
 * undefined.
 */
export interface ProjectPlaces {
  readonly admin: AppPlaces;
  readonly portal: AppPlaces;
  readonly server: {
    readonly domain: string | undefined;
    readonly fixtures: string | undefined;
    readonly out: string | undefined;
  };
}

export interface AppPlaces {
  readonly out: string | undefined;
  /** Folder of static files. The folder that contains it is the folder of the app. */
  readonly public: string | undefined;
}

export function readPlaces(root: string): ProjectPlaces {
  const config = objectIn(readJson(join(root, 'tuyen.config.json')));
  const [admin, portal, server] = ['admin', 'portal', 'server'].map((key) => objectIn(config[key]));
  return {
    admin: { out: textIn(admin?.['out']), public: textIn(admin?.['public']) },
    portal: { out: textIn(portal?.['out']), public: textIn(portal?.['public']) },
    server: {
      domain: textIn(server?.['domain']),
      fixtures: textIn(server?.['fixtures']),
      out: textIn(server?.['out']),
    },
  };
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export function customBeside(out: string): string {
  return posix.join(posix.dirname(out), 'custom');
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
