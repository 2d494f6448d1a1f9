import { useFieldValue } from 'react-admin';
import { formatNumber } from '../format/number.ts';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** A number: `1.683`; a year, `plain`, without dots. */
export function NumberField({ source, plain = false }: FieldProps & { readonly plain?: boolean }) {
  const value: unknown = useFieldValue({ source });
  if (typeof value !== 'number') return <TextOf numeric>{null}</TextOf>;
  return <TextOf numeric>{plain ? String(value) : formatNumber(value)}</TextOf>;
}

NumberField.textAlign = 'right';
