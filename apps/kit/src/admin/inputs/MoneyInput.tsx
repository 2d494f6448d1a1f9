import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

/** Whole đồng. */
export function MoneyInput(props: NumberInputProps) {
  return <NumberInput {...props} suffix="đ" />;
}
