import { type Formats, formatsOf, type Region } from '@tuyen/model';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { ModelStoreContext } from '../model/model-context.tsx';

const made = new Map<string, Formats>();

/**
 * Returns the formatters for a region and currency. The same arguments return the same object, so that components do
 * not re-render needlessly.
 */
export function formatsFor(region: Region, currency?: string): Formats {
  const key = JSON.stringify(region) + currency;
  const known = made.get(key) ?? formatsOf(region, currency);
  made.set(key, known);
  return known;
}

/** ISO 4217 currency of the current office, if its settings define one. */
export const CurrencyContext = createContext<string | undefined>(undefined);

/** Returns the formats of dates, numbers and money for the current language and the region of the project. */
export function useFormats(): Formats {
  const store = useContext(ModelStoreContext);
  const currency = useContext(CurrencyContext);
  const read = () => formatsFor(store.get().region, currency);
  return useSyncExternalStore(store.subscribe, read, read);
}
