import { useFieldValue } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows a number: `1.683`. With `plain`, for example for a year, without group separators. */
export function NumberField({ source, plain = false, sx }: FieldProps & { readonly plain?: boolean }) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  if (typeof value !== 'number')
    return (
      <TextOf numeric sx={sx}>
        {null}
      </TextOf>
    );
  return (
    <TextOf numeric sx={sx}>
      {plain ? String(value) : formats.number(value)}
    </TextOf>
  );
}

NumberField.textAlign = 'right';
