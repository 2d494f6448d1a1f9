import { createContext, useContext } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';

/** The path of the lists and objects around a shown field: `claims.papers`. Empty in the record itself. */
export const NestedPath = createContext('');

/** The path of a field from the record on, as the words of its label have it. */
export function useNestedPath(source: string): string {
  const outer = useContext(NestedPath);
  return outer === '' ? source : `${outer}.${source}`;
}

/** The record around lists and objects, whose rows are the records of their fields. */
export const RootRecord = createContext<RaRecord | undefined>(undefined);

/** The record itself, also in the rows of its lists and objects. */
export function useRootRecord(): RaRecord | undefined {
  const record = useRecordContext();
  return useContext(RootRecord) ?? record;
}
