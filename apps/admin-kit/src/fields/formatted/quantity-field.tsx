import { withUnit } from '@tuyen/model';
import { useFieldValue, useTranslate } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows a number with its unit: `1.250 mét`. `unit` is a message key. */
export function QuantityField({ source, unit = '', sx }: FieldProps & { readonly unit?: string }) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  const translate = useTranslate();
  return (
    <TextOf numeric sx={sx}>
      {typeof value === 'number'
        ? withUnit(formats.number(value), translate(unit, { _: unit, smart_count: value }))
        : null}
    </TextOf>
  );
}

QuantityField.textAlign = 'right';
