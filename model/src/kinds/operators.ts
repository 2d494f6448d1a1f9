import { keysOf } from '../model/json/keys-of.ts';

/** Properties of an operator of the query language. This is their only definition for all packages. */
export interface QueryOperator {
  /** Values that follow the operator: none, one, any number, or a lower and an upper bound. */
  readonly operands: 'none' | 'one' | 'list' | 'range';
  /**
   * True if an operand is a complete value of the field, or a complete item of a list. If missing, an operand is a part
   * of a value or a bound of a range.
   */
  readonly equality?: true;
  /** Whether the operator finds its operand inside a text (`$cont`, `$starts`). On a list, `$cont` finds an item. */
  readonly part?: true;
  readonly ignoresCase?: true;
}

/**
 * All query operators. Texts support every one of them. A new operator needs an entry here. The compiler then reports
 * the tables in the server and in `tuyen verify` that need an entry too.
 */
export const QUERY_OPERATORS = {
  $eq: { operands: 'one', equality: true },
  $ne: { operands: 'one', equality: true },
  $in: { operands: 'list', equality: true },
  $notin: { operands: 'list', equality: true },
  $isnull: { operands: 'none' },
  $notnull: { operands: 'none' },
  $gt: { operands: 'one' },
  $lt: { operands: 'one' },
  $gte: { operands: 'one' },
  $lte: { operands: 'one' },
  $between: { operands: 'range' },
  $starts: { operands: 'one', part: true },
  $ends: { operands: 'one', part: true },
  $cont: { operands: 'one', part: true, equality: true },
  $excl: { operands: 'one', part: true, equality: true },
  $eqL: { operands: 'one', ignoresCase: true },
  $neL: { operands: 'one', ignoresCase: true },
  $startsL: { operands: 'one', part: true, ignoresCase: true },
  $endsL: { operands: 'one', part: true, ignoresCase: true },
  $contL: { operands: 'one', part: true, ignoresCase: true },
  $exclL: { operands: 'one', part: true, ignoresCase: true },
  $inL: { operands: 'list', ignoresCase: true },
  $notinL: { operands: 'list', ignoresCase: true },
} as const satisfies Readonly<Record<`$${string}`, QueryOperator>>;

export type Operator = keyof typeof QUERY_OPERATORS;

/** Query operators with the given type of operands: none, one, a list or a range. */
export type OperatorWith<Operands extends QueryOperator['operands']> = {
  readonly [O in Operator]: (typeof QUERY_OPERATORS)[O]['operands'] extends Operands ? O : never;
}[Operator];

export function queryOperator(operator: Operator): QueryOperator {
  return QUERY_OPERATORS[operator];
}

export function hasOperands<Operands extends QueryOperator['operands']>(
  operator: Operator,
  operands: Operands,
): operator is OperatorWith<Operands> {
  return QUERY_OPERATORS[operator].operands === operands;
}

// Operators that a filter on a field may use, by type of value.
export const EMPTINESS = ['$isnull', '$notnull'] as const;
export const EQUALITY = ['$eq', '$ne', '$in', '$notin', ...EMPTINESS] as const;
export const ORDER = [...EQUALITY, '$gt', '$lt', '$gte', '$lte', '$between'] as const;
export const TEXT: readonly Operator[] = keysOf(QUERY_OPERATORS);
/** Operators that compare texts but not their order, because a localized text has one text for each language. */
export const LOCALIZED: readonly Operator[] = TEXT.filter((one) => !/^\$([gl]te?|between)$/.test(one));
/** On a list, `$cont` and `$excl` test whether the value is an item. */
export const MEMBERSHIP = ['$cont', '$excl', ...EMPTINESS] as const;
