import { useFieldValue } from 'react-admin';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows a time of day as stored: `05:30`. */
export function TimeField({ source, sx }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  return (
    <TextOf numeric sx={sx}>
      {typeof value === 'string' ? value.slice(0, 5) : null}
    </TextOf>
  );
}
