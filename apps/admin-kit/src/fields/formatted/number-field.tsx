import { useFieldValue } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows a number: `1.683`. `plain` omits the group separators, for example for a year. */
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
