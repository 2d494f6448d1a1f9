export type LoggedSide = 'before' | 'after';

/** Log entry of a record whose values can be restored. */
export interface RestoreTarget {
  readonly resource: string;
  readonly id: string;
  readonly entry: string;
}

/** Returns the key of the comparison in the cache. Without a side, the server chooses it. */
export function restoreKey({ resource, id, entry }: RestoreTarget, side?: LoggedSide): readonly unknown[] {
  return [resource, 'restore', id, entry, side ?? null];
}

/** Returns the path of the API that compares a log entry with its record and restores values of the entry. */
export function restorePath({ resource, id, entry }: RestoreTarget): string {
  return `${resource}/${encodeURIComponent(id)}/restore/${encodeURIComponent(entry)}`;
}
