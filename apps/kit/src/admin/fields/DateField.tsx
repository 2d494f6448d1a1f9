import { useFieldValue } from 'react-admin';
import { formatDate } from '../format/date.ts';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** A day: `09/03/2026`. */
export function DateField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  return (
    <TextOf numeric>{typeof value === 'string' ? <time dateTime={value}>{formatDate(value)}</time> : null}</TextOf>
  );
}
