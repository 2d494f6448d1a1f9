import { useFieldValue } from 'react-admin';
import { Chips } from './Chips.tsx';
import type { FieldProps } from './field-props.ts';

/** A list of short texts. */
export function TextListField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  return <Chips labels={Array.isArray(value) ? value.map(String) : []} />;
}
