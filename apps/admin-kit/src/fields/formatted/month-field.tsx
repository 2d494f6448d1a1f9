import { useFieldValue } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows a month: `09/2026`. */
export function MonthField({ source, sx }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  return (
    <TextOf numeric sx={sx}>
      {typeof value === 'string' ? <time dateTime={value}>{formats.month(value)}</time> : null}
    </TextOf>
  );
}
