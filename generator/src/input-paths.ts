import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject } from '@tuyen/model';
import { SCHEMA_PATHS } from '@tuyen/model/places';

/** What to watch: the configuration, the schemas and the owned files, as far as the configuration can be read. */
export function inputPaths(root: string): readonly string[] {
  const { schemas, custom } = readConfig(root);
  const below = schemas === undefined ? [] : SCHEMA_PATHS.map((place) => posix.join(schemas, place));
  return ['tuyen.config.json', ...below, ...(custom === undefined ? [] : [custom])];
}

/** What `tuyen.config.json` says, as far as it can be read. */
export function readConfig(root: string): {
  readonly schemas: string | undefined;
  readonly languages: readonly string[];
  /** The folder of the back-office's owned files. */
  readonly custom: string | undefined;
} {
  const config = objectIn(readJson(join(root, 'tuyen.config.json')));
  const { schemas, languages } = config;
  const { custom } = objectIn(config['admin']);
  return {
    schemas: typeof schemas === 'string' ? schemas : undefined,
    languages: Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : [],
    custom: typeof custom === 'string' ? custom : undefined,
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
