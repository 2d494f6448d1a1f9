import { createContext, useContext, useEffect } from 'react';
import type { ColumnElement } from '../../elements/columns-in.ts';

export class OfferedColumns {
  #columns: readonly ColumnElement[] = [];

  offer(columns: readonly ColumnElement[]): void {
    this.#columns = columns;
  }
  all(): readonly ColumnElement[] {
    return this.#columns;
  }
}

export const ColumnsContext = createContext(new OfferedColumns());

export function useOfferColumns(columns: readonly ColumnElement[]): void {
  const offered = useContext(ColumnsContext);
  useEffect(() => offered.offer(columns), [offered, columns]);
}
