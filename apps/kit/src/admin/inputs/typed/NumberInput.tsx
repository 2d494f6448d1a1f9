import type { KitInputProps } from '../input-props.ts';
import { TypedNumber } from './TypedNumber.tsx';
import { useTypedField } from './use-typed-field.tsx';

export interface NumberInputProps extends KitInputProps {
  readonly min?: number;
  readonly decimals?: number;
  readonly plain?: boolean;
}

/** A number as the project writes it: `1.683`, and with `decimals` digits behind the decimal sign `12,5`. */
export function NumberInput({ min, decimals, plain, ...props }: NumberInputProps) {
  return <TypedNumber {...useTypedField(props)} min={min} decimals={decimals} plain={plain} />;
}
