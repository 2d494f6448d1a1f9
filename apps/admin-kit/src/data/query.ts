import { isObject, type OptionCondition, type Operator } from '@tuyen/model';

export interface QueryField {
  readonly operators: readonly string[];
  readonly sortable: boolean;
}

export type QueryFields = ReadonlyMap<string, QueryField>;

export interface ListFilter {
  readonly [OPTIONS]?: readonly OptionCondition[];
  readonly [CHOSEN_FOR]?: unknown;
  readonly [TAB]?: unknown;
  readonly [WHERE]?: unknown;
  readonly [field: string]: unknown;
}

interface Sort {
  readonly field: string;
  readonly order: string;
}

export interface ListQuery {
  readonly filter?: ListFilter;
  /** One or several sort orders, highest priority first. */
  readonly sort?: Sort | readonly Sort[];
  readonly page?: number;
  readonly perPage?: number;
  readonly join?: readonly string[];
  readonly can?: boolean;
}

/**
 * Filter key for conditions that come from the schema keyword `x-options`. Unlike other filters, these conditions can
 * also match an empty field.
 */
export const OPTIONS = '$options';

/**
 * Filter key for the reference field that the user is editing. With it, the server returns only the records that this
 * field may point to.
 */
export const CHOSEN_FOR = '$for';

/** Filter key of nested conditions, in the form of the query parameter `where`. */
export const WHERE = '$where';

/** Filter key that names the open tab of a list. The server knows the filter of each tab. */
export const TAB = '$tab';

export type QueryReason = 'unknown_field' | 'operator_not_allowed' | 'not_sortable' | 'unknown_order' | 'not_described';

/**
 * Thrown before a request is sent, for a list query that the resource does not support. The message is for developers;
 * the data provider translates it for users.
 */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly reason: QueryReason;
  readonly params: Readonly<Record<string, string>>;

  constructor(message: string, reason: QueryReason, params: Readonly<Record<string, string>>) {
    super(message);
    this.reason = reason;
    this.params = params;
  }
}

/**
 * Builds a list query in the syntax of the server (`filter=plate||$contL||30E&sort=plate,ASC&limit=10&page=1`). Filter
 * keys are field names, or `field||$operator` to choose the comparison; `q` searches all fields.
 * @throws QueryError naming the first unknown field, operator or sort order
 */
export function listQuery(resource: string, fields: QueryFields, query: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  const { [TAB]: tab, ...wanted } = query.filter ?? {};
  if (tab !== undefined) {
    const narrowed = listQuery(resource, fields, { ...query, filter: wanted });
    narrowed.append('tab', String(tab));
    return narrowed;
  }
  const { [WHERE]: where, ...unnested } = wanted;
  if (where !== undefined) {
    const narrowed = listQuery(resource, fields, { ...query, filter: unnested });
    narrowed.append('where', JSON.stringify(where));
    return narrowed;
  }
  const { [CHOSEN_FOR]: choice, ...others } = wanted;
  if (choice) {
    const narrowed = listQuery(resource, fields, { ...query, filter: others });
    narrowed.append('for', JSON.stringify(choice));
    return narrowed;
  }
  const { [OPTIONS]: options, ...filter } = others;
  if (options) return withOptions(resource, fields, { ...query, filter }, options);
  for (const [key, value] of flattened(query.filter ?? {}, fields)) {
    if (key === 'q') {
      if (value !== '' && value !== null && value !== undefined) search.append('q', String(value));
      continue;
    }
    for (const condition of conditions(resource, fields, key, value)) search.append('filter', condition);
  }
  for (const sort of query.sort ? [query.sort].flat() : []) search.append('sort', sortOf(resource, fields, sort));
  for (const path of query.join ?? []) search.append('join', path);
  if (query.perPage !== undefined) search.append('limit', String(query.perPage));
  if (query.page !== undefined) search.append('page', String(query.page));
  if (query.can) search.append('can', '1');
  return search;
}

/**
 * Returns a query for a list that option conditions limit. The parameter `filter` could not express "or empty". The
 * server accepts the parameter `s` only without other filters, except `q`; beside them, it accepts `where`.
 */
function withOptions(
  resource: string,
  fields: QueryFields,
  query: ListQuery,
  options: readonly OptionCondition[],
): URLSearchParams {
  const search = listQuery(resource, fields, query);
  const conditions = { $and: options.map((option) => searched(resource, fields, option)) };
  search.append(search.has('filter') ? 'where' : 's', JSON.stringify(conditions));
  return search;
}

function searched(resource: string, fields: QueryFields, option: OptionCondition): object {
  const { field } = option;
  if (!fields.has(field)) {
    throw new QueryError(`${resource} has no field "${field}" to filter by.`, 'unknown_field', { field });
  }
  const empty = { [field]: { $isnull: true } };
  if ('from' in option) return { $or: [{ [field]: { $gte: option.from } }, empty] };
  if ('to' in option) return { $or: [{ [field]: { $lte: option.to } }, empty] };
  const values = option.oneOf.filter((value) => value !== null);
  const one = values.length === 1 ? { [field]: { $eq: values[0] } } : { [field]: { $in: values } };
  if (values.length === option.oneOf.length) return one;
  return values.length === 0 ? empty : { $or: [one, empty] };
}

function sortOf(resource: string, fields: QueryFields, sort: Sort): string {
  const { field, order } = sort;
  if (!fields.get(field)?.sortable) {
    throw new QueryError(`${resource} cannot be sorted by "${field}".`, 'not_sortable', { field });
  }
  if (order !== 'ASC' && order !== 'DESC') {
    const message = `The sort order of ${resource} is ASC or DESC, not "${order}".`;
    throw new QueryError(message, 'unknown_order', { field, order });
  }
  return `${sort.field},${sort.order}`;
}

function conditions(resource: string, fields: QueryFields, key: string, value: unknown): string[] {
  const [name = '', said] = key.split('||');
  const field = fields.get(name);
  if (!field) {
    throw new QueryError(`${resource} has no field "${name}" to filter by.`, 'unknown_field', { field: name });
  }
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
  const operator = said ?? operatorFor(name, field, value);
  if (!field.operators.includes(operator)) {
    throw new QueryError(
      `"${operator}" cannot compare ${resource}.${name}; it understands ${field.operators.join(', ')}.`,
      'operator_not_allowed',
      { field: name, operator },
    );
  }
  if (operator === '$isnull' || operator === '$notnull') return [`${name}||${operator}`];
  return [`${name}||${operator}||${Array.isArray(value) ? value.join(',') : String(value)}`];
}

function operatorFor(name: string, field: QueryField, value: unknown): Operator {
  if (value === null) return '$isnull';
  if (Array.isArray(value)) return '$in';
  const { operators } = field;
  if (operators.includes('$contL')) return name === 'id' ? '$eq' : '$contL';
  return operators.includes('$cont') ? '$cont' : '$eq';
}

/**
 * Flattens nested filter values to paths, because react-hook-form turns a filter named `address.city_id` into an
 * object.
 */
function* flattened(filter: object, fields: QueryFields, prefix = ''): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(filter)) {
    const path = prefix + key;
    if (isObject(value) && !fields.has(path)) yield* flattened(value, fields, `${path}.`);
    else yield [path, value];
  }
}
