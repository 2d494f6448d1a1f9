import { useTranslate } from 'react-admin';
import type { NumberInputProps } from './NumberInput.tsx';
import { TypedNumber } from './TypedNumber.tsx';
import { useTypedField } from './use-typed-field.tsx';

/** A number with the unit it counts in behind it. `unit` is a key of the words. */
export function QuantityInput({ unit = '', min, decimals, ...props }: NumberInputProps & { readonly unit?: string }) {
  const translate = useTranslate();
  const affixes = { suffix: translate(unit, { _: unit }) };
  return <TypedNumber {...useTypedField(props)} min={min} decimals={decimals} affixes={affixes} />;
}
