import { hasOperands, type Operator, queryOperator } from '@tuyen/model';
import { type Column, encode } from '../store/tables/columns.ts';
import { contains } from '../store/rows.ts';
import type { Params } from '../store/database/sql-text.ts';
import type { Comparison, Value, ValueComparison } from './query.ts';

export function comparisonSql(column: Column, comparison: Comparison, params: Params): string {
  if (column.languages && !hasOperands(comparison.operator, 'none'))
    return inSomeLanguage({ ...column, languages: undefined, json: false }, comparison, params);
  if (column.json && 'value' in comparison) return inList(column, comparison, params);
  const { part, ignoresCase } = queryOperator(comparison.operator);
  const values = operandsOf(comparison).map((value) => (ignoresCase ? String(value).toLowerCase() : value));
  const isText = part === true || ignoresCase === true;
  const bound = values.map((value) =>
    isText ? params.add(String(value), 'text') : params.add(encode(column, value, params.engine)),
  );
  return SQL[comparison.operator]({
    subject: ignoresCase ? lower(column, values.map(String), params) : column.name,
    first: bound[0] ?? '',
    last: bound.at(-1) ?? '',
    list: bound.join(', '),
    length: [...String(values[0] ?? '')].length,
    params,
  });
}

/**
 * Compares a localized text. The condition is true if the text in some language satisfies it. A negated operator, such
 * as `$ne`, is true if no language has the text.
 */
function inSomeLanguage(column: Column, comparison: Comparison, params: Params): string {
  const each = params.engine === 'sqlite' ? `json_each(${column.name})` : `jsonb_each_text(${column.name})`;
  const text = { ...column, name: 'texts."value"' };
  const opposite = OPPOSITE[comparison.operator];
  // The cast is safe, because an operator and its opposite have the same operands.
  const test = { ...comparison, ...(opposite && { operator: opposite }) } as Comparison;
  const found = `EXISTS (SELECT 1 FROM ${each} AS texts WHERE ${comparisonSql(text, test, params)})`;
  return opposite ? `(${column.name} IS NOT NULL AND NOT ${found})` : found;
}

const OPPOSITE: Readonly<Partial<Record<Operator, Operator>>> = {
  $ne: '$eq',
  $notin: '$in',
  $excl: '$cont',
  $neL: '$eqL',
  $notinL: '$inL',
  $exclL: '$contL',
};

function operandsOf(comparison: Comparison): readonly Value[] {
  if ('values' in comparison) return comparison.values;
  if ('from' in comparison) return [comparison.from, comparison.to];
  return 'value' in comparison ? [comparison.value] : [];
}

function inList(column: Column, { operator, value }: ValueComparison, params: Params): string {
  if (operator === '$cont') return contains(column, value, params);
  // `$excl` means "the list does not contain the value", so it also matches records without a list.
  return `(${column.name} IS NULL OR NOT ${contains(column, value, params)})`;
}

interface Operands {
  readonly subject: string;
  readonly first: string;
  readonly last: string;
  readonly list: string;
  /** Number of characters in the operand `first`. */
  readonly length: number;
  readonly params: Params;
}

type Sql = (operands: Operands) => string;

const than =
  (sign: string): Sql =>
  ({ subject, first }) =>
    `${subject} ${sign} ${first}`;
const at =
  (place: string): Sql =>
  ({ subject, first, params }) =>
    `${position(subject, first, params)} ${place}`;
const among =
  (test: 'IN' | 'NOT IN'): Sql =>
  ({ subject, list }) =>
    `${subject} ${test} (${list})`;
const atEnd: Sql = ({ subject, first, length, params }) =>
  params.engine === 'sqlite' ? `substr(${subject}, ${-length}) = ${first}` : `right(${subject}, ${length}) = ${first}`;

const SQL = {
  $isnull: ({ subject }) => `${subject} IS NULL`,
  $notnull: ({ subject }) => `${subject} IS NOT NULL`,
  $eq: than('='),
  $ne: than('<>'),
  $gt: than('>'),
  $lt: than('<'),
  $gte: than('>='),
  $lte: than('<='),
  $between: ({ subject, first, last }) => `${subject} BETWEEN ${first} AND ${last}`,
  $in: among('IN'),
  $notin: among('NOT IN'),
  $starts: at('= 1'),
  $ends: atEnd,
  $cont: at('> 0'),
  $excl: at('= 0'),
  $eqL: than('='),
  $neL: than('<>'),
  $inL: among('IN'),
  $notinL: among('NOT IN'),
  $startsL: at('= 1'),
  $endsL: atEnd,
  $contL: at('> 0'),
  $exclL: at('= 0'),
} satisfies Readonly<Record<Operator, Sql>>;

function position(subject: string, needle: string, params: Params): string {
  return params.engine === 'sqlite' ? `instr(${subject}, ${needle})` : `strpos(${subject}, ${needle})`;
}

const ASCII = /^[ -~]*$/u;

/** SQLite's own `lower` is fast but lowercases only ASCII. A word with other letters needs a custom function. */
function lower(column: Column, values: readonly string[], params: Params): string {
  if (params.engine === 'postgres') return `lower(${column.name} COLLATE "und-x-icu") COLLATE "C"`;
  return values.every((value) => ASCII.test(value)) ? `lower(${column.name})` : `unicode_lower(${column.name})`;
}
