import type { ScreenColumn } from '@tuyen/model';
import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { renderElement } from './render-element.tsx';

export function renderColumn({ source, numeric, sortable, cell }: ScreenColumn): ReactElement {
  const order = sortable ? {} : { disableSort: true };
  // Does not use react-admin's `DataTable.NumberCol`, because that can only render react-admin's own number field.
  return (
    <DataTable.Col key={source} source={source} {...order} {...(numeric ? { align: 'right' as const } : {})}>
      {cell ? renderElement(cell) : undefined}
    </DataTable.Col>
  );
}
