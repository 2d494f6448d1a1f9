import {
  type Field,
  groupableFields,
  measurableFields,
  measureText,
  MOST_GROUPS,
  MOST_MEASURES,
  periodsOf,
  readGroup,
  readMeasure,
  type ReportGroup,
  type ReportMeasure,
  type Resource,
} from '@tuyen/model';
import { parametersOf } from '../query/parameters.ts';
import { badQuery } from '../request/refusals/bad-query.ts';

const FORMATS = ['json', 'csv', 'xlsx'] as const;
export type ReportFormat = (typeof FORMATS)[number];

const isFormat = (text: string): text is ReportFormat => FORMATS.some((format) => format === text);

export interface ReportRequest {
  readonly by: readonly (ReportGroup & { readonly of: Field })[];
  readonly measures: readonly (ReportMeasure & { readonly number?: Field })[];
  /** Field that contains the currency of the amounts, if the records state it. */
  readonly currency: string | undefined;
  /** Parameters of the list: its filters, its search and its tab. */
  readonly list: string;
  readonly format: ReportFormat;
}

const OWN: ReadonlySet<string> = new Set(['by', 'measure', 'format']);

/**
 * Parses and checks the parameters of a report: `by=status&by=created_at:month&measure=count&measure=sum:total`, with
 * the filters of the list.
 * @throws 400 `bad_query` with the name of the parameter, also for fields that are secret or that the schema does not
 * offer
 */
export function reportRequest(resource: Resource, text: string): ReportRequest {
  const parameters = parametersOf(text);
  const format = parameters.one('format') ?? 'json';
  if (!isFormat(format)) throw badQuery('unknown_format', { value: format.slice(0, 100) });
  const groups = unique(parameters.all('by'));
  const wanted = unique(parameters.all('measure'));
  if (groups.length > MOST_GROUPS) throw badQuery('too_many_values', { parameter: 'by', most: MOST_GROUPS });
  if (wanted.length > MOST_MEASURES) throw badQuery('too_many_values', { parameter: 'measure', most: MOST_MEASURES });
  const measures = (wanted.length > 0 ? wanted : ['count']).map((one) => measureIn(resource, one));
  const list = [...new URLSearchParams(text)].filter(([name]) => !OWN.has(name.replace(/\[\d*\]$/u, '')));
  return {
    by: groups.map((one) => groupIn(resource, one)),
    measures,
    currency: currencyOf(measures),
    list: new URLSearchParams(list).toString(),
    format,
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

function groupIn(resource: Resource, text: string) {
  const group = readGroup(text);
  const of = groupableFields(resource).find(({ name }) => name === group?.field);
  if (!group || !of) throw badQuery('not_grouped', { field: text.slice(0, 100), resource: resource.name });
  const [shortest] = periodsOf(of);
  const every = group.every ?? shortest;
  if (every === undefined) return { field: group.field, of };
  if (!periodsOf(of).includes(every)) throw badQuery('not_grouped', { field: text, resource: resource.name });
  return { field: group.field, every, of };
}

function measureIn(resource: Resource, text: string) {
  const measure = readMeasure(text);
  if (!measure) throw badQuery('not_measured', { field: text.slice(0, 100), resource: resource.name });
  if (measure.field === undefined) return measure;
  const number = measurableFields(resource).find(({ name }) => name === measure.field);
  if (!number) throw badQuery('not_measured', { field: measure.field.slice(0, 100), resource: resource.name });
  return { ...measure, number };
}

function currencyOf(measures: ReportRequest['measures']): string | undefined {
  const fields = measures.flatMap(({ number }) =>
    number?.kind === 'money' && number.currency ? [number.currency] : [],
  );
  const [first, other] = unique(fields);
  if (other !== undefined)
    throw badQuery('several_currencies', { field: measures.map((one) => measureText(one)).join(', ') });
  return first;
}
