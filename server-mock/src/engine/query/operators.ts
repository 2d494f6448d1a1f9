import { type Column, encode } from '../store/tables/columns.ts';
import { contains } from '../store/rows.ts';
import type { Params } from '../store/database/sql-text.ts';
import type { Comparison, Value } from './query.ts';

/** One comparison as SQL. Texts are compared letter by letter; the operators ending in L do not see case. */
export function compare(column: Column, comparison: Comparison, params: Params): string {
  const { operator } = comparison;
  const value = comparison.value as Value;
  const values = Array.isArray(comparison.value) ? (comparison.value as readonly Value[]) : [];
  const bind = (wanted: Value) => params.add(encode(column, wanted, params.engine));

  if (operator === '$isnull') return `${column.name} IS NULL`;
  if (operator === '$notnull') return `${column.name} IS NOT NULL`;
  if (column.json) {
    if (operator === '$cont') return contains(column, value, params);
    // A record without any list does not contain the value either.
    return `(${column.name} IS NULL OR NOT ${contains(column, value, params)})`;
  }
  switch (operator) {
    case '$eq':
      return `${column.name} = ${bind(value)}`;
    case '$ne':
      return `${column.name} <> ${bind(value)}`;
    case '$gt':
      return `${column.name} > ${bind(value)}`;
    case '$lt':
      return `${column.name} < ${bind(value)}`;
    case '$gte':
      return `${column.name} >= ${bind(value)}`;
    case '$lte':
      return `${column.name} <= ${bind(value)}`;
    case '$between':
      return `${column.name} BETWEEN ${bind(values[0] as Value)} AND ${bind(values[1] as Value)}`;
    case '$in':
      return `${column.name} IN (${values.map(bind).join(', ')})`;
    case '$notin':
      return `${column.name} NOT IN (${values.map(bind).join(', ')})`;
    default:
      return text(column, operator, values.length > 0 ? values.map(String) : [String(value)], params);
  }
}

function text(column: Column, operator: string, values: readonly string[], params: Params): string {
  const caseless = operator.endsWith('L');
  const wanted = caseless ? values.map((value) => value.toLowerCase()) : values;
  const subject = caseless ? lower(column, wanted, params) : column.name;
  const first = wanted[0] as string;
  const bind = (value: string) => params.add(value, 'text');
  switch (caseless ? operator.slice(0, -1) : operator) {
    case '$cont':
      return `${position(subject, bind(first), params)} > 0`;
    case '$excl':
      return `${position(subject, bind(first), params)} = 0`;
    case '$starts':
      return `${position(subject, bind(first), params)} = 1`;
    case '$ends':
      return params.engine === 'sqlite'
        ? `substr(${subject}, ${-[...first].length}) = ${bind(first)}`
        : `right(${subject}, ${[...first].length}) = ${bind(first)}`;
    case '$eq':
      return `${subject} = ${bind(first)}`;
    case '$ne':
      return `${subject} <> ${bind(first)}`;
    case '$in':
      return `${subject} IN (${wanted.map(bind).join(', ')})`;
    case '$notin':
      return `${subject} NOT IN (${wanted.map(bind).join(', ')})`;
    default:
      throw new Error(`operator ${operator} has no SQL`);
  }
}

function position(subject: string, needle: string, params: Params): string {
  return params.engine === 'sqlite' ? `instr(${subject}, ${needle})` : `strpos(${subject}, ${needle})`;
}

const ASCII = /^[ -~]*$/u;

/** SQLite lowers ASCII by itself, fast; a word with other letters needs our own function. */
function lower(column: Column, values: readonly string[], params: Params): string {
  if (params.engine === 'postgres') return `lower(${column.name} COLLATE "und-x-icu") COLLATE "C"`;
  return values.every((value) => ASCII.test(value)) ? `lower(${column.name})` : `unicode_lower(${column.name})`;
}
