import { DEFAULT_LIMITS } from '../../limits.ts';
import type { JournalEntry } from './entry.ts';

export interface JournalLimits {
  readonly entries: number;
  readonly bytes: number;
}

export interface Missing {
  /**
   * Number of journal entries that were dropped, either for lack of space or because their namespace was idle for too
   * long.
   */
  readonly dropped: number;
  readonly unrecorded: number;
  /**
   * Arrival time of the earliest request that is not in the journal, because it was dropped or not recorded. Undefined
   * if the journal is complete.
   */
  readonly since?: string | undefined;
  readonly last?: Arrival | undefined;
}

export type Arrival = Pick<JournalEntry, 'id' | 'at'>;

export interface Journal {
  on: boolean;
  next(): number;
  add(entry: JournalEntry): void;
  miss(namespace: string, arrival: Arrival): void;
  entries(namespace: string): readonly JournalEntry[];
  missing(namespace: string): Missing;
  /**
   * Drops all journal entries of an idle namespace and counts them as missing. In contrast, `clear` also resets the
   * count of missing entries.
   */
  expire(namespace: string): void;
  clear(namespace: string): void;
}

interface Ring {
  readonly entries: JournalEntry[];
  bytes: number;
  missing: Missing;
}

const NONE: Missing = { dropped: 0, unrecorded: 0 };

export function openJournal({ entries: most, bytes: mostBytes }: JournalLimits = ofDefaults()): Journal {
  const rings = new Map<string, Ring>();
  let last = 0;

  function ringOf(namespace: string): Ring {
    const ring = rings.get(namespace) ?? { entries: [], bytes: 0, missing: NONE };
    rings.set(namespace, ring);
    return ring;
  }

  function drop(ring: Ring, count: number): void {
    for (const gone of ring.entries.splice(0, count)) {
      ring.bytes -= sizeOf(gone);
      ring.missing = withArrival({ ...ring.missing, dropped: ring.missing.dropped + 1 }, gone);
    }
  }

  return {
    on: true,
    next: () => (last += 1),
    add(entry) {
      const ring = ringOf(entry.namespace);
      const { entries } = ring;
      entries.push(entry);
      ring.bytes += sizeOf(entry);
      let past = 0;
      let { bytes } = ring;
      while (entries.length - past > most || (bytes > mostBytes && entries.length - past > 1)) {
        bytes -= sizeOf(entries[past] ?? entry);
        past += 1;
      }
      // Drop a tenth of the entries at once, because moving the remaining entries costs the same for one dropped entry
      // as for many.
      if (past > 0) drop(ring, Math.min(past + Math.floor(most / 10), entries.length - 1));
    },
    miss(namespace, arrival) {
      const ring = ringOf(namespace);
      ring.missing = withArrival({ ...ring.missing, unrecorded: ring.missing.unrecorded + 1 }, arrival);
    },
    entries: (namespace) => (rings.get(namespace)?.entries ?? []).toSorted((one, other) => one.id - other.id),
    missing: (namespace) => rings.get(namespace)?.missing ?? NONE,
    expire(namespace) {
      const ring = rings.get(namespace);
      if (ring) drop(ring, ring.entries.length);
    },
    clear: (namespace) => void rings.delete(namespace),
  };
}

function ofDefaults(): JournalLimits {
  return { entries: DEFAULT_LIMITS.journalEntries, bytes: DEFAULT_LIMITS.journalBytes };
}

function withArrival(missing: Missing, { id, at }: Arrival): Missing {
  const { since = at, last = { id, at } } = missing;
  return {
    ...missing,
    since: at < since ? at : since,
    last: { id: Math.max(id, last.id), at: at > last.at ? at : last.at },
  };
}

function sizeOf({ url, request, response }: JournalEntry): number {
  return 1000 + url.length + 2 * ((request.body?.text?.length ?? 0) + (response.body?.text?.length ?? 0));
}
