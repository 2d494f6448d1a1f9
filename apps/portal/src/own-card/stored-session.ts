import { isObject } from '@tuyen/model';

/** Key of a session of the card page. It opens this page and nothing else, until it expires or is ended. */
export interface SessionKey {
  readonly id: string;
  readonly key: string;
}

/** Only a session on the holder's own device is stored. That of a shared computer is in the memory of its page alone. */
export const SESSION_ITEM = 'tuyen.card-session';

type StorageOf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readKey(value: unknown): SessionKey | undefined {
  const { id, key } = isObject(value) ? value : {};
  return typeof id === 'string' && typeof key === 'string' && id && key ? { id, key } : undefined;
}

export function storedSession(storage: StorageOf): SessionKey | undefined {
  try {
    return readKey(JSON.parse(storage().getItem(SESSION_ITEM) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function storeSession(session: SessionKey, storage: StorageOf): void {
  try {
    storage().setItem(SESSION_ITEM, JSON.stringify(session));
  } catch {
    // If the browser forbids storage, the session ends with the page.
  }
}

export function dropSession(storage: StorageOf): void {
  try {
    storage().removeItem(SESSION_ITEM);
  } catch {}
}
