import { isObject } from './is-object.ts';
import { holds, isScalar, type Condition, type Scalar } from './json-schema.ts';

/**
 * Condition on a field of a record. Only records that meet the condition can be chosen in a reference field. The
 * condition is one of these: a value; a list of allowed values (null means an empty field); the value of a sibling of
 * the reference field (no condition while the sibling is empty); an earliest or latest date (an empty date is always
 * allowed).
 */
export type OptionTerm =
  | Scalar
  | readonly Scalar[]
  | { readonly field: string }
  | { readonly from: 'today' }
  | { readonly to: 'today' };

export interface OptionRule {
  readonly when?: Condition;
  readonly values?: readonly Scalar[];
  readonly where?: Readonly<Record<string, OptionTerm>>;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Condition for the records that can be chosen in a reference field. Sibling fields and dates relative to today are
 * replaced by their values.
 */
export type OptionCondition =
  | { readonly field: string; readonly oneOf: readonly Scalar[] }
  | { readonly field: string; readonly from: string }
  | { readonly field: string; readonly to: string };

export function optionDrivers(rules: readonly OptionRule[]): readonly string[] {
  const names = rules.flatMap(({ when = {}, where = {} }) => [
    ...Object.keys(when).map((path) => path.split('.')[0] ?? path),
    ...Object.values(where).flatMap((term) => (isObject(term) && 'field' in term ? [term.field] : [])),
  ]);
  return [...new Set(names)];
}

/**
 * Returns the conditions that a record must meet so that a user can choose it.
 * @param beside values of the sibling fields
 * @param today returns `YYYY-MM-DD` in the project's time zone; called only if a rule needs it
 */
export function optionConditions(
  rules: readonly OptionRule[],
  beside: Values,
  today: () => string,
): readonly OptionCondition[] {
  return applying(rules, beside).flatMap(({ where = {} }) =>
    Object.entries(where).flatMap(([field, term]): readonly OptionCondition[] => {
      if (!isObject(term)) return [{ field, oneOf: [term].flat() }];
      if ('from' in term) return [{ field, from: today() }];
      if ('to' in term) return [{ field, to: today() }];
      const value = beside[term.field];
      return value === undefined || value === null || value === ''
        ? []
        : [{ field, oneOf: isScalar(value) ? [value] : [] }];
    }),
  );
}

export function meets(conditions: readonly OptionCondition[], record: Values): boolean {
  return conditions.every((condition) => {
    const value = record[condition.field] ?? null;
    if ('oneOf' in condition) return condition.oneOf.some((one) => one === value);
    if (value === null) return true;
    return 'from' in condition ? String(value) >= condition.from : String(value) <= condition.to;
  });
}

export function selectableValues(
  rules: readonly OptionRule[],
  values: readonly Scalar[],
  beside: Values,
): readonly Scalar[] {
  const lists = applying(rules, beside).flatMap(({ values: allowed }) => (allowed ? [allowed] : []));
  return values.filter((value) => lists.every((allowed) => allowed.includes(value)));
}

function applying(rules: readonly OptionRule[], beside: Values): readonly OptionRule[] {
  return rules.filter(({ when }) => holds(when, beside));
}
