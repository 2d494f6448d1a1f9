import type { Format } from '../../model/fields/value-formats.ts';
import type { Path } from '../problem.ts';
import { schemaIn } from './expected.ts';

/** A JSON Schema keyword that a value violates. */
export interface Violation {
  readonly keyword: string;
  readonly path: Path;
  /** Whether the key is wrong (an unknown one), or the value. */
  readonly at: 'key' | 'value';
  /** The predicate of a sentence: `must not be longer than 20`. */
  readonly message: string;
  /** The known keys or allowed values. */
  readonly choices: readonly string[];
  /** The schema with the keyword. */
  readonly schema: Schema;
}

export interface Schema {
  readonly [keyword: string]: unknown;
}

export interface Rules {
  /** The schema behind a `$ref`. */
  readonly resolve: (reference: string) => Schema;
  readonly formats: ReadonlyMap<string, Format>;
  /** Also reports the violations of each alternative of `anyOf`, and of `enum` and `const` by a value of the wrong type. */
  readonly everyViolation?: boolean;
}

/** The state of a check. */
export interface Visit {
  readonly rules: Rules;
  /** The current path. It is mutated, because a file has thousands of values and few violations. */
  readonly trail: (string | number)[];
  readonly found: Violation[];
  readonly check: (value: unknown, schema: Schema | boolean, visit: Visit) => void;
}

/** Checks a value against one keyword of a schema. */
export type Check = (value: unknown, visit: Visit) => void;

/** Reads what a schema expects by a keyword; undefined if that is of a wrong type. */
export type Keyword = (expected: unknown, schema: Schema) => Check | undefined;

export function addViolation(
  { found, trail }: Visit,
  keyword: string,
  schema: Schema,
  message: string,
  choices: readonly string[] = [],
): void {
  found.push({ keyword, path: [...trail], at: 'value', message, choices, schema });
}

/** As `addViolation`, for a key or an item of the value. */
export function addViolationInside(
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
  const inner = schemaIn(schema);
  if (inner === undefined) return;
  visit.trail.push(key);
  visit.check(value, inner, visit);
  visit.trail.pop();
}

/** Tests a schema without adding violations. */
export function passes(value: unknown, schema: Schema | boolean, visit: Visit): boolean {
  const countBefore = visit.found.length;
  visit.check(value, schema, visit);
  const fits = visit.found.length === countBefore;
  visit.found.length = countBefore;
  return fits;
}
