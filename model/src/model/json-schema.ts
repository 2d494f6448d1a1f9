/** A JSON Schema (2020-12) object with inlined references and the `x-` keywords of this project. */
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

/** Holds if every named field has the given value or one of the given values. A missing field counts as null. */
export type Condition = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/** Whether the record satisfies the condition. Paths are dotted (`delivery_address.city_id`). */
export function holds(condition: Condition | undefined, record: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  return Object.entries(condition).every(([path, expected]) => {
    const value = valueAt(record, path) ?? null;
    return Array.isArray(expected) ? expected.includes(value as Scalar) : value === expected;
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
