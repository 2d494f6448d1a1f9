import { useTranslate } from 'react-admin';
import type { NumberInputProps } from './number-input.tsx';
import { TypedNumber } from './typed-number.tsx';
import { useTypedField } from './use-typed-field.tsx';

/** Number input followed by a unit. `unit` is a message key. */
export function QuantityInput({ unit = '', min, decimals, ...props }: NumberInputProps & { readonly unit?: string }) {
  const translate = useTranslate();
  const field = useTypedField(props);
  const affixes = { suffix: translate(unit, { _: unit, smart_count: field.value ?? 0 }) };
  return <TypedNumber {...field} min={min} decimals={decimals} affixes={affixes} />;
}
