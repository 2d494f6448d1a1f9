import { useFieldValue } from 'react-admin';
import { formatMoney } from '../format/money.ts';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** An amount in đồng: `1.234.567đ`. */
export function MoneyField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  return <TextOf numeric>{typeof value === 'number' ? formatMoney(value) : null}</TextOf>;
}

MoneyField.textAlign = 'right';
