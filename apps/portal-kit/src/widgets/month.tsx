import { monthsFrom, type Zone } from '@tuyen/model';
import type { WidgetProps } from '@rjsf/utils';
import { useSyncExternalStore } from 'react';
import type { Answers } from '../form-page.ts';
import { describedBy } from '../theme/control-props.ts';
import { monthText } from '../values/months.ts';
import { useWords } from '../words.tsx';
import { Dropdown } from './choice-list.tsx';

/** Number of months that the visitor can choose from, including the current month. */
const MONTHS_AHEAD = 6;

export function MonthWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required = false, onChange, onBlur } = props;
  const words = useWords();
  const months = useMonths(words.formats.zone);
  const choices = typeof value === 'string' && !months.includes(value) ? [value, ...months] : months;
  return (
    <Dropdown
      {...{ id, name, value, required }}
      choices={choices.map((month) => ({ value: month, label: monthText(month, words) }))}
      described={describedBy(props)}
      placeholder={words.t('form.choose')}
      onChange={(month) => onChange(month)}
      onBlur={() => onBlur(id, value)}
    />
  );
}

const never = () => () => undefined;
const NONE = '';

/** Returns no months until hydration: the page may have been prerendered in another month. */
function useMonths(zone: Zone): readonly string[] {
  const months = useSyncExternalStore(
    never,
    () => monthsFrom(zone.dayOf(new Date()), MONTHS_AHEAD).join(' '),
    () => NONE,
  );
  return months === NONE ? [] : months.split(' ');
}
