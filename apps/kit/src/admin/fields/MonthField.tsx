import { useFieldValue } from 'react-admin';
import { formatMonth } from '../format/date.ts';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** A month: `09/2026`. */
export function MonthField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  return (
    <TextOf numeric>{typeof value === 'string' ? <time dateTime={value}>{formatMonth(value)}</time> : null}</TextOf>
  );
}
