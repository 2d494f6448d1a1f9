import { STORAGE_KEY } from './stored-orders.ts';

/** Item in which the forms of the portal note that they keep unsent answers on this device. */
const KEPT_ITEM = 'tuyen.kept';
/** Item with the session of the card page on the holder's own device. */
const SESSION_ITEM = 'tuyen.card-session';

/**
 * Removes all data about the visitor from this device: unpaid orders, unsent answers, cards looked up. Orders on the
 * server are unaffected.
 */
export function forgetVisitor({
  localStorage,
  sessionStorage,
  indexedDB,
}: Pick<Window, 'localStorage' | 'sessionStorage'> & { readonly indexedDB?: IDBFactory }): void {
  for (const name of [STORAGE_KEY, KEPT_ITEM, SESSION_ITEM]) localStorage.removeItem(name);
  // Answers that were kept for a day, with their key.
  indexedDB?.deleteDatabase('tuyen');
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith('tuyen.draft.') || name === 'tuyen.cards') sessionStorage.removeItem(name);
  }
}
