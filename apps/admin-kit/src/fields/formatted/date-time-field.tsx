import { useFieldValue } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows a timestamp in the project's time zone: `09/03/2026 14:05`. */
export function DateTimeField({ source, sx }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  return (
    <TextOf numeric sx={sx}>
      {typeof value === 'string' ? <time dateTime={value}>{formats.dateTime(value)}</time> : null}
    </TextOf>
  );
}
