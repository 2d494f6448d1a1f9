import { ANNOTATIONS, isObject, type JsonSchema } from '@tuyen/model';

const LEFT_OUT: ReadonlySet<string> = new Set(ANNOTATIONS);
/** JSON Schema keywords, such as `const` and `enum`, that contain plain data instead of nested schemas. */
const DATA = new Set(['const', 'enum', 'required', 'dependentRequired']);

export function stripAnnotations(schema: JsonSchema): JsonSchema {
  return stripObject(schema, false);
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  return isObject(value) ? stripObject(value, isMap) : value;
}

function stripObject(object: Readonly<Record<string, unknown>>, isMap: boolean): Record<string, unknown> {
  const entries = Object.entries(object).filter(([name]) => isMap || !(LEFT_OUT.has(name) || name.startsWith('x-')));
  return Object.fromEntries(
    entries.map(([name, child]) => [
      name,
      !isMap && DATA.has(name) ? child : strip(child, !isMap && name === 'properties'),
    ]),
  );
}
