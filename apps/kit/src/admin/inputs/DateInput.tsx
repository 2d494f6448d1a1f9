import { useInput } from 'react-admin';
import type { Precision } from '../format/date.ts';
import { inputRest, type KitInputProps } from './input-props.ts';
import { InputHelp, InputTitle } from './InputTexts.tsx';
import { TypedTime } from './TypedTime.tsx';

interface TimeInputProps extends KitInputProps {
  readonly wholeOnly?: boolean;
}

/** A day, typed and shown as `05/09/2026`. */
export function DateInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="day" />;
}

/** A moment, typed and shown as `05/09/2026 14:05` on Hà Nội's clock. */
export function DateTimeInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="minute" />;
}

/** A month, typed and shown as `09/2026`. */
export function MonthInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="month" />;
}

function TimeNamed({ precision, ...props }: TimeInputProps & { readonly precision: Precision }) {
  const { source, label, helperText, resource, readOnly, disabled, wholeOnly } = props;
  const { id, field, fieldState, isRequired } = useInput({ ...inputRest(props), format: asIs, parse: asIs });
  return (
    <TypedTime
      id={id}
      name={field.name}
      className={`ra-input ra-input-${source}`}
      label={
        label === false ? '' : <InputTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      precision={precision}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<InputHelp error={fieldState.error?.message} help={helperText} />}
      disabled={disabled ?? false}
      readOnly={readOnly}
      wholeOnly={wholeOnly}
      required={isRequired}
    />
  );
}

const asIs = (value: unknown) => value;
