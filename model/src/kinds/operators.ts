// Operators of the query dialect that a filter on a field may use, by type of value. Operators that end in `L` ignore
// case.
export const EMPTINESS = ['$isnull', '$notnull'] as const;
export const EQUALITY = ['$eq', '$ne', '$in', '$notin', ...EMPTINESS] as const;
export const ORDER = [...EQUALITY, '$gt', '$lt', '$gte', '$lte', '$between'] as const;
export const TEXT = [
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
] as const;
/** On a list, `$cont` and `$excl` test whether the value is an item. */
export const MEMBERSHIP = ['$cont', '$excl', ...EMPTINESS] as const;

/** All operators. Texts support every one of them. */
export const OPERATORS = [...TEXT] as const;
export type Operator = (typeof OPERATORS)[number];
