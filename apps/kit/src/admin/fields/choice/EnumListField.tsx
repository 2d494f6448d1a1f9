import { useFieldValue, useTranslate } from 'react-admin';
import { Chips } from './Chips.tsx';
import type { FieldProps } from '../field-props.ts';

/** Several values of an enumeration. */
export function EnumListField({ source, enum: name }: FieldProps & { readonly enum: string }) {
  const value: unknown = useFieldValue({ source });
  const translate = useTranslate();
  const values = Array.isArray(value) ? value : [];
  return <Chips labels={values.map((one) => translate(`enums.${name}.${String(one)}`, { _: String(one) }))} />;
}
