import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DataTableColumnProps } from 'react-admin';

export type Column = ReactElement<DataTableColumnProps>;

export function columnsIn(children: ReactNode): readonly Column[] {
  return Children.toArray(children).filter((one): one is Column => isValidElement<DataTableColumnProps>(one));
}
