import { isObject, type JsonSchema } from '@tuyen/model';

/** Keywords without effect on validity. */
const ANNOTATIONS = new Set([
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);
/** Keywords whose value is a map of schemas: its keys are names, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** Keywords whose value is data, not a schema. */
const DATA = new Set(['const', 'enum', 'required', 'dependentRequired']);

/** The schema without annotations. */
export function stripAnnotations(schema: JsonSchema): JsonSchema {
  return stripObject(schema, false);
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  return isObject(value) ? stripObject(value, isMap) : value;
}

function stripObject(object: Readonly<Record<string, unknown>>, isMap: boolean): Record<string, unknown> {
  const entries = Object.entries(object).filter(([name]) => isMap || !(ANNOTATIONS.has(name) || name.startsWith('x-')));
  return Object.fromEntries(
    entries.map(([name, child]) => [name, !isMap && DATA.has(name) ? child : strip(child, !isMap && MAPS.has(name))]),
  );
}
