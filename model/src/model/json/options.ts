import { isObject } from './is-object.ts';
import { holds, isScalar, type Condition, type Scalar } from './json-schema.ts';

/**
 * A condition on a field of the chosen record: a value, one of several values (null: empty), the value of a sibling of the
 * choosing field (no condition while that is empty), or a date from or to today (empty: no limit).
 */
export type OptionTerm =
  | Scalar
  | readonly Scalar[]
  | { readonly field: string }
  | { readonly from: 'today' }
  | { readonly to: 'today' };

/** Limits what can be chosen in a field. Of several rules, each that applies must be met. */
export interface OptionRule {
  /** The rule applies only if this holds for the sibling fields. */
  readonly when?: Condition;
  /** For an enum: the values that can be chosen. */
  readonly values?: readonly Scalar[];
  /** For a reference: conditions on fields of the other record. */
  readonly where?: Readonly<Record<string, OptionTerm>>;
}

type Values = Readonly<Record<string, unknown>>;

/** A condition on the chosen record, with all variables replaced by values. */
export type OptionCondition =
  | { readonly field: string; readonly oneOf: readonly Scalar[] }
  | { readonly field: string; readonly from: string }
  | { readonly field: string; readonly to: string };

/** The names of the sibling fields that the rules depend on. */
export function optionDrivers(rules: readonly OptionRule[]): readonly string[] {
  const names = rules.flatMap(({ when = {}, where = {} }) => [
    ...Object.keys(when).map((path) => path.split('.')[0] ?? path),
    ...Object.values(where).flatMap((term) => (isObject(term) && 'field' in term ? [term.field] : [])),
  ]);
  return [...new Set(names)];
}

/**
 * The conditions that a record must meet to be chosen.
 * @param beside the values of the sibling fields
 * @param today `YYYY-MM-DD` in the time zone of the project, asked only if a rule needs it
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

/** Whether the record meets all conditions. */
export function meets(conditions: readonly OptionCondition[], record: Values): boolean {
  return conditions.every((condition) => {
    const value = record[condition.field] ?? null;
    if ('oneOf' in condition) return condition.oneOf.some((one) => one === value);
    if (value === null) return true;
    return 'from' in condition ? String(value) >= condition.from : String(value) <= condition.to;
  });
}

/** The values of an enum that can be chosen, in the order of `values`. */
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
