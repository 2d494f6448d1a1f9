import type { Entry } from './entry.ts';

export interface JournalLimits {
  /** For each namespace. */
  readonly entries: number;
  /** Of all texts, for each namespace. */
  readonly bytes: number;
}

export interface Journal {
  /** Whether requests are recorded. */
  on: boolean;
  /** The number of a request that arrives. */
  next(): number;
  add(entry: Entry): void;
  /** In the order in which the requests arrived. */
  entries(namespace: string): readonly Entry[];
  /** How many older ones had to go. */
  dropped(namespace: string): number;
  clear(namespace: string): void;
}

const LIMITS: JournalLimits = { entries: 2000, bytes: 16 * 1024 * 1024 };

interface Ring {
  entries: Entry[];
  bytes: number;
  dropped: number;
}

/** The last requests of each namespace, oldest dropped first. */
export function openJournal(limits: JournalLimits = LIMITS): Journal {
  const rings = new Map<string, Ring>();
  let last = 0;
  return {
    on: true,
    next: () => (last += 1),
    add(entry) {
      const ring = rings.get(entry.namespace) ?? { entries: [], bytes: 0, dropped: 0 };
      rings.set(entry.namespace, ring);
      ring.entries.push(entry);
      ring.bytes += sizeOf(entry);
      let past = 0;
      while (
        ring.entries.length - past > limits.entries ||
        (ring.bytes > limits.bytes && ring.entries.length - past > 1)
      ) {
        ring.bytes -= sizeOf(ring.entries[past] ?? entry);
        past += 1;
      }
      // A whole tenth at once: moving the others costs as much for one as for many.
      if (past === 0) return;
      const more = Math.min(Math.floor(limits.entries / 10), ring.entries.length - past - 1);
      for (const gone of ring.entries.slice(past, past + more)) ring.bytes -= sizeOf(gone);
      ring.entries.splice(0, past + more);
      ring.dropped += past + more;
    },
    entries: (namespace) => (rings.get(namespace)?.entries ?? []).toSorted((one, other) => one.id - other.id),
    dropped: (namespace) => rings.get(namespace)?.dropped ?? 0,
    clear: (namespace) => void rings.delete(namespace),
  };
}

/** Roughly: bodies make nearly all of an entry. */
function sizeOf({ url, request, response }: Entry): number {
  return 1000 + url.length + 2 * ((request.body?.text?.length ?? 0) + (response.body?.text?.length ?? 0));
}
