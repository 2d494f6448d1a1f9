/*
 * What the validators that `tuyen generate` prints are made of. They import it as `@tuyen/model/validation`.
 */
import { sameJson } from '../json/same-json.ts';

export { isBirthDate, isDate, isDateTime, isUri } from './format-checks.ts';
export { isObject } from '../json/is-object.ts';
export { isMultipleOf } from '../json/multiple.ts';

/** One violation in the form of an ajv error. */
export interface Finding {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A validator that `tuyen generate` printed. It sets its `errors` to what is wrong. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: readonly Finding[] | null | undefined;
}

/** Adds what it finds to the list. */
export type Check = (found: Finding[]) => void;

export function finding(instancePath: string, keyword: string, params: Finding['params']): Finding {
  return { instancePath, keyword, params };
}

/** The number of characters. A surrogate pair counts as one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text) length++;
  return length;
}

/** Whether two items of the list are equal. */
export function hasDuplicates(list: readonly unknown[]): boolean {
  return list.some((item, index) => list.slice(0, index).some((other) => sameJson(item, other)));
}

/** Whether the check finds nothing: for conditions. */
export function matches(check: Check): boolean {
  return findingsOf(check).length === 0;
}

/** Nothing if one of the alternatives finds nothing; else what all of them find. */
export function anyOf(instancePath: string, alternatives: readonly Check[]): readonly Finding[] {
  const found = alternatives.map(findingsOf);
  return found.some(({ length }) => length === 0) ? [] : [...found.flat(), finding(instancePath, 'anyOf', {})];
}

function findingsOf(check: Check): readonly Finding[] {
  const found: Finding[] = [];
  check(found);
  return found;
}
