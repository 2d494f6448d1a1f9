import type { Precision } from '@tuyen/model';
import type { KitInputProps } from '../input-props.ts';
import { TypedTime } from './typed-time.tsx';
import { useTypedField } from './use-typed-field.tsx';

interface TimeInputProps extends KitInputProps {
  readonly wholeOnly?: boolean;
  readonly validate?: (value: unknown, all: Readonly<Record<string, unknown>>) => string | undefined;
}

/** Date input in the format `05/09/2026`. */
export function DateInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="day" />;
}

/** Date and time input in the format `05/09/2026 14:05`, in the project's time zone. */
export function DateTimeInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="minute" />;
}

/** Month input in the format `09/2026`. */
export function MonthInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="month" />;
}

function TimeNamed({ precision, wholeOnly, ...props }: TimeInputProps & { readonly precision: Precision }) {
  return <TypedTime {...useTypedField(props)} precision={precision} wholeOnly={wholeOnly} />;
}
