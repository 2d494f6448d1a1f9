/** Prefix of the storage keys of form drafts. The number is the format version; drafts of another version are ignored. */
export const DRAFTS = 'tuyen.draft.1.';

/** Deletes the drafts of the tab at a manual sign-out, because the next user of the computer may be another person. */
export function clearDrafts(storage: Storage): void {
  for (const key of draftKeys(storage)) storage.removeItem(key);
}

export function draftKeys(storage: Storage): readonly string[] {
  return Object.keys(storage).filter((key) => key.startsWith(DRAFTS));
}
