import type { CalendarView } from '@tuyen/model';
import { useCallback, useMemo } from 'react';
import { useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import type { StateColor } from '../../fields/choice/state-colors.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useEnum, useResource } from '../../model/model-context.tsx';
import { useTitles } from '../../record/title-of.ts';
import { useReferencedTitles } from './use-referenced-titles.ts';
import { hasEnd, isLong, type CalendarEntry } from './entries.ts';

export interface EntryTexts {
  readonly title: string;
  readonly color: StateColor;
  /** When the record is, in words. */
  readonly when: string;
  readonly label: string;
}

export function useEntryTexts(view: CalendarView, records: readonly RaRecord[]): (entry: CalendarEntry) => EntryTexts {
  const name = useResourceContext() ?? '';
  const translate = useTranslate();
  const { date } = useFormats();
  const titleOf = useTitles(view.title);
  const withTitles = useReferencedTitles(view, records);
  const field = useResource(name)?.fields.find((one) => one.name === view.color);
  const state = useEnum(field?.kind === 'enum' ? field.enum : '');
  const labels = useMemo(
    () => new Map(state?.values.map(({ value }) => [value, translate(`enums.${state.name}.${value}`)])),
    [state, translate],
  );
  return useCallback(
    (entry) => {
      const { record } = entry;
      const title = titleOf(withTitles(record));
      const value: unknown = field && record[field.name];
      const label = state?.values.some((one) => one.value === value) ? labels.get(String(value)) : undefined;
      const when = whenOf(entry, date, translate);
      const color = state?.values.find((one) => one.value === value)?.color ?? 'neutral';
      return { title, color, when, label: label ?? '' };
    },
    [titleOf, withTitles, translate, date, field, state, labels],
  );
}

type Translate = (key: string, values: { readonly day: string }) => string;

function whenOf(entry: CalendarEntry, date: (day: string) => string, translate: Translate): string {
  const { first, last, time, until } = entry;
  if (!isLong(entry)) return [time, until].filter(Boolean).join('–');
  if (!hasEnd(entry)) return translate('calendar.since', { day: date(first) });
  const [from, to] = [
    [date(first), time],
    [date(last), until],
  ].map((parts) => parts.filter(Boolean).join(' '));
  return `${from}–${to}`;
}
