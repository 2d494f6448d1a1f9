import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isObject } from '@tuyen/model';
import { dirname, join } from 'node:path';
import { metaSchemaFrom } from '../completion/completion-folder.ts';
import { readConfig } from '../input-paths.ts';
import { exists } from '../output/cache.ts';
import { jsonText } from './json-text.ts';
import { type StartedKind, STARTERS } from './starters.ts';
import { sayIn } from './words.ts';

/**
 * Writes a schema file that passes lint, such as `schemas/mails/<name>.json`. Its texts in every language are
 * placeholders.
 * @param resource the resource that the file belongs to, for a kind that needs one
 * @returns the file's path relative to the project, and the reason if the file was not written
 */
export function startFile(
  root: string,
  kind: StartedKind,
  name: string,
  resource = '',
): { readonly path: string; readonly refused?: 'exists' | 'no resource' } {
  const { schemas = 'schemas', languages } = readConfig(root);
  const { folder, meta, content } = STARTERS[kind];
  const path = `${schemas}/${folder}/${name}.json`;
  if (exists(join(root, path))) return { path, refused: 'exists' };
  if (resource !== '' && !exists(join(root, `${schemas}/resources/${resource}.json`)))
    return { path, refused: 'no resource' };
  const $schema = metaSchemaFrom(path, meta);
  const own = content({
    name,
    resource,
    fields: resource === '' ? [] : fieldsOf(join(root, `${schemas}/resources/${resource}.json`)),
    say: sayIn(languages),
  });
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), jsonText({ $schema, ...own }), { flag: 'wx' });
  return { path };
}

/** Returns the required fields of a new record. If none is required, returns the first field. */
function fieldsOf(path: string): readonly string[] {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const schema = isObject(file) && isObject(file['schema']) ? file['schema'] : {};
  const { required, properties } = schema;
  if (Array.isArray(required) && required.length > 0) return required.map(String);
  return isObject(properties) ? Object.keys(properties).slice(0, 1) : [];
}
