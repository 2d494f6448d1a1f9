import type { Format } from '../../model/fields/value-formats.ts';
import type { Path } from '../problem.ts';
import { schemaExpected } from './expected.ts';

export interface Violation {
  readonly keyword: string;
  readonly path: Path;
  readonly at: 'key' | 'value';
  /** Message as the predicate of a sentence: `must not be longer than 20`. */
  readonly message: string;
  readonly choices: readonly string[];
  readonly schema: Schema;
}

export interface Schema {
  readonly [keyword: string]: unknown;
}

export interface ValidationOptions {
  readonly resolve: (reference: string) => Schema;
  readonly formats: ReadonlyMap<string, Format>;
  /**
   * If true, also reports why each alternative of `anyOf` fails, and reports violations of `enum` and `const` even if
   * the value has the wrong type.
   */
  readonly everyViolation?: boolean;
}

export interface Visit {
  readonly rules: ValidationOptions;
  /**
   * Path of the value that is being checked. The list is mutated instead of copied, because a file has thousands of
   * values and few violations.
   */
  readonly trail: (string | number)[];
  readonly found: Violation[];
  readonly check: (value: unknown, schema: Schema | boolean, visit: Visit) => void;
}

export type KeywordCheck = (value: unknown, visit: Visit) => void;

export type Keyword = (expected: unknown, schema: Schema) => KeywordCheck | undefined;

export function addViolation(
  { found, trail }: Visit,
  keyword: string,
  schema: Schema,
  message: string,
  choices: readonly string[] = [],
): void {
  found.push({ keyword, path: [...trail], at: 'value', message, choices, schema });
}

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
  const inner = schemaExpected(schema);
  if (inner === undefined) return;
  visit.trail.push(key);
  visit.check(value, inner, visit);
  visit.trail.pop();
}

export function passes(value: unknown, schema: Schema | boolean, visit: Visit): boolean {
  const countBefore = visit.found.length;
  visit.check(value, schema, visit);
  const fits = visit.found.length === countBefore;
  visit.found.length = countBefore;
  return fits;
}
