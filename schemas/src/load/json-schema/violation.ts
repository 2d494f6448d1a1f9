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
  readonly path: Path;
  readonly found: Violation[];
  /** Checks a value inside this one. */
  readonly check: (value: unknown, schema: Schema | boolean, visit: Visit) => void;
}

/** How one keyword judges a value. */
export type Keyword = (value: unknown, expected: unknown, visit: Visit, schema: Schema) => void;

export function tell(
  { found, path }: Visit,
  keyword: string,
  schema: Schema,
  message: string,
  choices: readonly string[] = [],
  at: 'key' | 'value' = 'value',
): void {
  found.push({ keyword, path, at, message, choices, schema });
}

export function inside(visit: Visit, key: string | number): Visit {
  return { ...visit, path: [...visit.path, key] };
}

export function passes(value: unknown, schema: Schema | boolean, visit: Visit): boolean {
  const found: Violation[] = [];
  visit.check(value, schema, { ...visit, found });
  return found.length === 0;
}
