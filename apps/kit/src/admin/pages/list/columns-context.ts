import {
  Children,
  createContext,
  isValidElement,
  useContext,
  useEffect,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { DataTableColumnProps } from 'react-admin';

export type Column = ReactElement<DataTableColumnProps>;

export function columnsIn(children: ReactNode): readonly Column[] {
  return Children.toArray(children).filter((one): one is Column => isValidElement<DataTableColumnProps>(one));
}

/** The columns of the table in a list, shown or hidden, for who lets them be chosen. */
export class OfferedColumns {
  #columns: readonly Column[] = [];

  offer(columns: readonly Column[]): void {
    this.#columns = columns;
  }
  all(): readonly Column[] {
    return this.#columns;
  }
}

export const ColumnsContext = createContext(new OfferedColumns());

export function useOfferColumns(columns: readonly Column[]): void {
  const offered = useContext(ColumnsContext);
  useEffect(() => offered.offer(columns), [offered, columns]);
}
