import { useCallback, useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { StateColor } from '../../fields/choice/state-colors.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useEnum, useResource } from '../../model/model-context.tsx';
import { useTitles } from '../../record/title-of.ts';
import type { TimeBar } from './lay-out.ts';

export interface BarTexts {
  readonly from: string;
  readonly said: readonly string[];
  readonly color: StateColor;
}

export function useBarTexts(): (bar: TimeBar) => BarTexts {
  const name = useResourceContext() ?? '';
  const translate = useTranslate();
  const { zone } = useFormats();
  const titleOf = useTitles();
  const resource = useResource(name);
  const field = resource?.fields.find((one) => one.name === resource.workflow?.field);
  const state = useEnum(field?.kind === 'enum' ? field.enum : '');
  // Translates the state labels once, because hundreds of bars use them.
  const labels = useMemo(
    () => new Map(state?.values.map(({ value }) => [value, translate(`enums.${state.name}.${value}`)])),
    [state, translate],
  );
  return useCallback(
    ({ record, start, end, clashes }) => {
      const [from = '', to = ''] = [start, end].map((at) => zone.timeOf(new Date(at)));
      const value: unknown = field ? record[field.name] : undefined;
      const label = value === undefined || value === null ? '' : (labels.get(String(value)) ?? String(value));
      const fields = clashes.map((clash) => translate(`resources.${name}.fields.${clash}`)).join(', ');
      const clash = fields === '' ? '' : translate('lanes.clash', { fields });
      return {
        from,
        said: [titleOf(record), `${from}–${to}`, label, clash].filter(Boolean),
        color: state?.values.find((one) => one.value === value)?.color ?? 'neutral',
      };
    },
    [name, translate, zone, titleOf, field, state, labels],
  );
}
