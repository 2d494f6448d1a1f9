import {
  addDays,
  type Field,
  kindOf,
  hasOperands,
  type Operator,
  type OperatorWith,
  QUERY_OPERATORS,
  relativeDay,
  type Zone,
} from '@tuyen/model';
import { badQuery } from '../request/refusals/bad-query.ts';
import { pluginComparison } from './plugin-operators.ts';
import type { Comparison, EmptinessComparison, Filter, Value } from './query.ts';
import { storedText } from './stored-text.ts';
import { fieldNamed, type View } from './view.ts';

export const MAX_LIST = 500;

function operatorNamed(name: string): Operator | undefined {
  return isOperator(name) ? name : undefined;
}

function isOperator(name: string): name is Operator {
  return Object.hasOwn(QUERY_OPERATORS, name);
}

/**
 * Checks that the field exists, supports the operator and can have the value. Returns the condition.
 * @param operator with or without the leading `$`, which older clients omit
 * @param raw value from the query: text, or a JSON value in the parameter `s` and in the simple-rest `filter`
 */
export function comparison(view: View, parameter: string, name: string, operator: string, raw: unknown): Filter {
  const field = fieldNamed(view, name, parameter);
  const wanted = operatorNamed(operator.startsWith('$') ? operator : `$${operator}`);
  const ofPlugin = wanted ? undefined : pluginComparison(view, { parameter, field: name, operator, raw });
  if (ofPlugin) return ofPlugin;
  if (!wanted) throw badQuery('unknown_operator', { parameter, field: name, operator: operator.slice(0, 100) });
  if (!view.operators.get(name)?.has(wanted))
    throw badQuery('operator_not_allowed', { parameter, field: name, operator });
  const invalid = () => badQuery('invalid_value', { parameter, field: name, operator, value: shown(raw) });
  const valueIn = (part: unknown) => {
    const value = read(view, field, wanted, part);
    if (value === undefined) throw badQuery('invalid_value', { parameter, field: name, operator, value: shown(part) });
    return value;
  };
  if (hasOperands(wanted, 'none')) return emptiness(name, wanted, raw);
  if (hasOperands(wanted, 'list')) {
    const values = listOf(parameter, raw).map(valueIn);
    if (values.length === 0) throw invalid();
    return timed(view, { field: name, operator: wanted, values });
  }
  if (hasOperands(wanted, 'range')) {
    const [from, to, ...more] = listOf(parameter, raw);
    if (to === undefined || more.length > 0) throw invalid();
    return timed(view, { field: name, operator: wanted, from: valueIn(from), to: valueIn(to) });
  }
  if (raw === null && (wanted === '$eq' || wanted === '$ne'))
    return { field: name, operator: wanted === '$eq' ? '$isnull' : '$notnull' };
  return timed(view, { field: name, operator: wanted, value: valueIn(raw) });
}

/** `{"$isnull": false}` matches records in which the field has a value. */
function emptiness(field: string, operator: EmptinessComparison['operator'], raw: unknown): Comparison {
  if (raw !== false && raw !== 'false') return { field, operator };
  return { field, operator: operator === '$isnull' ? '$notnull' : '$isnull' };
}

/**
 * Parses the list of values that a comparison such as `$in` needs. The parameters `s` and `where` require a JSON
 * list, as in the parser of @nestjsx/crud. Other parameters may also use comma-separated text.
 */
function listOf(parameter: string, raw: unknown): readonly unknown[] {
  const isText = typeof raw === 'string' && raw !== '' && parameter !== 's' && parameter !== 'where';
  const list: readonly unknown[] = Array.isArray(raw) ? raw : isText ? raw.split(',') : [];
  if (list.length > MAX_LIST) throw badQuery('too_many_values', { parameter, most: MAX_LIST });
  return list;
}

function shown(raw: unknown): string {
  return (typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '')).slice(0, 100);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

function read({ model, zone, now }: View, field: Field, operator: Operator, raw: unknown): Value | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return undefined;
  const { fromQuery, precision } = kindOf(field);
  const day = precision === undefined ? undefined : relativeDay(String(raw), { now: now(), zone });
  if (day !== undefined) return fromQuery(field, precision === 'month' ? day.slice(0, 7) : day) ?? undefined;
  return fromQuery(field, storedText(model, field, operator, String(raw))) ?? undefined;
}

/**
 * If a date is compared with a date-time field, replaces the date with the whole day, from midnight to midnight in the
 * time zone of the project.
 */
function timed(view: View, condition: Exclude<Comparison, EmptinessComparison>): Filter {
  const { field } = condition;
  const asked = view.fields.get(field);
  if (!asked || !kindOf(asked).instant) return condition;
  const start = (day: Value) => (isBareDay(day) ? midnight(String(day), view.zone, 0) : day);
  const end = (day: Value) => (isBareDay(day) ? midnight(String(day), view.zone, 1) : day);
  if ('from' in condition) {
    const { from, to } = condition;
    if (!isBareDay(from) && !isBareDay(to)) return condition;
    return {
      all: [
        { field, operator: '$gte', value: start(from) },
        { field, operator: isBareDay(to) ? '$lt' : '$lte', value: end(to) },
      ],
    };
  }
  if ('values' in condition) {
    const { operator, values } = condition;
    if (!values.some(isBareDay)) return condition;
    const each = (one: '$eq' | '$ne') =>
      values.map((value) =>
        isBareDay(value) ? ON_DAY[one](field, start(value), end(value)) : { field, operator: one, value },
      );
    return NEGATED.has(operator) ? { all: each('$ne') } : { any: each('$eq') };
  }
  const { operator, value } = condition;
  return isBareDay(value) ? ON_DAY[operator](field, start(value), end(value)) : condition;
}

const NEGATED: ReadonlySet<Operator> = new Set<Operator>(['$notin', '$notinL']);

type OnDay = (field: string, start: Value, end: Value) => Filter;

const within: OnDay = (field, start, end) => ({
  all: [
    { field, operator: '$gte', value: start },
    { field, operator: '$lt', value: end },
  ],
});

/**
 * Returns a condition for records whose date-time is not on the given day. Like every comparison with a value, it does
 * not match records without a value.
 */
const without: OnDay = (field, start, end) => ({
  any: [
    { field, operator: '$lt', value: start },
    { field, operator: '$gte', value: end },
  ],
});

const fromStart =
  (operator: OperatorWith<'one'>): OnDay =>
  (field, start) => ({ field, operator, value: start });

/**
 * Defines how each operator compares a date-time with a day, which lasts from midnight to midnight. Text operators
 * never compare with a day, but the type requires an entry for every operator.
 */
const ON_DAY = {
  $eq: within,
  $ne: without,
  $gt: (field, _, end) => ({ field, operator: '$gte', value: end }),
  $lt: fromStart('$lt'),
  $gte: fromStart('$gte'),
  $lte: (field, _, end) => ({ field, operator: '$lt', value: end }),
  $starts: fromStart('$starts'),
  $ends: fromStart('$ends'),
  $cont: fromStart('$cont'),
  $excl: fromStart('$excl'),
  $eqL: fromStart('$eqL'),
  $neL: fromStart('$neL'),
  $startsL: fromStart('$startsL'),
  $endsL: fromStart('$endsL'),
  $contL: fromStart('$contL'),
  $exclL: fromStart('$exclL'),
} satisfies Readonly<Record<OperatorWith<'one'>, OnDay>>;

function isBareDay(value: Value): boolean {
  return typeof value === 'string' && DAY.test(value);
}

function midnight(day: string, zone: Zone, plusDays: number): string {
  return zone.momentOf(addDays(day, plusDays)).toISOString();
}
