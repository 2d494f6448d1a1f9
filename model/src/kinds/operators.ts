/** Operators of the query dialect that a filter on a field may use. An `L` at the end does not see case. */
export const OPERATORS = [
  '$eq',
  '$ne',
  '$gt',
  '$lt',
  '$gte',
  '$lte',
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
  '$in',
  '$notin',
  '$inL',
  '$notinL',
  '$isnull',
  '$notnull',
  '$between',
] as const;

export type Operator = (typeof OPERATORS)[number];

// Which kinds of field have them: by type of value.
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
