import { isDate, memoize, parseInstant, sameJson } from '@tuyen/model';
import { type LinearPattern, linearPattern } from './pattern.ts';
import { fitsSchema } from './value-schema.ts';

type Plain = string | number | boolean | null;

/** Expected value: the value itself, or an object whose conditions must all hold. */
export type ValueMatch =
  | Plain
  | {
      readonly equals?: unknown;
      readonly contains?: string | undefined;
      readonly matches?: string | undefined;
      readonly oneOf?: readonly unknown[] | undefined;
      readonly schema?: object | undefined;
      /** Instant or date. The condition holds only for values after it. */
      readonly after?: string | undefined;
      readonly before?: string | undefined;
      /** If true, the value must be absent. If false, any value must be present. */
      readonly absent?: boolean | undefined;
    };

/** @param strict false for values that arrive as text (query, headers): `7` then equals `"7"` */
export function matchesValue(match: ValueMatch, values: readonly unknown[], strict: boolean): boolean {
  if (typeof match !== 'object' || match === null) return values.some((value) => same(value, match, strict));
  if (match.absent !== undefined && match.absent !== (values.length === 0)) return false;
  if (match.absent === true) return true;
  return values.some((value) => {
    if (match.equals !== undefined && !same(value, match.equals, strict)) return false;
    if (match.oneOf && !match.oneOf.some((one) => same(value, one, strict))) return false;
    if (match.contains !== undefined && !textOf(value).includes(match.contains)) return false;
    if (match.after !== undefined && !(timeOf(value) > timeOf(match.after))) return false;
    if (match.before !== undefined && !(timeOf(value) < timeOf(match.before))) return false;
    if (match.schema && !fitsSchema(match.schema, value, strict)) return false;
    return match.matches === undefined || patternOf(match, match.matches).test(textOf(value));
  });
}

const patternOf = memoize((_match: object, pattern: string): LinearPattern => linearPattern(pattern));

export function describeMatch(match: ValueMatch): string {
  if (typeof match !== 'object' || match === null) return JSON.stringify(match);
  const parts = [
    ...(match.absent === undefined ? [] : [match.absent ? 'absent' : 'present']),
    ...(match.equals === undefined ? [] : [JSON.stringify(match.equals)]),
    ...(match.oneOf ? [`one of ${JSON.stringify(match.oneOf)}`] : []),
    ...(match.contains === undefined ? [] : [`containing ${JSON.stringify(match.contains)}`]),
    ...(match.matches === undefined ? [] : [`matching /${match.matches}/`]),
    ...(match.after === undefined ? [] : [`after ${match.after}`]),
    ...(match.before === undefined ? [] : [`before ${match.before}`]),
    ...(match.schema ? [`fitting the schema ${JSON.stringify(match.schema)}`] : []),
  ];
  return parts.join(' and ');
}

function same(value: unknown, wanted: unknown, strict: boolean): boolean {
  return strict ? sameJson(value, wanted) : textOf(value) === textOf(wanted);
}

/**
 * Returns the milliseconds of an instant or of a date at midnight UTC. Returns NaN for other values, which are neither
 * before nor after an instant.
 */
export function timeOf(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN;
  return (isDate(value) ? parseInstant(`${value}T00:00:00Z`) : parseInstant(value))?.getTime() ?? Number.NaN;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : String(JSON.stringify(value));
}
