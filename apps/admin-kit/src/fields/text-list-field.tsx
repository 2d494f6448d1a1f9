import { useFieldValue } from 'react-admin';
import type { Precision } from '@tuyen/model';
import { useFormats } from '../format/use-formats.ts';
import { Listed, type ListProps } from './choice/listed.tsx';
import { firstTexts } from './choice/values-in-line.ts';
import { useModel } from '../model/model-context.tsx';
import { useLocalized } from '../record/use-localized.ts';
import { permissionLabels } from './permission-labels.ts';

/** Shows a list of texts, dates, times or permissions. Permissions appear with their labels. */
export function TextListField({ source, precision, inLine }: ListProps & { readonly precision?: Precision }) {
  const value: unknown = useFieldValue({ source });
  const formats = useFormats();
  const texts = Array.isArray(value) ? value.map(String) : [];
  const { permissions } = useModel();
  const localized = useLocalized();
  const labels = precision
    ? texts.map((text) => formats.time(text, precision))
    : (permissionLabels(texts, permissions, localized) ?? texts);
  return <Listed labels={labels} line={inLine ? firstTexts(labels) : undefined} />;
}
