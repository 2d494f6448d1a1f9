import type { JsonSchema } from '../model/json/json-schema.ts';

type Some<K extends string, V> = { readonly [P in K]?: V };

/** Returns the given keywords that have a number as value in the schema, with their values. */
export function numberKeywords<K extends string>(schema: JsonSchema, ...keywords: readonly K[]): Some<K, number> {
  return pick(schema, keywords, (value) => (typeof value === 'number' ? value : undefined));
}

export function stringKeywords<K extends string>(schema: JsonSchema, ...keywords: readonly K[]): Some<K, string> {
  return pick(schema, keywords, (value) => (typeof value === 'string' ? value : undefined));
}

function pick<K extends string, V>(
  schema: JsonSchema,
  keywords: readonly K[],
  read: (value: unknown) => V | undefined,
): Some<K, V> {
  const found: { [P in K]?: V } = {};
  for (const keyword of keywords) {
    const value = read(schema[keyword]);
    if (value !== undefined) found[keyword] = value;
  }
  return found;
}

export function isString(schema: JsonSchema | undefined): boolean {
  return schema?.type === 'string';
}

export function isListOf(schema: JsonSchema, item: (schema: JsonSchema) => boolean): boolean {
  return schema.type === 'array' && schema.items !== undefined && item(schema.items);
}
