import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DataTableColumnProps } from 'react-admin';

export type ColumnElement = ReactElement<DataTableColumnProps>;

export function columnsIn(children: ReactNode): readonly ColumnElement[] {
  return Children.toArray(children).filter((one): one is ColumnElement => isValidElement<DataTableColumnProps>(one));
}
