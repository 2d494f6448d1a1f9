import { type Formats, formatsOf, type Region } from '@tuyen/model';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { ModelStoreContext } from '../model/model-context.tsx';

const made = new Map<string, Formats>();

/** The same object for the same region and currency, so that components draw again only when it changes. */
export function formatsFor(region: Region, currency?: string): Formats {
  const key = JSON.stringify(region) + currency;
  const known = made.get(key) ?? formatsOf(region, currency);
  made.set(key, known);
  return known;
}

/** The currency of the current office (ISO 4217), if its settings name one. */
export const CurrencyContext = createContext<string | undefined>(undefined);

/** How this project writes times and numbers, and this office money. */
export function useFormats(): Formats {
  const store = useContext(ModelStoreContext);
  const currency = useContext(CurrencyContext);
  const read = () => formatsFor(store.get().region, currency);
  return useSyncExternalStore(store.subscribe, read, read);
}
