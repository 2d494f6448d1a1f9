import { sameJson } from '@tuyen/model';
import { omitEmptyDeep } from './omit-empty.ts';

/** The fields of `next` that differ from `previous`: what a PATCH sends. Lists and objects count as a whole. */
export function changedFields(previous: object, next: object): Record<string, unknown> {
  const before = previous as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== undefined && !same(before[name], value)),
  );
}

/** Equal by content. Null, undefined and an empty text are all "nothing", as an emptied input gives null or ''. */
export function same(a: unknown, b: unknown): boolean {
  return sameJson(a === '' ? null : omitEmptyDeep(a), b === '' ? null : omitEmptyDeep(b));
}
