import { isObject } from '@tuyen/model';
import { badQuery } from '../request/refusals/bad-query.ts';
import { boundedJson } from './bounded-json.ts';
import { comparison, MAX_LIST } from './comparison.ts';
import { MAX_LIMIT, sortBy } from './crud.ts';
import { MAX_JOINS, type Parameters } from './parameters.ts';
import { all, type Query } from './query.ts';
import { joinNamed, type View } from './view.ts';

/**
 * Parses the simple-rest dialect of react-admin:
 * `sort=["plate","ASC"]&range=[0,9]&filter={"kind":"BUS","id":["…","…"],"q":"29"}`.
 */
export function simpleRestQuery(
  view: View,
  parameters: Parameters,
): Omit<Query, 'words' | 'dialect' | 'can' | 'choice' | 'tab'> & { readonly q: string | undefined } {
  const { q, ...filter } = filterOf(parameters);
  const range = rangeOf(parameters);
  const sort = json(parameters, 'sort');
  if (sort !== undefined && !(Array.isArray(sort) && sort.length === 2))
    throw badQuery('invalid_json', { parameter: 'sort' });
  if (q !== undefined && typeof q !== 'string')
    throw badQuery('invalid_value', { parameter: 'filter', field: 'q', operator: '', value: String(q) });
  const embed = json(parameters, 'embed') ?? [];
  const embedded = Array.isArray(embed) ? embed : [embed];
  if (embedded.length > MAX_JOINS) throw badQuery('too_many_values', { parameter: 'embed', most: MAX_JOINS });
  return {
    where: all(Object.entries(filter).map(([field, value]) => equality(view, field, value))),
    sort: sort ? [sortBy(view, String(sort[0]), String(sort[1]))] : [],
    limit: range && range[1] - range[0] + 1,
    offset: range ? range[0] : 0,
    envelope: false,
    fields: undefined,
    join: embedded.map((name) => joinNamed(view, String(name), undefined)),
    q,
  };
}

export function equality(view: View, field: string, value: unknown) {
  const operators = view.operators.get(field);
  const contains = operators !== undefined && !operators.has('$eq') && operators.has('$cont');
  if (contains && Array.isArray(value)) {
    if (value.length > MAX_LIST) throw badQuery('too_many_values', { parameter: 'filter', most: MAX_LIST });
    return { any: value.map((element) => comparison(view, 'filter', field, '$cont', element)) };
  }
  if (contains) return comparison(view, 'filter', field, '$cont', value);
  return comparison(view, 'filter', field, Array.isArray(value) ? '$in' : '$eq', value);
}

function filterOf(parameters: Parameters): Record<string, unknown> {
  const filter = json(parameters, 'filter');
  if (filter === undefined) return {};
  if (!isObject(filter)) throw badQuery('invalid_json', { parameter: 'filter' });
  return { ...filter };
}

function rangeOf(parameters: Parameters): readonly [number, number] | undefined {
  const range = json(parameters, 'range');
  if (range === undefined) return undefined;
  const [first, last]: readonly unknown[] = Array.isArray(range) && range.length === 2 ? range : [];
  if (typeof first !== 'number' || typeof last !== 'number' || !Number.isInteger(first) || !Number.isInteger(last))
    throw badQuery('invalid_json', { parameter: 'range' });
  if (first < 0 || last < first) throw badQuery('invalid_json', { parameter: 'range' });
  const limit = last - first + 1;
  if (limit > MAX_LIMIT) throw badQuery('limit_too_high', { limit, most: MAX_LIMIT });
  return [first, last];
}

function json(parameters: Parameters, name: string): unknown {
  const text = parameters.one(name);
  return text === undefined ? undefined : boundedJson(name, text);
}
