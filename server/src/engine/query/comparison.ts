import { addDays, type Field, kindOf, type Operator, OPERATORS, type Zone } from '@tuyen/model';
import { badQuery } from '../request/refusals/bad-query.ts';
import type { Comparison, EmptinessComparison, Filter, Value } from './query.ts';
import { storedText } from './stored-text.ts';
import { fieldNamed, type View } from './view.ts';

export const MAX_LIST = 500;

const KNOWN: ReadonlyMap<string, Operator> = new Map(OPERATORS.map((operator) => [operator, operator]));

/**
 * Returns a condition after checking that the field exists, supports the operator and can have the value.
 * @param operator with or without its `$`, which older clients omit
 * @param raw value from the query: text, or a JSON value in `s` and in the filter of simple-rest
 */
export function comparison(view: View, parameter: string, name: string, operator: string, raw: unknown): Filter {
  const field = fieldNamed(view, name, parameter);
  const wanted = KNOWN.get(operator.startsWith('$') ? operator : `$${operator}`);
  if (!wanted) throw badQuery('unknown_operator', { parameter, field: name, operator: operator.slice(0, 100) });
  if (!view.operators.get(name)?.has(wanted))
    throw badQuery('operator_not_allowed', { parameter, field: name, operator });
  const invalid = () => badQuery('invalid_value', { parameter, field: name, operator, value: shown(raw) });
  const valueIn = (part: unknown) => {
    const value = read(view, field, wanted, part);
    if (value === undefined) throw badQuery('invalid_value', { parameter, field: name, operator, value: shown(part) });
    return value;
  };
  switch (wanted) {
    case '$isnull':
    case '$notnull':
      return emptiness(name, wanted, raw);
    case '$in':
    case '$notin':
    case '$inL':
    case '$notinL': {
      const values = listOf(parameter, raw).map(valueIn);
      if (values.length === 0) throw invalid();
      return timed(view, { field: name, operator: wanted, values });
    }
    case '$between': {
      const [from, to, ...more] = listOf(parameter, raw);
      if (to === undefined || more.length > 0) throw invalid();
      return timed(view, { field: name, operator: wanted, from: valueIn(from), to: valueIn(to) });
    }
    default:
      if (raw === null && (wanted === '$eq' || wanted === '$ne'))
        return { field: name, operator: wanted === '$eq' ? '$isnull' : '$notnull' };
      return timed(view, { field: name, operator: wanted, value: valueIn(raw) });
  }
}

/** `{"$isnull": false}` negates the condition. */
function emptiness(field: string, operator: EmptinessComparison['operator'], raw: unknown): Comparison {
  if (raw !== false && raw !== 'false') return { field, operator };
  return { field, operator: operator === '$isnull' ? '$notnull' : '$isnull' };
}

/**
 * Parses a list. The parameter `s` needs a JSON list, as in the reference implementation; other parameters use
 * comma-separated text.
 */
function listOf(parameter: string, raw: unknown): readonly unknown[] {
  const isText = typeof raw === 'string' && raw !== '' && parameter !== 's';
  const list: readonly unknown[] = Array.isArray(raw) ? raw : isText ? raw.split(',') : [];
  if (list.length > MAX_LIST) throw badQuery('too_many_values', { parameter, most: MAX_LIST });
  return list;
}

function shown(raw: unknown): string {
  return (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')).slice(0, 100);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

function read({ model }: View, field: Field, operator: Operator, raw: unknown): Value | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return undefined;
  return kindOf(field).fromQuery(field, storedText(model, field, operator, String(raw))) ?? undefined;
}

/** Expands a date compared with a date-time to the whole day, from midnight to midnight in the time zone of the project. */
function timed(view: View, condition: Exclude<Comparison, EmptinessComparison>): Filter {
  const { field } = condition;
  const asked = view.fields.get(field);
  if (!asked || !kindOf(asked).instant) return condition;
  const start = (day: Value) => (isBareDay(day) ? midnight(String(day), view.zone, 0) : day);
  const end = (day: Value) => (isBareDay(day) ? midnight(String(day), view.zone, 1) : day);
  const within = (day: Value): Filter =>
    isBareDay(day)
      ? {
          all: [
            { field, operator: '$gte', value: start(day) },
            { field, operator: '$lt', value: end(day) },
          ],
        }
      : { field, operator: '$eq', value: day };
  // Like every comparison with a value, false for records without one.
  const without = (day: Value): Filter =>
    isBareDay(day)
      ? {
          any: [
            { field, operator: '$lt', value: start(day) },
            { field, operator: '$gte', value: end(day) },
          ],
        }
      : { field, operator: '$ne', value: day };
  switch (condition.operator) {
    case '$between': {
      const { from, to } = condition;
      if (!isBareDay(from) && !isBareDay(to)) return condition;
      return {
        all: [
          { field, operator: '$gte', value: start(from) },
          { field, operator: isBareDay(to) ? '$lt' : '$lte', value: end(to) },
        ],
      };
    }
    case '$in':
    case '$inL':
      return condition.values.some(isBareDay) ? { any: condition.values.map(within) } : condition;
    case '$notin':
    case '$notinL':
      return condition.values.some(isBareDay) ? { all: condition.values.map(without) } : condition;
    default:
  }
  const { operator, value } = condition;
  if (!isBareDay(value)) return condition;
  switch (operator) {
    case '$eq':
      return within(value);
    case '$ne':
      return without(value);
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

function midnight(day: string, zone: Zone, plusDays: number): string {
  return zone.momentOf(addDays(day, plusDays)).toISOString();
}
