import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { Answers } from '../form-page.ts';
import { describedBy } from '../theme/control-props.ts';
import { localOfMoment, momentOfLocal } from '../values/moments.ts';
import { useWords } from '../words.tsx';

/** Input of a day and a time. The time is in the time zone of the project, wherever the visitor is. */
export function DateTimeWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required, onChange, onBlur } = props;
  const { zone } = useWords().formats;
  // A year that is being typed is a moment of another century, whose local time can differ from the typed one.
  const [typed, setTyped] = useState<string>();
  const isCurrent = typed !== undefined && momentOfLocal(typed, zone) === (value ?? undefined);
  return (
    <input
      id={id}
      name={name}
      type="datetime-local"
      className="f-input f-input-medium"
      autoComplete="off"
      value={isCurrent ? typed : localOfMoment(value, zone)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(momentOfLocal(target.value, zone));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur(id, value);
      }}
      aria-required={required || undefined}
      {...describedBy(props)}
    />
  );
}
