import type { Operator, Scalar } from '@tuyen/model';

/** Returns whether a value meets a condition. A missing value meets only emptiness and `$excl` on a list. */
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
  const caseless = operator.endsWith('L');
  const folded = (one: unknown) => (caseless ? String(one).toLowerCase() : one);
  const own = folded(value);
  const all = [wanted, ...others].map(folded);
  const [first, last = first] = all;
  const [text, part] = [String(own), String(first)];
  switch (caseless ? operator.slice(0, -1) : operator) {
    case '$eq':
      return own === first;
    case '$ne':
      return own !== first;
    case '$in':
      return all.includes(own);
    case '$notin':
      return !all.includes(own);
    case '$gt':
      return compare(own, first) > 0;
    case '$lt':
      return compare(own, first) < 0;
    case '$gte':
      return compare(own, first) >= 0;
    case '$lte':
      return compare(own, first) <= 0;
    case '$between':
      return compare(own, first) >= 0 && compare(own, last) <= 0;
    case '$starts':
      return text.startsWith(part);
    case '$ends':
      return text.endsWith(part);
    case '$cont':
      return text.includes(part);
    default:
      return !text.includes(part);
  }
}

/** Compares strings by code unit and other values by size. */
export function compare(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  return Number(one) - Number(other);
}
