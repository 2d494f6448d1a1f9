import type { Field } from '@tuyen/model';
import { useFieldText, useRowNames, type ListRow } from '../../record/row-texts.ts';

export function RowText({ field, row }: { readonly field: Field; readonly row: ListRow }) {
  const textOf = useFieldText();
  return 'use' in field ? <ReferenceText field={field} row={row} /> : textOf(field, row);
}

function ReferenceText({ field, row }: { readonly field: Field; readonly row: ListRow }) {
  const [name] = useRowNames(field, [row]);
  return row[field.name] ? name : null;
}
