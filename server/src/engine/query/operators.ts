import { type Column, encode } from '../store/tables/columns.ts';
import { contains } from '../store/rows.ts';
import type { Params } from '../store/database/sql-text.ts';
import type { Comparison, Value, ValueComparison } from './query.ts';

/** Compiles a comparison to SQL. Texts are compared exactly; operators that end in L ignore case. */
export function compare(column: Column, comparison: Comparison, params: Params): string {
  const bind = (wanted: Value) => params.add(encode(column, wanted, params.engine));
  const list = (wanted: readonly Value[]) => wanted.map(bind).join(', ');

  switch (comparison.operator) {
    case '$isnull':
      return `${column.name} IS NULL`;
    case '$notnull':
      return `${column.name} IS NOT NULL`;
    case '$between':
      return `${column.name} BETWEEN ${bind(comparison.from)} AND ${bind(comparison.to)}`;
    case '$in':
      return `${column.name} IN (${list(comparison.values)})`;
    case '$notin':
      return `${column.name} NOT IN (${list(comparison.values)})`;
    case '$inL':
      return caselessList(column, 'IN', comparison.values, params);
    case '$notinL':
      return caselessList(column, 'NOT IN', comparison.values, params);
    default:
      return column.json ? inList(column, comparison, params) : compareValue(column, comparison, params);
  }
}

function inList(column: Column, { operator, value }: ValueComparison, params: Params): string {
  if (operator === '$cont') return contains(column, value, params);
  // A record without a list does not contain the value either.
  return `(${column.name} IS NULL OR NOT ${contains(column, value, params)})`;
}

function compareValue(column: Column, { operator, value }: ValueComparison, params: Params): string {
  const bind = (wanted: Value) => params.add(encode(column, wanted, params.engine));
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
    default:
      return text(column, operator, String(value), params);
  }
}

function caselessList(column: Column, operator: 'IN' | 'NOT IN', values: readonly Value[], params: Params): string {
  const wanted = values.map((value) => String(value).toLowerCase());
  const list = wanted.map((value) => params.add(value, 'text')).join(', ');
  return `${lower(column, wanted, params)} ${operator} (${list})`;
}

function text(column: Column, operator: string, value: string, params: Params): string {
  const caseless = operator.endsWith('L');
  const wanted = caseless ? value.toLowerCase() : value;
  const subject = caseless ? lower(column, [wanted], params) : column.name;
  const bound = params.add(wanted, 'text');
  switch (caseless ? operator.slice(0, -1) : operator) {
    case '$cont':
      return `${position(subject, bound, params)} > 0`;
    case '$excl':
      return `${position(subject, bound, params)} = 0`;
    case '$starts':
      return `${position(subject, bound, params)} = 1`;
    case '$ends':
      return params.engine === 'sqlite'
        ? `substr(${subject}, ${-[...wanted].length}) = ${bound}`
        : `right(${subject}, ${[...wanted].length}) = ${bound}`;
    case '$eq':
      return `${subject} = ${bound}`;
    case '$ne':
      return `${subject} <> ${bound}`;
    default:
      throw new Error(`operator ${operator} has no SQL`);
  }
}

function position(subject: string, needle: string, params: Params): string {
  return params.engine === 'sqlite' ? `instr(${subject}, ${needle})` : `strpos(${subject}, ${needle})`;
}

const ASCII = /^[ -~]*$/u;

/** SQLite lowercases only ASCII, but quickly. A word with other letters needs a custom function. */
function lower(column: Column, values: readonly string[], params: Params): string {
  if (params.engine === 'postgres') return `lower(${column.name} COLLATE "und-x-icu") COLLATE "C"`;
  return values.every((value) => ASCII.test(value)) ? `lower(${column.name})` : `unicode_lower(${column.name})`;
}
