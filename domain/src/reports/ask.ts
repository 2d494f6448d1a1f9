import type { Model } from '@tuyen/model';
import type { Reader } from '../contract.ts';
import { badQuery, type Caller, Problem, type Row } from '@tuyen/server-mock/domain';
import { addDays, daysBetween, localDate } from '../rules/time/calendar.ts';
import type { Ask, Report } from './report.ts';

const OWN = ['from', 'to', 'office', 'format'];
export const FORMATS = ['json', 'csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

/** Days that a report spans where the request names none: today and those before it. */
const USUAL = 30;

export interface Asked {
  readonly ask: Ask;
  readonly format: Format;
}

/**
 * Reads `from`, `to`, `office`, `format` and the report's own filters.
 * @throws 400 for anything unknown, malformed, reversed or too long; 403 for an office that the caller may not read
 */
export async function asked(
  report: Report,
  query: Row,
  {
    model,
    store,
    caller,
    now,
  }: { readonly model: Model; readonly store: Reader; readonly caller: Caller; readonly now: Date },
): Promise<Asked> {
  const known = [...OWN, ...report.filters.map(({ name }) => name)];
  const unknown = Object.keys(query).find((name) => !known.includes(name));
  if (unknown !== undefined) throw badQuery('unknown_parameter', { parameter: unknown });
  const twice = known.find((name) => Array.isArray(query[name]));
  if (twice !== undefined) throw badQuery('repeated', { parameter: twice });
  const given = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };

  const format = given('format') ?? 'json';
  if (!isFormat(format)) throw badQuery('invalid_value', { field: 'format', value: format });
  const to = dateIn('to', given('to')) ?? localDate(now);
  const from = dateIn('from', given('from')) ?? addDays(to, 1 - USUAL);
  if (from > to) throw badQuery('reversed_range', { from, to });
  if (daysBetween(from, to) >= report.longest) throw badQuery('range_too_long', { most: report.longest });

  const filters: Record<string, string> = {};
  for (const { name, enum: values } of report.filters) {
    const value = given(name);
    if (value === undefined) continue;
    const allowed = model.enums.find((each) => each.name === values)?.values ?? [];
    if (!allowed.some((each) => each.value === value)) throw badQuery('invalid_value', { field: name, value });
    filters[name] = value;
  }
  const offices = await officesOf(store, caller, given('office'));
  return { ask: { from, to, offices, filters, language: caller.language }, format };
}

function isFormat(text: string): text is Format {
  return FORMATS.some((format) => format === text);
}

/** A day that the calendar has: 2026-02-30 is none. */
function dateIn(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const real = /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
  if (!real) throw badQuery('invalid_value', { field: name, value: text });
  return text;
}

/** The offices that the caller reads, or of them the one named and those below it. */
async function officesOf(
  store: Reader,
  { readableOffices }: Caller,
  office: string | undefined,
): Promise<readonly string[] | undefined> {
  if (office === undefined) return readableOffices;
  if (readableOffices && !readableOffices.includes(office)) throw new Problem(403, 'foreign_office');
  const rows = await store.find('offices');
  const found = new Set([office]);
  // Iterating a set reaches what is added on the way: children, then theirs.
  for (const parent of found) {
    for (const row of rows) if (row.parent_id === parent) found.add(String(row.id));
  }
  return [...found].filter((id) => !readableOffices || readableOffices.includes(id));
}
