import { useFieldValue } from 'react-admin';
import type { Precision } from '@tuyen/model';
import { useFormats } from '../format/use-formats.ts';
import { Chips } from './choice/Chips.tsx';
import type { FieldProps } from './field-props.ts';

/** A list of short texts; with `precision`, of months, days or moments. */
export function TextListField({ source, precision }: FieldProps & { readonly precision?: Precision }) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  const texts = Array.isArray(value) ? value.map(String) : [];
  return <Chips labels={precision ? texts.map((text) => formats.time(text, precision)) : texts} />;
}
