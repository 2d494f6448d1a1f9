import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface Start {
  /** Index of the row in which editing starts. Undefined: the first row. */
  readonly row: number | undefined;
}

interface GridMode {
  /** Set while the cells of the table can be edited. */
  readonly start: Start | undefined;
  readonly open: (row?: number) => void;
  readonly close: () => void;
}

const GridContext = createContext<GridMode>({ start: undefined, open: () => undefined, close: () => undefined });

/** Provides whether the cells of a list can be edited. It is a mode, because otherwise a click opens the record. */
export function GridProvider({ children }: { readonly children: ReactNode }) {
  const [start, setStart] = useState<Start>();
  const mode = useMemo(
    () => ({ start, open: (row?: number) => setStart({ row }), close: () => setStart(undefined) }),
    [start],
  );
  return <GridContext.Provider value={mode}>{children}</GridContext.Provider>;
}

export const useGridMode = (): GridMode => useContext(GridContext);
