import { useCallback, useMemo, useState } from 'react';
import { useOfficeId, useSession } from '../auth/session-context.tsx';
import { draftStore } from './drafts.ts';

/**
 * A state that people type, outside of a form of react-hook-form: the tab stores it over a reload and a sign-in until it is forgotten.
 * @param resource the path of the record, or of the page
 * @param action what is typed there
 * @param initial JSON; it is not stored
 */
export function useStoredState<T>(resource: string, action: string, initial: T): [T, (value: T) => void, () => void] {
  const session = useSession();
  const account = session?.owner()?.id;
  const office = useOfficeId() ?? '';
  const store = useMemo(
    () =>
      account === undefined ? undefined : draftStore(sessionStorage, { account, office, resource, id: null, action }),
    [account, office, resource, action],
  );
  // What this page has stored has this type.
  const [value, setValue] = useState<T>(() => (store?.read()?.typed['value'] as T | undefined) ?? initial);
  const forget = useCallback(() => store?.clear(), [store]);
  const change = (next: T) => {
    setValue(next);
    if (JSON.stringify(next) === JSON.stringify(initial)) return forget();
    if (!session?.isOthers()) store?.write({ typed: { value: next }, base: {}, version: null, at: Date.now() });
    return undefined;
  };
  return [value, change, forget];
}
