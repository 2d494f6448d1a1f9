import { useFieldValue } from 'react-admin';
import { formatDateTime } from '../format/date.ts';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** A moment on Hà Nội's clock: `09/03/2026 14:05`. */
export function DateTimeField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  return (
    <TextOf numeric>{typeof value === 'string' ? <time dateTime={value}>{formatDateTime(value)}</time> : null}</TextOf>
  );
}
