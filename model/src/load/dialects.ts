import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DialectFile } from '../generated/backend.ts';

const FOLDER = join(import.meta.dirname, '../../dialects');

/** Dialects that the tool ships, as files of `model/dialects`. */
export const SHIPPED_DIALECTS = ['simple-rest', 'json-server', 'postgrest', 'nestjsx-crud', 'jsonapi'] as const;

const read = new Map<string, DialectFile>();

export function shippedDialect(name: string): DialectFile | undefined {
  if (!SHIPPED_DIALECTS.some((shipped) => shipped === name)) return undefined;
  const known = read.get(name);
  if (known) return known;
  // Safe cast: a test checks every shipped file against the meta-schema.
  const file = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as DialectFile;
  read.set(name, file);
  return file;
}

/** Returns the name of the file in the folder `backends` of the schemas: `billing` for `schemas/backends/billing.json`. */
export function dialectFileName(path: string): string | undefined {
  return /(?:^|\/)backends\/([^/]+)\.json$/u.exec(path)?.[1];
}
