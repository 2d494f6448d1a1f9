import { useFieldValue, useLocale } from 'react-admin';
import { formatDateTime } from '../format/date.ts';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** A moment on Hà Nội's clock: `14:05 09/03/2026`. */
export function DateTimeField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  const language = useLocale();
  return (
    <TextOf numeric>
      {typeof value === 'string' ? <time dateTime={value}>{formatDateTime(value, language)}</time> : null}
    </TextOf>
  );
}
