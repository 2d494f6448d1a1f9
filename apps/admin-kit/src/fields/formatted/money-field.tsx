import { useFieldValue } from 'react-admin';
import { useCurrency } from './use-currency.ts';
import { useFormats } from '../../format/use-formats.ts';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

interface MoneyFieldProps extends FieldProps {
  /** Name of the field with the currency, in the same object as the amount or in the enclosing record. */
  readonly currency?: string;
}

/**
 * Shows an amount. Without a currency in the record, the amount is in the current office's currency: `1.234.567đ`,
 * `€19,90`, `20 USD`.
 */
export function MoneyField({ source, sx, currency: field }: MoneyFieldProps) {
  const currency = useCurrency(field);
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  return (
    <TextOf numeric sx={sx}>
      {typeof value === 'number' ? formats.money(value, currency) : null}
    </TextOf>
  );
}

MoneyField.textAlign = 'right';
