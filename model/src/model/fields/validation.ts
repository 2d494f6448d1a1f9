/*
 * Building blocks of the validators that `tuyen generate` emits. The validators import them as
 * `@tuyen/model/validation`.
 */
import { sameJson } from '../json/same-json.ts';

export { isBirthDate, isDate, isDateTime, isUri } from './format-checks.ts';
export { isObject } from '../json/is-object.ts';
export { isMultipleOf } from '../json/multiple.ts';

export interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: readonly Finding[] | null | undefined;
}

export type ValueCheck = (found: Finding[]) => void;

export function finding(instancePath: string, keyword: string, params: Finding['params']): Finding {
  return { instancePath, keyword, params };
}

/** Counts the characters of the text. A surrogate pair counts as one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text) length++;
  return length;
}

export function hasDuplicates(list: readonly unknown[]): boolean {
  return list.some((item, index) => list.slice(0, index).some((other) => sameJson(item, other)));
}

export function matches(check: ValueCheck): boolean {
  return findingsOf(check).length === 0;
}

export function anyOf(instancePath: string, alternatives: readonly ValueCheck[]): readonly Finding[] {
  const found = alternatives.map(findingsOf);
  return found.some(({ length }) => length === 0) ? [] : [...found.flat(), finding(instancePath, 'anyOf', {})];
}

function findingsOf(check: ValueCheck): readonly Finding[] {
  const found: Finding[] = [];
  check(found);
  return found;
}
