import { pluralForm, transformText, withUnit } from '@tuyen/model';
import { isUpload, type AnswerField, type FormPage } from '../form-page.ts';
import { monthText } from './months.ts';
import type { Words } from '../words.tsx';

export function answerTexts(
  field: AnswerField,
  value: unknown,
  words: Words,
  labelOf: (field: string, value: string) => string | undefined,
  kinds: NonNullable<FormPage['kinds']> = {},
): string[] {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
  if (field.row) return [words.t('form.rows.count', { count: Array.isArray(value) ? value.length : 0 })];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((each, index) => one(field, each, index, words, labelOf, kinds));
}

function one(
  field: AnswerField,
  value: unknown,
  index: number,
  words: Words,
  labelOf: (field: string, value: string) => string | undefined,
  kinds: NonNullable<FormPage['kinds']>,
): string {
  const text = transformText(field.transform, String(value));
  const kind = field.format === undefined ? undefined : kinds[field.format];
  if (kind?.format) return kind.format(typeof value === 'number' ? value : text, words);
  if (field.enum !== undefined) return words.t(`enums.${field.enum}.${text}`);
  if (field.widget === 'BooleanWidget') return words.t(value === true ? 'form.yes' : 'form.no');
  if (field.widget === 'DateWidget') return words.formats.date(text);
  if (field.widget === 'DateTimeWidget') return words.formats.dateTime(text);
  if (field.numeric === 'money' && typeof value === 'number') return words.formats.money(value);
  const label = labelOf(field.name, text);
  if (label !== undefined) return label;
  if (field.widget === 'MonthWidget') return monthText(text, words);
  if (isUpload(field)) return words.t('form.upload.nameless', { number: index + 1 });
  return field.unit ? withUnit(text, pluralForm(words.t(field.unit), value, words.language)) : text;
}
