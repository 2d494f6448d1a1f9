import type { KitInputProps } from '../input-props.ts';
import { TypedMoney } from './TypedMoney.tsx';
import { useTypedField } from './use-typed-field.tsx';

/** An amount of the current office's currency. */
export function MoneyInput({ min, ...props }: KitInputProps & { readonly min?: number }) {
  return <TypedMoney {...useTypedField(props)} min={min} />;
}
