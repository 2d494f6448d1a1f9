import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { SCHEMA_PATHS } from '@tuyen/model/places';

/** What to watch: the configuration, the schemas and the owned files, as far as the configuration can be read. */
export function inputPaths(root: string): readonly string[] {
  const config = read(join(root, 'tuyen.config.json'));
  const { schemas, admin } = config;
  const below = schemas === undefined ? [] : SCHEMA_PATHS.map((place) => posix.join(schemas, place));
  return ['tuyen.config.json', ...below, ...(admin?.custom === undefined ? [] : [admin.custom])];
}

/** Of the configuration, as far as it can be read. */
export function languagesOf(root: string): readonly string[] {
  const { languages } = read(join(root, 'tuyen.config.json'));
  return Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : [];
}

interface Read {
  readonly schemas?: string;
  readonly languages?: unknown;
  readonly admin?: { readonly custom?: string };
}

function read(path: string): Read {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Read;
  } catch {
    return {};
  }
}
