import type { Path } from '../problem.ts';

/** A keyword of a JSON Schema that a value breaks. */
export interface Violation {
  readonly keyword: string;
  readonly path: Path;
  /** Is the key itself wrong, such as one that is not known? */
  readonly at: 'key' | 'value';
  /** `must not be longer than 20`: what follows a name for the value. */
  readonly message: string;
  /** What would be right: known keys, allowed values. */
  readonly choices: readonly string[];
  /** The schema that says so. */
  readonly schema: Schema;
}

export interface Schema {
  readonly [keyword: string]: unknown;
}

export interface Rules {
  /** The schema behind a `$ref`. */
  readonly resolve: (reference: string) => Schema;
  readonly formats: Readonly<Record<string, RegExp>>;
}

/** Where a check stands. */
export interface Visit {
  readonly rules: Rules;
  /** The path, grown and shrunk on the way: a file has thousands of values and few violations. */
  readonly trail: (string | number)[];
  readonly found: Violation[];
  readonly check: (value: unknown, schema: Schema | boolean, visit: Visit) => void;
}

/** How one keyword judges a value. */
export type Keyword = (value: unknown, expected: unknown, visit: Visit, schema: Schema) => void;

export function tell(
  { found, trail }: Visit,
  keyword: string,
  schema: Schema,
  message: string,
  choices: readonly string[] = [],
): void {
  found.push({ keyword, path: [...trail], at: 'value', message, choices, schema });
}

/** As `tell`, of a key or an item of the value. */
export function tellInside(
  { found, trail }: Visit,
  key: string | number,
  keyword: string,
  schema: Schema,
  message: string,
  choices: readonly string[] = [],
): void {
  const at = typeof key === 'string' ? 'key' : 'value';
  found.push({ keyword, path: [...trail, key], at, message, choices, schema });
}

export function checkInside(visit: Visit, key: string | number, value: unknown, schema: unknown): void {
  visit.trail.push(key);
  visit.check(value, schema as Schema | boolean, visit);
  visit.trail.pop();
}

/** Tries a schema; what it finds is not told. */
export function passes(value: unknown, schema: Schema | boolean, visit: Visit): boolean {
  const told = visit.found.length;
  visit.check(value, schema, visit);
  const fits = visit.found.length === told;
  visit.found.length = told;
  return fits;
}
