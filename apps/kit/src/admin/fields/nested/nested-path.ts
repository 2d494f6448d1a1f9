import { createContext, useContext } from 'react';

/** The path of the lists and objects around a shown field: `claims.papers`. Empty in the record itself. */
export const NestedPath = createContext('');

/** The path of a field from the record on, as the words of its label have it. */
export function useNestedPath(source: string): string {
  const outer = useContext(NestedPath);
  return outer === '' ? source : `${outer}.${source}`;
}
