import type { RecordChange } from '../store/changes/record-changes.ts';

/** Content of one event: which records of a resource changed, for one caller. */
export interface News {
  readonly resource: string;
  /** Records that the caller may read. */
  readonly changed: readonly string[];
  /** Records that the caller can no longer read, because they were deleted or are in another office now. */
  readonly gone: readonly string[];
  /** Records that somebody has opened or left. */
  readonly presence: readonly string[];
  /** True if more records changed than the event can name. */
  readonly all?: true;
}

interface Reading {
  readonly mayRead: (resource: string) => boolean;
  /** Whether the caller may read records of an office. Resources that all offices share have no office. */
  readonly readsOffice: (resource: string, office: string) => boolean;
}

/** Returns the news of changes for one caller. Changes that the caller may not know of are left out. */
export function newsFor(changes: readonly RecordChange[], { mayRead, readsOffice }: Reading): readonly News[] {
  const byResource = Map.groupBy(changes, ({ resource }) => resource);
  return [...byResource].flatMap(([resource, all]): News[] => {
    if (!mayRead(resource)) return [];
    const last = new Map<string, 'changed' | 'gone'>();
    const presence = new Set<string>();
    let isAll = false;
    for (const { id, from, to, isPresence } of all) {
      if (id === undefined) {
        isAll = true;
      } else if (to !== undefined && readsOffice(resource, to)) {
        if (isPresence) presence.add(id);
        else last.set(id, 'changed');
      } else if (from !== undefined && readsOffice(resource, from)) {
        last.set(id, 'gone');
      }
    }
    const named = (what: 'changed' | 'gone') => [...last].flatMap(([id, how]) => (how === what ? [id] : []));
    if (last.size === 0 && presence.size === 0 && !isAll) return [];
    return [
      {
        resource,
        changed: named('changed'),
        gone: named('gone'),
        presence: [...presence],
        ...(isAll && { all: isAll }),
      },
    ];
  });
}
