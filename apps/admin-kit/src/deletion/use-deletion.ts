import { useState } from 'react';
import {
  HttpError,
  useDataProvider,
  useDeleteMany,
  useGetRecordRepresentation,
  useNotify,
  useRefresh,
  useResourceContext,
  useUnselect,
  type Identifier,
} from 'react-admin';
import { useOfficeId } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';

export interface FailedDeletion {
  readonly id: Identifier;
  readonly name: string;
  readonly reason: string;
}

export interface Deletion {
  readonly asking: boolean;
  ask(ids: readonly Identifier[]): Promise<readonly FailedDeletion[] | undefined>;
  /**
   * Deletes the records after a countdown, during which the user can undo the deletion. `onStart` runs when the records
   * disappear from the screen.
   */
  remove(ids: readonly Identifier[], onStart: () => void): void;
}

const AT_A_TIME = 10;

/**
 * Deletes records of the current resource. The server checks them first. Then they disappear from the screen, and the
 * user can undo the deletion for five seconds.
 */
export function useDeletion(): Deletion {
  const resource = useResourceContext() ?? '';
  const officeId = useOfficeId();
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselect(resource);
  const represent = useGetRecordRepresentation(resource);
  const [asking, setAsking] = useState(false);
  const fail = (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) return;
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
  };
  const [deleteMany] = useDeleteMany(resource, undefined, {
    mutationMode: 'undoable',
    onError: (error: unknown) => {
      fail(error);
      refresh();
    },
  });

  return {
    asking,
    async ask(ids) {
      setAsking(true);
      try {
        const refused = await refusals(dataProvider, resource, ids);
        if (refused.size === 0) return [];
        const { data } = await dataProvider.getMany(resource, { ids: [...refused.keys()] });
        const named = new Map(data.map((record) => [record.id, represent(record)]));
        return [...refused].map(([id, reason]) => {
          const name = named.get(id);
          return { id, name: typeof name === 'string' ? name : String(id), reason };
        });
      } catch (error) {
        fail(error);
        return undefined;
      } finally {
        setAsking(false);
      }
    },
    remove(ids, onStart) {
      void deleteMany(
        resource,
        // Office in which the user confirmed the deletion. The user can switch to another office before the countdown
        // ends.
        { ids: [...ids], meta: { officeId } },
        {
          onSuccess: () => {
            notify('ra.notification.deleted', { messageArgs: { smart_count: ids.length }, undoable: true });
            unselect([...ids], true);
            onStart();
          },
        },
      );
    },
  };
}

async function refusals(
  dataProvider: KitDataProvider,
  resource: string,
  ids: readonly Identifier[],
): Promise<ReadonlyMap<Identifier, string>> {
  const found = new Map<Identifier, string>();
  for (let start = 0; start < ids.length; start += AT_A_TIME) {
    await Promise.all(
      ids.slice(start, start + AT_A_TIME).map(async (id) => {
        try {
          await dataProvider.checkDeletion(resource, { id });
        } catch (error) {
          if (!(error instanceof HttpError) || !REFUSALS.has(error.status)) throw error;
          found.set(id, error.message);
        }
      }),
    );
  }
  return found;
}

/** Status codes which mean that one record cannot be deleted. Any other error means that the request itself failed. */
const REFUSALS: ReadonlySet<number> = new Set([403, 404, 409, 422]);
