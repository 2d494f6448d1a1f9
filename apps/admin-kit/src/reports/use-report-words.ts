import {
  type Field,
  type ReportAnswer,
  type ReportGroup,
  type ReportKey,
  type ReportMeasure,
  readGroup,
  readMeasure,
  type Resource,
} from '@tuyen/model';
import { inSentence } from '@tuyen/model/client';
import { useLocale, useTranslate } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';

/** Texts of a report in the language of the reader. */
export interface ReportWords {
  group(group: ReportGroup): string;
  measure(measure: ReportMeasure): string;
  key(group: ReportGroup | undefined, value: ReportKey): string;
  figure(measure: ReportMeasure | undefined, value: number | null | undefined, currency?: string | null): string;
}

export function useReportWords(resource: Resource, titles: ReportAnswer['titles'] = {}): ReportWords {
  const translate = useTranslate();
  const language = useLocale() ?? '';
  const formats = useFormats();
  const named = (name: string | undefined): Field | undefined => resource.fields.find((field) => field.name === name);
  const label = (name: string | undefined) =>
    name === undefined ? '' : translate(`resources.${resource.name}.fields.${name}`, { _: name });
  return {
    group: ({ field, every }) =>
      every === undefined ? label(field) : translate(`report_builder.by_${every}`, { field: label(field) }),
    measure: ({ of, field }) =>
      translate(`report_builder.${field === undefined ? of : `${of}_of`}`, {
        field: inSentence(label(field), language),
      }),
    key(group, value) {
      const field = named(group?.field);
      if (value === null || !group || !field) return translate('report_builder.empty_key');
      if (group.every !== undefined) {
        return group.every === 'month' ? formats.month(String(value)) : formats.date(String(value));
      }
      if (field.kind === 'boolean') return translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false');
      if (field.kind === 'enum') return translate(`enums.${field.enum}.${value}`, { _: String(value) });
      if (field.kind === 'reference')
        return titles[field.name]?.[String(value)] ?? translate('report_builder.hidden_key');
      return String(value);
    },
    figure(measure, value, currency) {
      if (value === null || value === undefined || !measure) return '–';
      if (measure.of === 'share') return `${formats.number(Math.round(value * 1000) / 10)} %`;
      const isMoney = named(measure.field)?.kind === 'money' && measure.of !== 'count';
      return isMoney ? formats.money(value, currency ?? undefined) : formats.number(value);
    },
  };
}

export const groupsIn = (texts: readonly string[]): readonly ReportGroup[] =>
  texts.flatMap((text) => readGroup(text) ?? []);
export const measuresIn = (texts: readonly string[]): readonly ReportMeasure[] =>
  texts.flatMap((text) => readMeasure(text) ?? []);
