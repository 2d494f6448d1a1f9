import { sameJson } from '@tuyen/model';
import { omitEmptyDeep } from './omit-empty.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields of `next` that differ from `previous`: what a PATCH sends. Lists and objects count as a whole. */
export function changedFields(previous: Values, next: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== undefined && !same(previous[name], value)),
  );
}

/** Equal by content. Null, undefined and an empty text are all "nothing", as an emptied input gives null or ''. */
export function same(a: unknown, b: unknown): boolean {
  return sameJson(a === '' ? null : omitEmptyDeep(a), b === '' ? null : omitEmptyDeep(b));
}
