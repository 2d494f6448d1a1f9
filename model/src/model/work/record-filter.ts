import { addDays, addMonths } from '../../region/dates.ts';
import type { Zone } from '../../region/time-zone.ts';
import { isObject } from '../json/is-object.ts';
import type { Scalar } from '../json/json-schema.ts';

type Value = Exclude<Scalar, null>;

/** Number, day or relative time: `today-7`, `month`, `now-15m`. */
export type Bound = string | number;

export type FilterTerm =
  | Scalar
  | readonly Value[]
  | { readonly not: Scalar | readonly Value[] }
  | { readonly from?: Bound; readonly to?: Bound }
  | { readonly current: 'user' | 'office' };

export type RecordFilter = Readonly<Record<string, FilterTerm>>;

export interface FilterContext {
  readonly now: Date;
  readonly zone: Zone;
  readonly userId: string | null;
  readonly officeId: string | null;
}

/** Conditions in the syntax of list queries: the key is a field, or `field||$operator`. */
export type ListConditions = Readonly<Record<string, Scalar | readonly Value[]>>;

/**
 * Converts the filter to list query conditions and replaces its variables with values: `{ status: 'NEW',
 * 'paid_at||$gte': '2026-11-20' }`. If the filter uses the caller's id but there is no caller, the condition contains a
 * value that no record matches.
 */
export function listConditions(filter: RecordFilter, context: FilterContext): ListConditions {
  return Object.fromEntries(Object.entries(filter).flatMap(([field, term]) => termConditions(field, term, context)));
}

function termConditions(
  field: string,
  term: FilterTerm,
  context: FilterContext,
): readonly (readonly [string, Scalar | readonly Value[]])[] {
  if (!isObject(term)) return [[equals(field, term), term]];
  if ('current' in term)
    return [[`${field}||$eq`, (term.current === 'user' ? context.userId : context.officeId) ?? '-']];
  if ('not' in term) {
    if (term.not === null) return [[`${field}||$notnull`, true]];
    return [[`${field}||${Array.isArray(term.not) ? '$notin' : '$ne'}`, term.not]];
  }
  const { from, to } = term;
  if (from !== undefined && from === to) return [[`${field}||$eq`, boundOf(from, context)]];
  return [
    ...(from === undefined ? [] : [[`${field}||$gte`, boundOf(from, context)] as const]),
    ...(to === undefined ? [] : [[`${field}||$lte`, boundOf(to, context)] as const]),
  ];
}

function equals(field: string, term: Scalar | readonly Value[]): string {
  if (term === null) return `${field}||$isnull`;
  return `${field}||${Array.isArray(term) ? '$in' : '$eq'}`;
}

const RELATIVE = /^(?<word>today|week|month|now)(?:(?<count>[+-]\d{1,4})(?<unit>[mhd]?))?$/u;
const MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export interface RelativeTime {
  readonly word: 'today' | 'week' | 'month' | 'now';
  readonly count: number;
  readonly exact: boolean;
}

export function relativeTime(text: string): RelativeTime | undefined {
  const { word, count = '0', unit } = RELATIVE.exec(text)?.groups ?? {};
  if (word === 'now') {
    const ms = count === '0' ? 0 : MS[unit ?? ''];
    return ms === undefined ? undefined : { word, count: Number(count) * ms, exact: true };
  }
  if ((word !== 'today' && word !== 'week' && word !== 'month') || unit) return undefined;
  return { word, count: Number(count), exact: false };
}

/**
 * Resolves a day relative to now: `today-7`, `week` (the Monday of this week) or `month+1` (the first day of the next
 * month). Returns undefined for any other text.
 */
export function relativeDay(text: string, context: Pick<FilterContext, 'now' | 'zone'>): string | undefined {
  const relative = relativeTime(text);
  return relative && !relative.exact ? timeOf(relative, context) : undefined;
}

function boundOf(bound: Bound, context: FilterContext): string | number {
  const relative = typeof bound === 'string' ? relativeTime(bound) : undefined;
  return relative ? timeOf(relative, context) : bound;
}

/**
 * Converts a relative time, such as `today`, to a value. `now` becomes a moment in UTC. Any other word becomes the
 * first day of the period.
 */
export function timeOf({ word, count }: RelativeTime, { now, zone }: Pick<FilterContext, 'now' | 'zone'>): string {
  if (word === 'now') return new Date(now.getTime() + count).toISOString();
  return dayOfPeriod(word === 'today' ? 'day' : word, zone.dayOf(now), count);
}

/**
 * Returns the first day of the period that contains the day, or of the period `later` periods after it. Weeks start on
 * Monday.
 */
export function dayOfPeriod(period: 'day' | 'week' | 'month', day: string, later: number): string {
  if (period === 'day') return addDays(day, later);
  if (period === 'month') return addMonths(`${day.slice(0, 7)}-01`, later);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, later * 7 - sinceMonday);
}
