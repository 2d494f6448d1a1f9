import { holds, type Condition, type Scalar } from './json-schema.ts';

/**
 * What a field of the record to choose must have: a value, one of several (null: none), the value that a field beside the choosing one
 * has (while that is empty, anything), or a day not before or not after today (empty: open on that side).
 */
export type OptionTerm =
  | Scalar
  | readonly Scalar[]
  | { readonly field: string }
  | { readonly from: 'today' }
  | { readonly to: 'today' };

/** Narrows what can be chosen in a field; of several rules each that applies must be met. */
export interface OptionRule {
  /** The rule applies only where this holds of the fields beside it. */
  readonly when?: Condition;
  /** Of an enumeration: the values that can be chosen. */
  readonly values?: readonly Scalar[];
  /** Of a reference: fields of the other record, and what they must have. */
  readonly where?: Readonly<Record<string, OptionTerm>>;
}

type Values = Readonly<Record<string, unknown>>;

/** One condition on the record to choose, with everything that it depends on filled in. */
export type OptionCondition =
  | { readonly field: string; readonly oneOf: readonly Scalar[] }
  | { readonly field: string; readonly from: string }
  | { readonly field: string; readonly to: string };

/** The names of the fields that the rules look at, beside the field itself. */
export function optionDrivers(rules: readonly OptionRule[]): readonly string[] {
  const names = rules.flatMap(({ when = {}, where = {} }) => [
    ...Object.keys(when).map((path) => path.split('.')[0] ?? path),
    ...Object.values(where).flatMap((term) => (isObject(term) && 'field' in term ? [term.field] : [])),
  ]);
  return [...new Set(names)];
}

/**
 * What a record must meet to be chosen.
 * @param beside the values of the fields beside the choosing one
 * @param today as `YYYY-MM-DD`, in the time zone of the project
 */
export function optionConditions(
  rules: readonly OptionRule[],
  beside: Values,
  today: string,
): readonly OptionCondition[] {
  return applying(rules, beside).flatMap(({ where = {} }) =>
    Object.entries(where).flatMap(([field, term]): readonly OptionCondition[] => {
      if (!isObject(term)) return [{ field, oneOf: [term].flat() as readonly Scalar[] }];
      if ('from' in term) return [{ field, from: today }];
      if ('to' in term) return [{ field, to: today }];
      const value = beside[term.field];
      return value === undefined || value === null || value === '' ? [] : [{ field, oneOf: [value as Scalar] }];
    }),
  );
}

/** Does the record meet them all? */
export function meets(conditions: readonly OptionCondition[], record: Values): boolean {
  return conditions.every((condition) => {
    const value = record[condition.field] ?? null;
    if ('oneOf' in condition) return condition.oneOf.includes(value as Scalar);
    if (value === null) return true;
    return 'from' in condition ? String(value) >= condition.from : String(value) <= condition.to;
  });
}

/** The values of an enumeration that can be chosen, in the order of `values`. */
export function choosable(rules: readonly OptionRule[], values: readonly Scalar[], beside: Values): readonly Scalar[] {
  const lists = applying(rules, beside).flatMap(({ values: allowed }) => (allowed ? [allowed] : []));
  return values.filter((value) => lists.every((allowed) => allowed.includes(value)));
}

function applying(rules: readonly OptionRule[], beside: Values): readonly OptionRule[] {
  return rules.filter(({ when }) => holds(when, beside));
}

function isObject(term: OptionTerm): term is Exclude<OptionTerm, Scalar | readonly Scalar[]> {
  return typeof term === 'object' && term !== null && !Array.isArray(term);
}
