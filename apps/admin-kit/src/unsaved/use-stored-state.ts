import { useCallback, useMemo, useState } from 'react';
import { useOfficeId, useSession } from '../auth/session-context.tsx';
import { draftStore } from './drafts.ts';

/**
 * State for input outside a react-hook-form form. The tab stores the value across reloads and sign-outs until the
 * caller deletes it.
 * @param resource path of the record or page
 * @param action name of the input
 * @param initial JSON value; not stored
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
  // The cast is safe, because only this page writes the stored value.
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
