import { createContext, useContext } from 'react';

/** Where a shown field stands inside of lists and objects: `claims.papers`. Empty in the record itself. */
export const NestedPath = createContext('');

/** The path of a field from the record on, as the words of its label have it. */
export function useNestedPath(source: string): string {
  const outer = useContext(NestedPath);
  return outer === '' ? source : `${outer}.${source}`;
}
