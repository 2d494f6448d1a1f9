import { isObject } from '@tuyen/model';
import type * as JsonPointer from 'jsonpointer';
import { lazyRequire } from '@tuyen/server/extension';
import { DocumentError } from './read-document.ts';
import type { Schema } from './open-api.ts';

const library = lazyRequire<typeof JsonPointer>('jsonpointer');

/** Resolves the references of one document. */
export interface References {
  /**
   * Returns the part that a `$ref` names. Returns any other part unchanged.
   * @throws DocumentError if the document has no part with this name
   */
  resolve(part: unknown): Schema;
  /**
   * Returns a schema as one level of keywords. References and `allOf` are merged. `oneOf` and `anyOf` are replaced by
   * their first alternative that is not null.
   */
  flat(schema: unknown): Schema;
  /** Returns whether two schemas are the same: they have the same reference, or are one object. */
  isSame(one: unknown, other: unknown): boolean;
}

const MOST_STEPS = 50;

export function openReferences(document: object): References {
  const known = new Map<string, Schema>();

  function at(reference: string): Schema {
    const found = known.get(reference);
    if (found) return found;
    if (!reference.startsWith('#/'))
      throw new DocumentError(`$ref "${reference}" leaves the document. Bundle it into one file first.`);
    const part: unknown = library().get(document, decodeURIComponent(reference.slice(1)));
    if (!isObject(part)) throw new DocumentError(`$ref "${reference}" names no part of the document.`);
    known.set(reference, part);
    return part;
  }

  function resolve(part: unknown): Schema {
    let found = isObject(part) ? part : {};
    for (let step = 0; typeof found['$ref'] === 'string' && step < MOST_STEPS; step += 1) {
      const { $ref, ...beside } = found;
      // OpenAPI 3.1 allows keywords beside `$ref`, such as a description or `readOnly`.
      const target = at($ref as string);
      found = Object.keys(beside).length === 0 ? target : { ...target, ...beside };
    }
    return found;
  }

  function flat(schema: unknown, depth = 0): Schema {
    const found = resolve(schema);
    if (depth > MOST_STEPS) return {};
    const { allOf, oneOf, anyOf, ...own } = found;
    const chosen = [oneOf, anyOf].flatMap((some) => alternatives(some).slice(0, 1));
    const parts = [...(Array.isArray(allOf) ? allOf : []), ...chosen];
    if (parts.length === 0) return found;
    return parts.map((one) => flat(one, depth + 1)).reduce((sum, one) => merged(one, sum), own);
  }

  function alternatives(some: unknown): readonly unknown[] {
    return Array.isArray(some) ? some.filter((one) => resolve(one)['type'] !== 'null') : [];
  }

  const nameOf = (schema: unknown): unknown =>
    isObject(schema) && typeof schema['$ref'] === 'string' ? at(schema['$ref']) : schema;

  return { resolve, flat: (schema) => flat(schema), isSame: (one, other) => nameOf(one) === nameOf(other) };
}

/** Merges the keywords of two schemas that both apply. If both have a keyword, the keyword of `over` wins. */
function merged(under: Schema, over: Schema): Schema {
  const [below, above] = [propertiesOf(under), propertiesOf(over)];
  const both = Object.keys(above).filter((name) => below[name] !== undefined && below[name] !== above[name]);
  const together = both.map((name) => [name, { allOf: [above[name], below[name]] }] as const);
  const properties = { ...below, ...above, ...Object.fromEntries(together) };
  const required = [...new Set([...requiredOf(under), ...requiredOf(over)])];
  return {
    ...under,
    ...over,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

export function propertiesOf({ properties }: Schema): Readonly<Record<string, unknown>> {
  return isObject(properties) ? properties : {};
}

export function requiredOf({ required }: Schema): readonly string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

/** Returns the type of a schema, ignoring null. Without `type`, derives the type from the other keywords. */
export function typeOf(schema: Schema): string | undefined {
  const { type } = schema;
  const [named] = [type].flat().filter((one) => one !== 'null');
  if (typeof named === 'string') return named;
  if ('properties' in schema || 'additionalProperties' in schema) return 'object';
  return 'items' in schema ? 'array' : undefined;
}
