import { type Formats, formatsOf, type Region } from '@tuyen/model';
import { useContext, useSyncExternalStore } from 'react';
import { ModelStoreContext } from '../model/model-context.tsx';

const made = new Map<string, Formats>();

/** The same object for the same region, so that components draw again only when it changes. */
export function formatsFor(region: Region): Formats {
  const key = JSON.stringify(region);
  const known = made.get(key) ?? formatsOf(region);
  made.set(key, known);
  return known;
}

/** How this project writes times, numbers and money. */
export function useFormats(): Formats {
  const store = useContext(ModelStoreContext);
  const read = () => formatsFor(store.get().region);
  return useSyncExternalStore(store.subscribe, read, read);
}
