import type { ScreenColumn } from '@tuyen/model';
import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { renderElement } from './render-element.tsx';

/** A column of Screens as the generator prints it. */
export function renderColumn({ source, numeric, sortable, cell }: ScreenColumn): ReactElement {
  const order = sortable ? {} : { disableSort: true };
  // Not a number column, which shows nothing but react-admin's own number field.
  return (
    <DataTable.Col key={source} source={source} {...order} {...(numeric ? { align: 'right' as const } : {})}>
      {cell ? renderElement(cell) : undefined}
    </DataTable.Col>
  );
}
