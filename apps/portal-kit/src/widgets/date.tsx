import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { Answers } from '../form-page.ts';
import { describedBy, fieldOf } from '../theme/control-props.ts';
import { fromParts, toParts, type DateParts } from '../values/dates.ts';
import { useWords } from '../words.tsx';

const PARTS = ['day', 'month', 'year'] as const;

/** Date input with day, month and year: for a known date, typing is faster than a calendar. */
export function DateWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required, onChange, onBlur } = props;
  const words = useWords();
  const parts = toParts(value);
  const birth = fieldOf(props).name.includes('birth');
  // The leading zero is added on blur. While typing, it would move the caret and displace the second digit.
  const [typed, setTyped] = useState<Partial<DateParts>>({});
  const dateWith = (change: Partial<DateParts>) => fromParts({ ...parts, ...change });
  const shown = dateWith(typed) === (value ?? undefined) ? { ...parts, ...typed } : parts;
  const change = (part: keyof DateParts, text: string) => {
    setTyped({ [part]: text });
    onChange(dateWith({ [part]: text }));
  };
  return (
    <div className="f-date">
      {PARTS.map((part) => (
        <label key={part} className="f-date-part">
          <span>{words.t(`form.date.${part}`)}</span>
          <input
            id={part === 'day' ? id : `${id}-${part}`}
            name={`${name}.${part}`}
            className={`f-input f-input-${part}`}
            inputMode="numeric"
            autoComplete={birth ? `bday-${part}` : 'off'}
            maxLength={part === 'year' ? 4 : 2}
            value={shown[part]}
            onChange={(event) => change(part, event.target.value)}
            onBlur={() => {
              setTyped({});
              onBlur(id, value);
            }}
            aria-required={required || undefined}
            {...describedBy(props)}
          />
        </label>
      ))}
    </div>
  );
}
