import { isObject } from '../model/json/is-object.ts';
import { memoize } from '../memoize.ts';
import type { Document, Path } from './problem.ts';
import { listIn, objectIn } from '../model/json/raw.ts';
import type { Raw } from '../model/json/raw.ts';
import { schemasBeside } from './schemas-beside.ts';

export interface FoundSchema {
  readonly schema: Raw;
  readonly path: Path;
  readonly isRule: boolean;
}

const RULES = ['not', 'if', 'then', 'else'];
const LISTS_OF_RULES = ['allOf', 'anyOf'];

export const schemasIn = memoize((document: Document): readonly FoundSchema[] => {
  const found: FoundSchema[] = [{ schema: objectIn(document.value, 'schema'), path: ['schema'], isRule: false }];
  for (const { schema, path } of schemasBeside(document)) found.push({ schema, path, isRule: false });
  for (const { schema, path, isRule } of found) {
    const add = (inRule: boolean, value: unknown, ...steps: Path) => {
      if (isObject(value)) found.push({ schema: value, path: [...path, ...steps], isRule: inRule });
    };
    add(isRule, schema['items'], 'items');
    for (const key of RULES) add(true, schema[key], key);
    for (const key of LISTS_OF_RULES) listIn(schema, key).forEach((value, index) => add(true, value, key, index));
    for (const [name, value] of Object.entries(objectIn(schema, 'properties'))) add(isRule, value, 'properties', name);
  }
  return found;
});
