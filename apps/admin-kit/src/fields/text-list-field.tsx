import { useFieldValue } from 'react-admin';
import type { Precision } from '@tuyen/model';
import { useFormats } from '../format/use-formats.ts';
import { Listed, type ListProps } from './choice/listed.tsx';
import { firstTexts } from './choice/values-in-line.ts';

/** Shows a list of texts, dates or times. */
export function TextListField({ source, precision, inLine }: ListProps & { readonly precision?: Precision }) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  const texts = Array.isArray(value) ? value.map(String) : [];
  const labels = precision ? texts.map((text) => formats.time(text, precision)) : texts;
  return <Listed labels={labels} line={inLine ? firstTexts(labels) : undefined} />;
}
