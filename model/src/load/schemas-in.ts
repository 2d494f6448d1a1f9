import { isObject } from '../model/is-object.ts';
import type { Document, Path } from './problem.ts';
import { listIn, objectIn } from './raw.ts';
import type { Raw } from './raw.ts';

export interface FoundSchema {
  readonly schema: Raw;
  readonly path: Path;
}

const ONE = ['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'];
const MANY = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const BY_NAME = ['properties', 'patternProperties', 'dependentSchemas'];

/** Every schema inside a resource file, including conditions and inputs of transitions. Not recursive. */
export function schemasIn(document: Document): readonly FoundSchema[] {
  const found: FoundSchema[] = [{ schema: objectIn(document.value, 'schema'), path: ['schema'] }];
  listIn(objectIn(document.value, 'workflow'), 'transitions').forEach((transition, index) =>
    found.push({ schema: objectIn(transition, 'input'), path: ['workflow', 'transitions', index, 'input'] }),
  );
  for (const { schema, path } of found) {
    const add = (value: unknown, ...steps: Path) => {
      if (isObject(value)) found.push({ schema: value, path: [...path, ...steps] });
    };
    for (const key of ONE) add(schema[key], key);
    for (const key of MANY) listIn(schema, key).forEach((value, index) => add(value, key, index));
    for (const key of BY_NAME) for (const [name, value] of Object.entries(objectIn(schema, key))) add(value, key, name);
  }
  return found;
}
