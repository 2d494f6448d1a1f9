import type { TimelineView } from '@tuyen/model';
import { useCallback, useMemo } from 'react';
import { useLocale, useResourceContext, useTranslate } from 'react-admin';
import type { StateColor } from '../../fields/choice/state-colors.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useEnum, useResource } from '../../model/model-context.tsx';
import { recordWords } from '../../record/record-words.ts';
import { useTitles } from '../../record/title-of.ts';
import type { TimeBar } from './lay-out.ts';
import { useReferenceTitles } from './use-reference-titles.ts';

export interface BarTexts {
  /** The lines that the bar shows: its time first, what it lacks at the start of the second. */
  readonly first: string;
  readonly second: string;
  readonly said: readonly string[];
  readonly color: StateColor;
}

export function useBarTexts(
  view: TimelineView | undefined,
  lane: string,
  bars: readonly TimeBar[],
): (bar: TimeBar) => BarTexts {
  const name = useResourceContext() ?? '';
  const translate = useTranslate();
  const formats = useFormats();
  const language = useLocale();
  const titleOf = useTitles();
  const resource = useResource(name);
  const field = resource?.fields.find((one) => one.name === resource.workflow?.field);
  const state = useEnum(field?.kind === 'enum' ? field.enum : '');
  const shown = useMemo(() => view?.bar.filter((one) => one !== lane) ?? [], [view, lane]);
  const titles = useReferenceTitles(shown, bars);
  const plain = useMemo(
    () => (resource?.fields ?? []).filter((one) => shown.includes(one.name) && one.kind !== 'reference'),
    [resource, shown],
  );
  // Translates the state labels once, because hundreds of bars use them.
  const labels = useMemo(
    () => new Map(state?.values.map(({ value }) => [value, translate(`enums.${state.name}.${value}`)])),
    [state, translate],
  );
  return useCallback(
    ({ record, start, end, clashes, lacks }) => {
      const [from = '', to = ''] = [start, end].map((at) => formats.zone.timeOf(new Date(at)));
      const value: unknown = field ? record[field.name] : undefined;
      const label = value === undefined || value === null ? '' : (labels.get(String(value)) ?? String(value));
      const labelsOf = (fields: readonly string[]) =>
        fields.map((one) => translate(`resources.${name}.fields.${one}`)).join(', ');
      const clash = clashes.length === 0 ? '' : translate('lanes.clash', { fields: labelsOf(clashes) });
      const lacking = lacks.length === 0 ? '' : translate('lanes.lacks', { fields: labelsOf(lacks) });
      const words = recordWords(plain, record, formats, translate, language);
      const texts = shown.flatMap((one) => titles.get(record[one]) ?? words[one] ?? []).filter(Boolean);
      const [next = '', ...rest] = texts;
      const first = [from, next].filter(Boolean).join(' · ');
      const second = [lacking, ...rest].filter(Boolean).join(' · ');
      // The name contains what the bar shows, so that it can be said to speech control.
      const said = [titleOf(record), [first, second].filter(Boolean).join(' '), `${from}–${to}`, label, clash];
      return {
        first,
        second,
        said: said.filter(Boolean),
        color: state?.values.find((one) => one.value === value)?.color ?? 'neutral',
      };
    },
    [name, translate, formats, language, titleOf, field, state, labels, shown, plain, titles],
  );
}
