import type { Model } from '@tuyen/model';

/** News about a record, or about its readers. Contains no content of the record. */
export interface RecordChange {
  readonly resource: string;
  /** Undefined if too many records changed at once to name them. */
  readonly id: string | undefined;
  /** Office of the record before the change, empty if it has none. Undefined for a new record. */
  readonly from?: string | undefined;
  /** Office of the record after the change, empty if it has none. Undefined for a deleted record. */
  readonly to?: string | undefined;
  /** True if the record is the same, and somebody has opened or left it. */
  readonly isPresence?: boolean;
}

/** Maximum number of named records per resource and transaction. Pages read their list again for more than these. */
const MAX_NAMED = 100;

/** Returns the resources with a view that follows changes. Only their changes are told. */
export function liveResources({ resources }: Model): ReadonlySet<string> {
  return new Set(resources.filter(({ views }) => views?.some(({ live }) => live)).map(({ name }) => name));
}

/** Collects the changes of a transaction to live resources. */
export interface ChangeCollection {
  note(change: RecordChange): void;
  /** Notes that the transaction changed records of a resource without naming them. */
  noteUnnamed(resource: string): void;
  clear(): void;
  all(): readonly RecordChange[];
}

export function collectChanges(live: ReadonlySet<string>): ChangeCollection {
  const named = new Map<string, Map<string, RecordChange>>();
  const unnamed = new Set<string>();
  const noteUnnamed = (resource: string) => {
    if (!live.has(resource) || named.has(resource)) return;
    unnamed.add(resource);
  };
  return {
    note(change) {
      const { resource, id } = change;
      if (!live.has(resource) || unnamed.has(resource)) return;
      if (id === undefined) return noteUnnamed(resource);
      const known = named.get(resource) ?? new Map<string, RecordChange>();
      const before = known.get(id);
      known.set(id, before ? { ...change, from: before.from } : change);
      named.set(resource, known);
      if (known.size <= MAX_NAMED) return undefined;
      named.delete(resource);
      unnamed.add(resource);
      return undefined;
    },
    noteUnnamed,
    clear() {
      named.clear();
      unnamed.clear();
    },
    all: () => [
      ...[...named.values()].flatMap((changes) => [...changes.values()]),
      ...[...unnamed].map((resource) => ({ resource, id: undefined })),
    ],
  };
}
