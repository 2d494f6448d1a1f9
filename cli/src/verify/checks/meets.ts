import { type Operator, queryOperator, type Scalar } from '@tuyen/model';

/** Returns whether a value meets a filter condition. A missing value meets only `$isnull` and, on a list, `$excl`. */
export function meets(
  value: unknown,
  operator: Operator,
  [wanted, ...others]: readonly Scalar[],
  isList: boolean,
): boolean {
  const isEmpty = value === undefined || value === null;
  if (operator === '$isnull') return isEmpty;
  if (operator === '$notnull') return !isEmpty;
  if (wanted === undefined) return false;
  if (isEmpty) return isList && operator === '$excl';
  if (Array.isArray(value)) return value.includes(wanted) === (operator === '$cont');
  const { ignoresCase } = queryOperator(operator);
  const folded = (one: unknown) => (ignoresCase ? String(one).toLowerCase() : one);
  return TESTS[operator](folded(value), [wanted, ...others].map(folded));
}

type Test = (own: unknown, wanted: readonly unknown[]) => boolean;

const equal: Test = (own, [first]) => own === first;
const oneOf: Test = (own, wanted) => wanted.includes(own);
const begins: Test = (own, [first]) => String(own).startsWith(String(first));
const ends: Test = (own, [first]) => String(own).endsWith(String(first));
const contains: Test = (own, [first]) => String(own).includes(String(first));
const not =
  (test: Test): Test =>
  (own, wanted) =>
    !test(own, wanted);

const TESTS = {
  $isnull: () => false,
  $notnull: () => true,
  $eq: equal,
  $ne: not(equal),
  $in: oneOf,
  $notin: not(oneOf),
  $gt: (own, [first]) => compareValues(own, first) > 0,
  $lt: (own, [first]) => compareValues(own, first) < 0,
  $gte: (own, [first]) => compareValues(own, first) >= 0,
  $lte: (own, [first]) => compareValues(own, first) <= 0,
  $between: (own, [first, last = first]) => compareValues(own, first) >= 0 && compareValues(own, last) <= 0,
  $starts: begins,
  $ends: ends,
  $cont: contains,
  $excl: not(contains),
  $eqL: equal,
  $neL: not(equal),
  $inL: oneOf,
  $notinL: not(oneOf),
  $startsL: begins,
  $endsL: ends,
  $contL: contains,
  $exclL: not(contains),
} satisfies Readonly<Record<Operator, Test>>;

export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  return Number(one) - Number(other);
}
