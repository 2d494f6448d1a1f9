import { fieldAt, isObject, kindOf, type Resource } from '@tuyen/model';
import { CHOSEN_FOR, type ListFilter, OPTIONS, QueryError, TAB, WHERE } from '../query.ts';

export interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
}

export interface Conditions {
  readonly search: string | undefined;
  readonly conditions: readonly Condition[];
}

/**
 * Reads the filter of a list in react-admin's form: by field, or by `field||$operator`.
 * @param operatorsOf operators that the back end has for a field
 * @param dayMeant returns the day that a relative day (`today-7`) means now; undefined for other texts
 * @throws QueryError for a comparison that the back end cannot do
 */
export function readConditions(
  resource: Resource,
  filter: ListFilter,
  operatorsOf: (field: string) => readonly string[],
  dayMeant: (text: string) => string | undefined = () => undefined,
): Conditions {
  const { [OPTIONS]: _, [CHOSEN_FOR]: __, [TAB]: tab, [WHERE]: where, q, ...values } = filter;
  const chosen = resource.tabs?.find(({ name }) => name === tab)?.filter;
  const given = [
    ...(isObject(chosen) ? flattened(chosen) : []),
    ...flattened(values),
    ...listed(resource.name, where).flatMap((one) => flattened(one)),
  ];
  const isTime = (field: string) => {
    const found = fieldAt(resource.fields, field.split('.'));
    return found !== undefined && kindOf(found).precision !== undefined;
  };
  const conditions = given
    .flatMap(([key, value]) => conditionOf(resource.name, key, value, operatorsOf))
    .map(({ field, operator, value }) => {
      const day = typeof value === 'string' && isTime(field) ? dayMeant(value) : undefined;
      return { field, operator, value: day ?? value };
    });
  return { search: q === undefined || q === null || q === '' ? undefined : String(q), conditions };
}

/**
 * Returns the conditions of `{"$and": [{"year": {"$gte": 1960}}]}`.
 * @throws QueryError for nested groups and for alternatives, which dialects cannot express
 */
function listed(resource: string, where: unknown): readonly object[] {
  if (where === undefined) return [];
  const { $and: all, ...others } = isObject(where) ? where : {};
  const parts: readonly unknown[] = Array.isArray(all) ? all : [];
  const found = [...parts, others].filter(isObject);
  const group = found.flatMap(Object.keys).find((key) => key.startsWith('$'));
  if (group === undefined && found.length === parts.length + 1) return found;
  const operator = group ?? '$and';
  const message = `The back end of ${resource} cannot combine conditions by "${operator}".`;
  throw new QueryError(message, 'operator_not_allowed', { field: operator, operator });
}

function conditionOf(
  resource: string,
  key: string,
  value: unknown,
  operatorsOf: (field: string) => readonly string[],
): readonly Condition[] {
  const [field = '', said] = key.split('||');
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const possible = operatorsOf(field);
  const operator = said ?? operatorFor(one, possible);
  if (possible.includes(operator)) return [{ field, operator, value: operator === '$in' ? value : one }];
  const message = `The back end of ${resource} cannot compare "${field}" by "${operator}".`;
  throw new QueryError(message, 'operator_not_allowed', { field, operator });
}

function operatorFor(value: unknown, possible: readonly string[]): string {
  if (value === null) return '$isnull';
  if (Array.isArray(value)) return '$in';
  return typeof value === 'string' && !possible.includes('$eq') && possible.includes('$cont') ? '$cont' : '$eq';
}

/** A filter named `address.city` arrives as an object. An object of operators (`{ "$gte": … }`) has several conditions. */
function flattened(filter: object, prefix = ''): readonly (readonly [key: string, value: unknown])[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (!isObject(value)) return [[`${prefix}${key}`, value] as const];
    if (!Object.keys(value).some((name) => name.startsWith('$'))) return flattened(value, `${prefix}${key}.`);
    return Object.entries(value).map(([operator, operand]) => [`${prefix}${key}||${operator}`, operand] as const);
  });
}
