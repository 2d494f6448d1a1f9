import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { Answers } from '../form-page.ts';
import { describedBy } from '../theme/control-props.ts';
import { formatMonth, monthsFrom } from '../values/months.ts';
import { useWords } from '../words.tsx';
import { Dropdown } from './choice-list.tsx';

/** A ticket is bought for one of the months to come. */
const MONTHS_AHEAD = 6;

/** A month, chosen from those that can be meant. */
export function MonthWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required = false, onChange, onBlur } = props;
  const words = useWords();
  // After hydration: the page was drawn on another day.
  const [months, setMonths] = useState<readonly string[]>([]);
  useEffect(() => setMonths(monthsFrom(new Date(), MONTHS_AHEAD)), []);
  const offered = typeof value === 'string' && !months.includes(value) ? [value, ...months] : months;
  return (
    <Dropdown
      {...{ id, name, value, required }}
      choices={offered.map((month) => ({ value: month, label: formatMonth(month, words.language) }))}
      described={describedBy(props)}
      placeholder={words.t('form.choose')}
      onChange={(month) => onChange(month)}
      onBlur={() => onBlur(id, value)}
    />
  );
}
