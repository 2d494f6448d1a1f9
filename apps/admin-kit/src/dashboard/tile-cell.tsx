import { pluralForm, textIn, withUnit, type TileColumn, type TileRow } from '@tuyen/model';
import { useLocale, useTranslate } from 'react-admin';
import { EnumLabel } from '../fields/choice/enum-field.tsx';
import { useFormats } from '../format/use-formats.ts';

export function TileCell({ column, cells }: { readonly column: TileColumn; readonly cells: TileRow['cells'] }) {
  const value = cells[column.name] ?? null;
  const translate = useTranslate();
  const formats = useFormats();
  const language = useLocale();
  if (value === null) return null;
  switch (column.kind) {
    case 'enum':
      return <EnumLabel name={column.enum ?? ''} value={value} />;
    case 'boolean':
      return translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false');
    case 'money':
      return formats.money(Number(value), cells[column.currency ?? '']);
    case 'integer':
    case 'decimal':
      return withUnit(
        formats.number(Number(value)),
        pluralForm(textIn(column.unit ?? {}, language), Number(value), language),
      );
    case 'date':
      return formats.date(String(value));
    case 'date-time':
      return formats.dateTime(String(value));
    case 'month':
      return formats.month(String(value));
    default:
      return String(value);
  }
}
