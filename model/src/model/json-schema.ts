/** A JSON Schema (2020-12) object, its references already inlined, with the `x-` keys of this project's dialect. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly format?: string;
  readonly [keyword: string]: unknown;
}

export type Scalar = string | number | boolean | null;

/** Holds when every named field has the given value, or one of the given values. A field left out counts as null. */
export type Condition = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/** Does the record satisfy the condition? Paths are dotted (`delivery_address.city_id`). */
export function holds(condition: Condition | undefined, record: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([path, wanted]) => {
    const value = valueAt(record, path) ?? null;
    return Array.isArray(wanted) ? wanted.includes(value as Scalar) : value === wanted;
  });
}

function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
