import { createContext, useContext, useEffect } from 'react';
import type { Column } from '../../elements/columns-in.ts';

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
