import type { WidgetProps } from '@rjsf/utils';
import type { Answers } from '../form-page.ts';
import { describedBy, fieldOf } from '../theme/control-props.ts';
import { fromParts, toParts, type DateParts } from '../values/dates.ts';
import { useWords } from '../words.tsx';

const PARTS = ['day', 'month', 'year'] as const;

/** A date typed as day, month and year: for a day that people know by heart, quicker than any calendar. */
export function DateWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required, onChange, onBlur } = props;
  const words = useWords();
  const parts = toParts(value);
  const birth = fieldOf(props).name.includes('birth');
  const change = (part: keyof DateParts, text: string) => onChange(fromParts({ ...parts, [part]: text }));
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
            value={parts[part]}
            onChange={(event) => change(part, event.target.value)}
            onBlur={() => onBlur(id, value)}
            aria-required={required || undefined}
            {...describedBy(props)}
          />
        </label>
      ))}
    </div>
  );
}
