import { useFieldValue } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { TextOf } from '../TextOf.tsx';
import type { FieldProps } from '../field-props.ts';

/** An amount of the project's currency: `1.234.567đ`, `€19,90`. */
export function MoneyField({ source, sx }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  return (
    <TextOf numeric sx={sx}>
      {typeof value === 'number' ? formats.money(value) : null}
    </TextOf>
  );
}

MoneyField.textAlign = 'right';
