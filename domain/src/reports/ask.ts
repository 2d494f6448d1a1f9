import type { Model } from '@tuyen/model';
import type { Reader } from '../contract.ts';
import { badQuery, type Caller, Problem, textSchema, type ValueOf } from '@tuyen/server/domain';
import { addDays, daysBetween, localDate } from '../rules/time/calendar.ts';
import type { Ask, Report } from './report.ts';

export const FORMATS = ['json', 'csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

/** Default number of days of a report, ending today. */
const USUAL = 30;

export interface ReportRequest {
  readonly ask: Ask;
  readonly format: Format;
}

const day = { type: 'string', format: 'date' } as const;

interface Choice {
  readonly type: 'string';
  readonly enum: readonly string[];
}

export function querySchema(model: Model, { filters }: Report) {
  const values = (name: string) => model.enums.find((each) => each.name === name)?.values ?? [];
  const own = filters.map(({ name, enum: of }): [string, Choice] => [
    name,
    { type: 'string', enum: values(of).map(({ value }) => String(value)) },
  ]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(own),
      from: day,
      to: day,
      office: textSchema,
      format: { enum: FORMATS, default: 'json' },
    },
  } as const;
}

/**
 * Parses the query of a report.
 * @throws 400 for reversed or too many days; 403 for an office that the caller may not read
 */
export async function asked(
  report: Report,
  query: ValueOf<ReturnType<typeof querySchema>> & Readonly<Record<string, string | undefined>>,
  { store, caller, now }: { readonly store: Reader; readonly caller: Caller; readonly now: Date },
): Promise<ReportRequest> {
  const { format, office, to = localDate(now) } = query;
  const { from = addDays(to, 1 - USUAL) } = query;
  if (from > to) throw badQuery('reversed_range', { from, to });
  if (daysBetween(from, to) >= report.longest) throw badQuery('range_too_long', { most: report.longest });

  const given = report.filters.map(({ name }) => [name, query[name]] as const);
  const filters = Object.fromEntries(given.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
  const offices = await officesOf(store, caller, office);
  return { ask: { from, to, offices, filters, language: caller.language }, format };
}

async function officesOf(
  store: Reader,
  { readableOffices }: Caller,
  office: string | undefined,
): Promise<readonly string[] | undefined> {
  if (office === undefined) return readableOffices;
  if (readableOffices && !readableOffices.includes(office)) throw new Problem(403, 'foreign_office');
  const rows = await store.find('offices');
  const found = new Set([office]);
  // The loop also visits the offices that it adds to the set: first the sub-offices, then their sub-offices.
  for (const parent of found) {
    for (const row of rows) if (row.parent_id === parent) found.add(row.id);
  }
  return [...found].filter((id) => !readableOffices || readableOffices.includes(id));
}
