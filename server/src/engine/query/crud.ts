import { badQuery } from '../request/refusals/bad-query.ts';
import { comparison } from './comparison.ts';
import type { Parameters } from './parameters.ts';
import { all, any, type Filter, type Query } from './query.ts';
import { searchCondition } from './search-condition.ts';
import { fieldNamed, joinNamed, type View } from './view.ts';

/** Maximum `limit`. Larger values are rejected rather than silently truncated. */
export const MAX_LIMIT = 10_000;

type Shape = Omit<Query, 'words' | 'dialect' | 'can' | 'choice' | 'tab'>;

/**
 * Parses the dialect of @nestjsx/crud: `filter=plate||$cont||29`, `or`, `s`, `join`, `sort=plate,ASC`, `limit`, `page`,
 * `offset`, `fields`.
 */
export function crudQuery(view: View, parameters: Parameters): Shape {
  const filters = parameters.all('filter').map((text) => condition(view, 'filter', text));
  const ors = parameters.all('or').map((text) => condition(view, 'or', text));
  const search = parameters.one('s');
  if (search !== undefined && filters.length + ors.length > 0) throw badQuery('s_with_filter', {});

  const limit = number(parameters, 'limit', ['limit', 'per_page'], 1);
  const page = number(parameters, 'page', ['page'], 1);
  const offset = number(parameters, 'offset', ['offset'], 0);
  if (limit !== undefined && limit > MAX_LIMIT) throw badQuery('limit_too_high', { limit, most: MAX_LIMIT });
  if (page !== undefined && page > 1 && limit === undefined) throw badQuery('page_without_limit', { page });

  return {
    where: search === undefined ? combined(filters, ors) : searchCondition(view, search),
    sort: parameters.all('sort').map((text) => sorting(view, text)),
    limit,
    offset: page === undefined ? (offset ?? 0) : (page - 1) * (limit ?? 0),
    envelope: page !== undefined || offset !== undefined,
    fields: selection(view, [...parameters.all('fields'), ...parameters.all('select')]),
    join: parameters.all('join').map((text) => join(view, text)),
  };
}

/**
 * Combines the conditions of `filter` and `or` like the parser of @nestjsx/crud. With only `filter`, all conditions
 * must hold. With only `or`, any one must hold. With both, either all of `filter` or all of `or` must hold.
 */
function combined(filters: readonly Filter[], ors: readonly Filter[]): Filter | undefined {
  if (ors.length === 0) return all(filters);
  if (filters.length === 0) return any(ors);
  return any([all(filters), all(ors)].filter((filter) => filter !== undefined));
}

function condition(view: View, parameter: string, text: string): Filter {
  const [field = '', operator = '', ...rest] = text.split('||');
  if (operator === '') throw badQuery('invalid_condition', { parameter, value: text.slice(0, 100) });
  return comparison(view, parameter, field, operator, rest.join('||'));
}

function sorting(view: View, text: string): Query['sort'][number] {
  const [field = '', order = '', ...rest] = text.split(',');
  return sortBy(view, field, [order, ...rest].join(','));
}

export function sortBy(view: View, field: string, order: string): Query['sort'][number] {
  fieldNamed(view, field, 'sort');
  if (order !== 'ASC' && order !== 'DESC') throw badQuery('unknown_order', { field, order });
  if (!view.sortable.has(field)) throw badQuery('not_sortable', { field });
  return { field, descending: order === 'DESC' };
}

function join(view: View, text: string): Query['join'][number] {
  const [name = '', select, ...conditions] = text.split('||');
  if (conditions.length > 0) throw badQuery('join_condition', { field: name });
  return joinNamed(view, name, select ? select.split(',') : undefined);
}

function selection(view: View, texts: readonly string[]): readonly string[] | undefined {
  if (texts.length === 0) return undefined;
  const names = texts.flatMap((text) => text.split(','));
  for (const name of names) fieldNamed(view, name, 'fields');
  return [...new Set(['id', ...names])];
}

function number(parameters: Parameters, name: string, aliases: readonly string[], least: number): number | undefined {
  const texts = aliases.flatMap((alias) => parameters.all(alias));
  const [text] = texts;
  if (text === undefined) return undefined;
  if (texts.length > 1) throw badQuery('repeated', { parameter: name });
  if (!/^\d{1,9}$/u.test(text) || Number(text) < least)
    throw badQuery('not_a_number', { parameter: name, value: text.slice(0, 100) });
  return Number(text);
}
