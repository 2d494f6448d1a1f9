import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import { useEnum } from '../../model/model-context.tsx';
import { Listed, type ListProps } from './listed.tsx';
import { valuesInLine } from './values-in-line.ts';

/** Shows a list of enum values by their labels. */
export function EnumListField({ source, enum: name, inLine }: ListProps & { readonly enum: string }) {
  const value: unknown = useFieldValue({ source });
  const translate = useTranslate();
  const language = useLocale();
  const found = useEnum(name);
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const label = (one: unknown) => translate(`enums.${name}.${String(one)}`, { _: String(one) });
  return (
    <Listed labels={values.map(label)} line={inLine ? valuesInLine(values, found ?? {}, language, label) : undefined} />
  );
}
