import type { Precision } from '@tuyen/model';
import type { KitInputProps } from '../input-props.ts';
import { TypedTime } from './TypedTime.tsx';
import { useTypedField } from './use-typed-field.tsx';

interface TimeInputProps extends KitInputProps {
  readonly wholeOnly?: boolean;
  /** Of a form without a resolver. */
  readonly validate?: (value: unknown, all: Readonly<Record<string, unknown>>) => string | undefined;
}

/** A day, typed and shown as `05/09/2026`. */
export function DateInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="day" />;
}

/** A moment, typed and shown as `05/09/2026 14:05` on the project's clock. */
export function DateTimeInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="minute" />;
}

/** A month, typed and shown as `09/2026`. */
export function MonthInput(props: TimeInputProps) {
  return <TimeNamed {...props} precision="month" />;
}

function TimeNamed({ precision, wholeOnly, ...props }: TimeInputProps & { readonly precision: Precision }) {
  return <TypedTime {...useTypedField(props)} precision={precision} wholeOnly={wholeOnly} />;
}
