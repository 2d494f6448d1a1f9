import { badQuery } from '../request/refusals/bad-query.ts';
import { choiceIn } from './choice.ts';
import { crudQuery } from './crud.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { all, type Filter, type Query } from './query.ts';
import { searchCondition } from './search-condition.ts';
import { searchWords } from './search-words.ts';
import { simpleRestQuery } from './simple-rest.ts';
import type { View } from './view.ts';

const CRUD = ['or', 's', 'join', 'limit', 'per_page', 'page', 'offset', 'fields', 'select'];
const SIMPLE_REST = ['range', 'embed'];
const BOTH = ['filter', 'where', 'sort', 'q', 'can', 'for', 'tab'];
/**
 * Parameters that are accepted but do nothing. Clients of @nestjsx/crud can send `cache` to bypass a cache, which this
 * server does not have.
 */
const WITHOUT_EFFECT = ['cache'];
const MAX_WORDS = 30;
const KNOWN: ReadonlySet<string> = new Set([...CRUD, ...SIMPLE_REST, ...BOTH, ...WITHOUT_EFFECT]);

export function parseQuery(view: View, text: string): Query {
  const parameters = parametersOf(text);
  for (const name of parameters.names)
    if (!KNOWN.has(name)) throw badQuery('unknown_parameter', { parameter: name.slice(0, 100) });
  const more = { can: asksCan(parameters), choice: choiceIn(view, parameters.one('for')), tab: parameters.one('tab') };
  if (dialectOf(parameters) === 'simple-rest') {
    const { q, ...query } = simpleRestQuery(view, parameters);
    const where = narrowed(view, parameters, query.where);
    return { ...query, where, words: words(view, q ?? parameters.one('q')), dialect: 'simple-rest', ...more };
  }
  const query = crudQuery(view, parameters);
  const where = narrowed(view, parameters, query.where);
  return { ...query, where, words: words(view, parameters.one('q')), dialect: 'crud', ...more };
}

/** Adds the conditions of the parameter `where`. A record must meet each of them and all other filters. */
function narrowed(view: View, parameters: Parameters, filter: Filter | undefined): Filter | undefined {
  const conditions = parameters.all('where').map((text) => searchCondition(view, text, 'where'));
  return all([filter, ...conditions].filter((one) => one !== undefined));
}

function asksCan(parameters: Parameters): boolean {
  const value = parameters.one('can');
  if (value !== undefined && value !== '1') throw badQuery('not_one', { parameter: 'can', value: value.slice(0, 100) });
  return value === '1';
}

/**
 * Returns the dialect of a request. Both dialects have the parameters `filter` and `sort`; if their value is JSON, the
 * dialect is simple-rest.
 */
function dialectOf(parameters: Parameters): Query['dialect'] {
  const values = [...parameters.all('filter'), ...parameters.all('sort')];
  const json = values.filter((value) => /^\s*[[{]/u.test(value));
  const simple = json.length > 0 || SIMPLE_REST.some((name) => parameters.names.has(name));
  if (!simple) return 'crud';
  const foreign =
    CRUD.find((name) => parameters.names.has(name)) ?? (json.length < values.length ? 'filter' : undefined);
  if (foreign) throw badQuery('mixed_dialects', { parameter: foreign });
  return 'simple-rest';
}

function words(view: View, text: string | undefined): Query['words'] {
  if (text === undefined) return [];
  const searched = [...view.fields.values()].filter((field) => field.searchable);
  if (searched.length === 0) throw badQuery('not_searchable', { resource: view.resource.name });
  if (text.includes('\0')) throw badQuery('invalid_character', { parameter: 'q' });
  const found = searchWords(view.model, searched, text);
  if (found.length > MAX_WORDS) throw badQuery('too_many_words', { parameter: 'q', most: MAX_WORDS });
  return found;
}
