import type { RecordChange } from './record-changes.ts';

/** Longest time in milliseconds for which changes are remembered. */
export const RECENT_MS = 60_000;
/** Maximum number of remembered changes. */
const MAX_REMEMBERED = 2000;

export interface PastChanges {
  readonly changes: readonly RecordChange[];
  /** Milliseconds before now for which no change is missing. */
  readonly ms: number;
}

/** Remembers the last changes, for a follower that read its records a moment before it began to follow. */
export class RecentChanges {
  readonly #entries: { readonly at: number; readonly changes: readonly RecordChange[] }[] = [];
  #since: number;
  #count = 0;

  /** @param since time from which on all changes are noted */
  constructor(since: number) {
    this.#since = since;
  }

  note(changes: readonly RecordChange[], now: number): void {
    this.#entries.push({ at: now, changes });
    this.#count += changes.length;
    for (let first = this.#entries[0]; first; first = this.#entries[0]) {
      if (this.#count <= MAX_REMEMBERED && first.at >= now - RECENT_MS) return;
      this.#entries.shift();
      this.#count -= first.changes.length;
      this.#since = Math.max(this.#since, first.at);
    }
  }

  /** Returns the changes of the last milliseconds. */
  last(ms: number, now: number): PastChanges {
    const from = Math.max(now - ms, this.#since);
    return {
      changes: this.#entries.flatMap(({ at, changes }) => (at >= from ? changes : [])),
      ms: Math.max(0, Math.floor(now - from)),
    };
  }
}
