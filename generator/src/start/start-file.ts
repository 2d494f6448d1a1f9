import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isObject } from '@tuyen/model';
import type { FlowAudience } from '@tuyen/model/load';
import { dirname, join } from 'node:path';
import { metaSchemaFrom } from '../completion/completion-folder.ts';
import { readConfig, readPlaces } from '../input-paths.ts';
import { exists } from '../output/cache.ts';
import { jsonText } from './json-text.ts';
import { type NamedStart, type StartedKind, STARTERS } from './starters.ts';
import { sayIn } from './words.ts';

/**
 * Writes a schema file that passes lint, such as `schemas/mails/<name>.json`. Its texts in every language are
 * placeholders.
 * @param resource the resource that the file belongs to, for a kind that needs one
 * @param audience whom a new flow is for
 * @returns the file's path relative to the project, and the reason if the file was not written
 */
export function startFile(
  root: string,
  kind: StartedKind,
  name: string,
  resource = '',
  audience: FlowAudience = 'staff',
): { readonly path: string; readonly refused?: 'exists' | 'no resource' | 'no portal' } {
  const { schemas = 'schemas', languages } = readConfig(root);
  const { folder, meta, content } = STARTERS[kind];
  const path = `${schemas}/${folder}/${name}.json`;
  if (exists(join(root, path))) return { path, refused: 'exists' };
  if (resource !== '' && !exists(join(root, `${schemas}/resources/${resource}.json`)))
    return { path, refused: 'no resource' };
  if (audience === 'portal' && readPlaces(root).portal.out === undefined) return { path, refused: 'no portal' };
  const $schema = metaSchemaFrom(path, meta);
  const own = content({
    name,
    resource,
    ...(resource === '' ? NO_FIELDS : fieldsOf(join(root, `${schemas}/resources/${resource}.json`))),
    for: audience,
    say: sayIn(languages),
  });
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), jsonText({ $schema, ...own }), { flag: 'wx' });
  return { path };
}

type Fields = Pick<NamedStart, 'fields' | 'references'>;

const NO_FIELDS: Fields = { fields: [], references: {} };

/** Returns the required fields of a new record. If none is required, returns the first field. */
function fieldsOf(path: string): Fields {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const schema = isObject(file) && isObject(file['schema']) ? file['schema'] : {};
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const { required } = schema;
  const isAsked = Array.isArray(required) && required.length > 0;
  const fields = isAsked ? required.map(String) : Object.keys(properties).slice(0, 1);
  const references = fields.flatMap((name) => {
    const property = properties[name];
    const target = isObject(property) ? property['x-reference'] : undefined;
    return typeof target === 'string' ? [[name, target] as const] : [];
  });
  return { fields, references: Object.fromEntries(references) };
}
