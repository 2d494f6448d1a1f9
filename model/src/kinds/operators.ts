import type { Operator } from './kind.ts';

/** The operators of the query dialect by type of value. */
export const EMPTINESS: readonly Operator[] = ['$isnull', '$notnull'];
export const EQUALITY: readonly Operator[] = ['$eq', '$ne', '$in', '$notin', ...EMPTINESS];
export const ORDER: readonly Operator[] = [...EQUALITY, '$gt', '$lt', '$gte', '$lte', '$between'];
export const TEXT: readonly Operator[] = [
  ...ORDER,
  '$starts',
  '$ends',
  '$cont',
  '$excl',
  '$eqL',
  '$neL',
  '$startsL',
  '$endsL',
  '$contL',
  '$exclL',
  '$inL',
  '$notinL',
];
/** On a list, `$cont` and `$excl` test whether the value is an item. */
export const MEMBERSHIP: readonly Operator[] = ['$cont', '$excl', ...EMPTINESS];
