import {
  kindOf,
  localizedTextIn,
  type Model,
  type ReportAnswer,
  type ReportKey,
  type ReportMeasure,
  type Resource,
  textIn,
} from '@tuyen/model';
import { type CsvContextParts, csvContext } from '../../csv/context.ts';

export interface ReportLines {
  readonly headings: readonly string[];
  /** Number of headings of groups. The others are of figures. */
  readonly groups: number;
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly (readonly string[])[];
  /** Figures of the rows and of the totals as numbers, amounts in whole units of their currency. */
  readonly numbers: {
    readonly rows: readonly (readonly (number | null)[])[];
    readonly totals: readonly (readonly (number | null)[])[];
  };
}

/** Formats a report as lines of text, in the language of its reader. */
export function reportLines(
  parts: CsvContextParts,
  resource: Resource,
  answer: ReportAnswer,
  language: string,
): ReportLines {
  const { model, text, formats } = parts;
  const context = csvContext(parts, language);
  const labelOf = (name: string | undefined) => {
    const field = resource.fields.find((one) => one.name === name);
    return field ? textIn(field.label, language, model.languages) : '';
  };
  const heading = ({ of, field }: ReportMeasure) => text(language, `report.${of}`, { field: labelOf(field) }).trim();
  const key = (at: number, value: ReportKey): string => {
    const group = answer.by[at];
    const field = resource.fields.find(({ name }) => name === group?.field);
    if (value === null || !field || !group) return text(language, 'report.empty');
    if (group.every !== undefined)
      return group.every === 'month' ? formats.month(String(value)) : formats.date(String(value));
    const title = field.kind === 'reference' ? answer.titles[field.name]?.[String(value)] : undefined;
    if (field.kind === 'reference') return title ?? text(language, 'report.hidden');
    return localized(kindOf(field).toCsv(field, value, context), language, model);
  };
  const figure = (at: number, value: number | null, currency: string | null | undefined): string => {
    const measure = answer.measures[at];
    if (value === null || !measure) return '–';
    if (measure.of === 'share') return `${formats.number(Math.round(value * 1000) / 10)} %`;
    const field = resource.fields.find(({ name }) => name === measure.field);
    return field?.kind === 'money' && measure.of !== 'count'
      ? formats.money(value, currency ?? undefined)
      : formats.number(value);
  };
  const amount = (at: number, value: number | null, currency: string | null | undefined): number | null => {
    const measure = answer.measures[at];
    const field = resource.fields.find(({ name }) => name === measure?.field);
    const isMoney = field?.kind === 'money' && measure?.of !== 'count' && measure?.of !== 'share';
    return value === null || !isMoney ? value : value / 10 ** formats.currency(currency ?? undefined).minorUnit;
  };
  const figures = ({ values, currency }: Pick<ReportAnswer['rows'][number], 'values' | 'currency'>) =>
    values.map((value, at) => figure(at, value, currency));
  return {
    headings: [...answer.by.map(({ field }) => labelOf(field)), ...answer.measures.map(heading)],
    groups: answer.by.length,
    rows: answer.rows.map((row) => [...row.keys.map((value, at) => key(at, value)), ...figures(row)]),
    numbers: {
      rows: answer.rows.map(({ values, currency }) => values.map((value, at) => amount(at, value, currency))),
      totals: answer.totals.map(({ values, currency }) => values.map((value, at) => amount(at, value, currency))),
    },
    totals: answer.totals.map((row) => [
      ...answer.by.map((_, at) => (at === 0 ? text(language, 'report.total') : '')),
      ...figures(row),
    ]),
  };
}

function localized(value: unknown, language: string, { languages }: Model): string {
  return typeof value === 'string' ? value : localizedTextIn(value, language, languages);
}
