import { isObject } from '../../model/json/is-object.ts';
import { KEYWORDS } from './keywords.ts';

const ANNOTATIONS: ReadonlySet<string> = new Set(['title', 'description', 'examples', 'default', '$comment']);
const BRANCHES: ReadonlySet<string> = new Set(['then', 'else']);
const SCHEMAS = ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'];
const LISTS_OF_SCHEMAS = ['allOf', 'anyOf'];
const OBJECTS_OF_SCHEMAS = ['properties', 'patternProperties'];

/**
 * Returns the first keyword of a JSON Schema that `violationsOf` would ignore. Also returns `$ref`, because there is no
 * file to which it could refer.
 */
export function unsupportedKeyword(schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  const unknown = Object.keys(schema).find(
    (name) =>
      name === '$ref' || !(name === 'type' || KEYWORDS.has(name) || ANNOTATIONS.has(name) || BRANCHES.has(name)),
  );
  if (unknown !== undefined) return unknown;
  const inside = [
    ...SCHEMAS.map((name) => schema[name]),
    ...LISTS_OF_SCHEMAS.flatMap((name) => (Array.isArray(schema[name]) ? schema[name] : [])),
    ...OBJECTS_OF_SCHEMAS.flatMap((name) => (isObject(schema[name]) ? Object.values(schema[name]) : [])),
  ];
  for (const each of inside) {
    const found = unsupportedKeyword(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
