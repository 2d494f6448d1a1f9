import { createContext, useContext, type Context } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';

/** Path of the lists and objects that enclose a field: `claims.papers`. Empty at the top level of the record. */
export const NestedPath = createContext('');

export function useNestedPath(source: string): string {
  const outer = useContext(NestedPath);
  return outer === '' ? source : `${outer}.${source}`;
}

/** Top-level record. Inside nested lists and objects, the record context is the row. */
export const RootRecord: Context<RaRecord | undefined> = createContext<RaRecord | undefined>(undefined);

export function useRootRecord(): RaRecord | undefined {
  const record = useRecordContext();
  return useContext(RootRecord) ?? record;
}
