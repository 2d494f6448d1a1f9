import type { KitInputProps } from '../input-props.ts';
import { TypedNumber } from './typed-number.tsx';
import { useTypedField } from './use-typed-field.tsx';

export interface NumberInputProps extends KitInputProps {
  readonly min?: number;
  readonly decimals?: number;
  readonly plain?: boolean;
}

/** Renders an input for a number in the notation of the region. */
export function NumberInput({ min, decimals, plain, ...props }: NumberInputProps) {
  return <TypedNumber {...useTypedField(props)} min={min} decimals={decimals} plain={plain} />;
}
