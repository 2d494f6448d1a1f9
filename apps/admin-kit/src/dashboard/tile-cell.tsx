import { type Formats, type Scalar, pluralForm, textIn, type TileColumn, type TileRow, withUnit } from '@tuyen/model';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { EnumLabel } from '../fields/choice/enum-field.tsx';
import { useFormats } from '../format/use-formats.ts';

interface CellContext extends TileCellProps {
  readonly formats: Formats;
  readonly language: string;
  readonly translate: (key: string) => string;
}

type CellOf = (value: NonNullable<Scalar>, context: CellContext) => ReactNode;

const quantity: CellOf = (value, { column, formats, language }) =>
  withUnit(formats.number(Number(value)), pluralForm(textIn(column.unit ?? {}, language), Number(value), language));

/**
 * Functions that render a cell of a dashboard table, by field kind. Values of any other kind, for example one that the
 * project defines, are shown unformatted.
 */
const CELLS: Readonly<Partial<Record<TileColumn['kind'], CellOf>>> = {
  boolean: (value, { translate }) => translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false'),
  'date-time': (value, { formats }) => formats.dateTime(String(value)),
  date: (value, { formats }) => formats.date(String(value)),
  decimal: quantity,
  enum: (value, { column }) => <EnumLabel name={column.enum ?? ''} value={value} />,
  integer: quantity,
  money: (value, { column, cells, formats }) => formats.money(Number(value), cells[column.currency ?? '']),
  month: (value, { formats }) => formats.month(String(value)),
};

interface TileCellProps {
  readonly column: TileColumn;
  readonly cells: TileRow['cells'];
}

export function TileCell({ column, cells }: TileCellProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const language = useLocale();
  const value = cells[column.name] ?? null;
  if (value === null) return null;
  const cellOf = CELLS[column.kind];
  return cellOf ? cellOf(value, { column, cells, formats, language, translate }) : String(value);
}
