import type { Field, Operator } from '@tuyen/schemas';
import { badQuery } from './bad-query.ts';
import type { Comparison, Filter, Value } from './query.ts';
import { fieldNamed, type View } from './view.ts';

const LISTS: ReadonlySet<string> = new Set(['$in', '$notin', '$inL', '$notinL', '$between']);
const EMPTINESS: ReadonlySet<string> = new Set(['$isnull', '$notnull']);
const KNOWN: ReadonlySet<string> = new Set([
  '$eq',
  '$ne',
  '$gt',
  '$lt',
  '$gte',
  '$lte',
  '$starts',
  '$ends',
  '$cont',
  '$excl',
  '$in',
  '$notin',
  '$isnull',
  '$notnull',
  '$between',
  '$eqL',
  '$neL',
  '$startsL',
  '$endsL',
  '$contL',
  '$exclL',
  '$inL',
  '$notinL',
]);

/**
 * One condition, checked against the field: does it exist, may it be asked this way, and is the value one it could have?
 * @param operator with or without its `$`, which older clients leave out
 * @param raw what stands in the query: text, or a JSON value in `s` and simple-rest's filter
 */
export function comparison(view: View, parameter: string, name: string, operator: string, raw: unknown): Filter {
  const field = fieldNamed(view, name, parameter);
  const known = operator.startsWith('$') ? operator : `$${operator}`;
  if (!KNOWN.has(known)) throw badQuery('unknown_operator', { parameter, field: name, operator });
  const wanted = known as Operator;
  if (!view.operators.get(name)?.has(wanted))
    throw badQuery('operator_not_allowed', { parameter, field: name, operator });
  if (EMPTINESS.has(wanted)) return emptiness(name, wanted, raw);
  if (raw === null && (wanted === '$eq' || wanted === '$ne')) {
    return { field: name, operator: wanted === '$eq' ? '$isnull' : '$notnull' };
  }
  if (!LISTS.has(wanted))
    return timed(view, { field: name, operator: wanted, value: valueOf(field, parameter, operator, raw) });
  const parts = listOf(raw).map((part) => valueOf(field, parameter, operator, part));
  if (parts.length === 0 || (wanted === '$between' && parts.length !== 2)) {
    throw badQuery('invalid_value', { parameter, field: name, operator, value: String(raw) });
  }
  return timed(view, { field: name, operator: wanted, value: parts });
}

/** `{"$isnull": false}` asks the opposite. */
function emptiness(field: string, operator: Operator, raw: unknown): Comparison {
  if (raw !== false && raw !== 'false') return { field, operator };
  return { field, operator: operator === '$isnull' ? '$notnull' : '$isnull' };
}

function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw === 'string') return raw === '' ? [] : raw.split(',');
  return [raw];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

function valueOf(field: Field, parameter: string, operator: string, raw: unknown): Value {
  const value = read(field, raw);
  if (value === undefined) {
    throw badQuery('invalid_value', { parameter, field: field.name, operator, value: String(raw ?? '').slice(0, 100) });
  }
  return value;
}

/** The value in the field's own type; undefined where it could not be one. */
function read(field: Field, raw: unknown): Value | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return undefined;
  const text = String(raw);
  switch (field.kind) {
    case 'integer':
    case 'money':
      return /^-?\d{1,15}$/u.test(text) ? Number(text) : undefined;
    case 'decimal':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'boolean':
      if (text === 'true' || text === '1') return true;
      return text === 'false' || text === '0' ? false : undefined;
    case 'date':
      return DAY.test(text) && isDay(text) ? text : undefined;
    case 'date-time':
      if (DAY.test(text)) return isDay(text) ? text : undefined;
      return /^\d{4}-\d{2}-\d{2}T/u.test(text) && !Number.isNaN(Date.parse(text))
        ? new Date(text).toISOString()
        : undefined;
    case 'enum':
    case 'enum-list':
      return field.values.find((value) => String(value) === text) as Value | undefined;
    default:
      return text === '' ? undefined : text;
  }
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A day asked of a date-time means the whole day, from midnight to midnight of the project's own time zone. */
function timed(view: View, condition: Comparison): Filter {
  const { field, operator, value } = condition;
  if (view.fields.get(field)?.kind !== 'date-time' || value === undefined) return condition;
  const start = (day: Value) => (isBareDay(day) ? midnight(String(day), view.utcOffset, 0) : day);
  const end = (day: Value) => (isBareDay(day) ? midnight(String(day), view.utcOffset, 1) : day);
  const within = (day: Value): Filter =>
    isBareDay(day)
      ? {
          all: [
            { field, operator: '$gte', value: start(day) },
            { field, operator: '$lt', value: end(day) },
          ],
        }
      : { field, operator: '$eq', value: day };
  if (typeof value === 'object') {
    if (operator === '$between') {
      const [from, to] = value as readonly [Value, Value];
      return {
        all: [
          { field, operator: '$gte', value: start(from) },
          { field, operator: isBareDay(to) ? '$lt' : '$lte', value: end(to) },
        ],
      };
    }
    const days: Filter = { any: value.map(within) };
    return operator === '$notin' ? { not: days } : days;
  }
  if (!isBareDay(value)) return condition;
  switch (operator) {
    case '$eq':
      return within(value);
    case '$ne':
      return {
        any: [
          { field, operator: '$lt', value: start(value) },
          { field, operator: '$gte', value: end(value) },
        ],
      };
    case '$gt':
      return { field, operator: '$gte', value: end(value) };
    case '$lte':
      return { field, operator: '$lt', value: end(value) };
    default:
      return { field, operator, value: start(value) };
  }
}

function isBareDay(value: Value): boolean {
  return typeof value === 'string' && DAY.test(value);
}

function midnight(day: string, utcOffset: string, plusDays: number): string {
  return new Date(Date.parse(`${day}T00:00:00${utcOffset}`) + plusDays * 86_400_000).toISOString();
}
