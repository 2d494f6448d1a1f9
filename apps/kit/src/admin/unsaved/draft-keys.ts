/** Of the keys in the storage of a tab. The number is that of the format: a draft of another one is not read. */
export const DRAFTS = 'tuyen.draft.1.';

/** Forgets the drafts of the tab at a sign-out by hand: the next person at this computer may be another one. */
export function clearDrafts(storage: Storage): void {
  for (const key of draftKeys(storage)) storage.removeItem(key);
}

export function draftKeys(storage: Storage): readonly string[] {
  return Object.keys(storage).filter((key) => key.startsWith(DRAFTS));
}
