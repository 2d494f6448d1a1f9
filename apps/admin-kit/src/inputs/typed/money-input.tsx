import { useCurrency } from '../../fields/formatted/use-currency.ts';
import type { KitInputProps } from '../input-props.ts';
import { TypedMoney } from './typed-money.tsx';
import { useTypedField } from './use-typed-field.tsx';

interface MoneyInputProps extends KitInputProps {
  readonly min?: number;
  readonly currency?: string;
}

/** Renders an input for an amount in the currency of the field, the site or the project. */
export function MoneyInput({ min, currency, ...props }: MoneyInputProps) {
  return <TypedMoney {...useTypedField(props)} min={min} currency={useCurrency(currency)} />;
}
