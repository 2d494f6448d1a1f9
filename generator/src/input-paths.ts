import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject } from '@tuyen/model/json';
import { isInside, moduleOfKind, SCHEMA_PATHS } from '@tuyen/model/places';
import { nearest } from '@tuyen/model/suggest';
import { localModules } from './plugin-files.ts';
import { entriesIn, filesBelow } from './output/inputs.ts';

/**
 * Returns the paths to watch: the configuration, the schemas, the code of kinds, the owned files and the project's own
 * plugins. If a file cannot be read, the paths that it would name are missing.
 */
export function inputPaths(root: string): readonly string[] {
  const { schemas, custom, plugins } = readConfig(root);
  const below = schemas === undefined ? [] : SCHEMA_PATHS.map((place) => posix.join(schemas, place));
  const misspelled = schemas === undefined ? [] : unreadBeside(root, schemas);
  const modules = schemas === undefined ? [] : kindModules(root, posix.join(schemas, 'kinds'));
  return [
    'tuyen.config.json',
    ...below,
    ...misspelled,
    ...modules,
    ...(custom === undefined ? [] : [custom]),
    ...localModules(root, plugins),
  ];
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
  readonly custom: string | undefined;
  /** Folder of the generated screens of the admin. */
  readonly admin: string | undefined;
  readonly plugins: readonly string[];
} {
  const config = objectIn(readJson(join(root, 'tuyen.config.json')));
  const { schemas, languages, plugins } = config;
  const { custom, out } = objectIn(config['admin']);
  return {
    schemas: typeof schemas === 'string' ? schemas : undefined,
    languages: Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : [],
    custom: typeof custom === 'string' ? custom : undefined,
    admin: typeof out === 'string' ? out : undefined,
    plugins: Array.isArray(plugins) ? plugins.filter((plugin) => typeof plugin === 'string') : [],
  };
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
