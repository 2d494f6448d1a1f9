import { useFieldValue } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows a date: `09/03/2026`. */
export function DateField({ source, sx }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  return (
    <TextOf numeric sx={sx}>
      {typeof value === 'string' ? <time dateTime={value}>{formats.date(value)}</time> : null}
    </TextOf>
  );
}
