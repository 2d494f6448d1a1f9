import { kindOf, pluralForm, textIn, type Field } from '@tuyen/model';
import { useGetMany, useLocaleState, useTranslate } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { useResourceOutline } from '../model/model-context.tsx';
import { textContext } from './record-words.ts';
import { useRecordTitle } from './use-localized.ts';

export type ListRow = Readonly<Record<string, unknown>>;

export function useRowNames(field: Field | undefined, rows: readonly ListRow[]): readonly string[] {
  const reference = field && 'use' in field ? field.resource : '';
  const target = useResourceOutline(reference);
  const textOf = useFieldText();
  const translate = useTranslate();
  const titleOf = useRecordTitle();
  const ids = rows.map((row) => (field ? row[field.name] : undefined));
  const known = [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))];
  const { data } = useGetMany(reference, { ids: known }, { enabled: reference !== '' && known.length > 0 });
  const records = new Map((data ?? []).flatMap((record) => (record ? [[String(record.id), record] as const] : [])));
  return rows.map((row, index) => {
    const record = records.get(String(ids[index]));
    const name = record ? titleOf(target?.title ?? '{name}', record) : reference === '' ? textOf(field, row) : '';
    return name === '' ? translate('rows.unnamed', { index: index + 1 }) : name;
  });
}

export function useFieldText(): (field: Field | undefined, row: ListRow) => string {
  const formats = useFormats();
  const translate = useTranslate();
  const [language = ''] = useLocaleState();
  const unitOf = ({ unit }: Field, value: unknown) => (unit ? pluralForm(textIn(unit, language), value, language) : '');
  const context = textContext(formats, translate, unitOf, language);
  return (field, row) => {
    const value = field ? row[field.name] : undefined;
    if (!field || value === undefined || value === null || value === '') return '';
    return kindOf(field).toText(field, value, { ...context, record: row });
  };
}
