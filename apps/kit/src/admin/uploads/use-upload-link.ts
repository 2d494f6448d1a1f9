import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useUploadAddress } from '../data/api-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { createLinkBatch, type Links, type UploadLink } from './link-batch.ts';

const batches = new WeakMap<QueryClient, (stored: string) => Promise<UploadLink | null>>();

/** Links are kept with the queries, which end with the session, and asked for again when they are no longer good. */
function useLinkQuery() {
  const dataProvider = useDataProvider<KitDataProvider>();
  const client = useQueryClient();
  let batch = batches.get(client);
  if (!batch) {
    batch = createLinkBatch(
      async (uploads) =>
        (await dataProvider.call<{ links: Links }>('uploads/links', { method: 'POST', body: { uploads } })).links,
    );
    batches.set(client, batch);
  }
  const load = batch;
  return (stored: string) => ({
    queryKey: ['upload-link', stored] as const,
    queryFn: () => load(stored),
    staleTime: ({ state }: { readonly state: { readonly data: UploadLink | null | undefined } }) =>
      Math.max(0, (state.data?.goodUntil ?? 0) - Date.now()),
    // Each new address is an entry of the log: none for a glance at another window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

interface ShownLink {
  /** What a picture loads; undefined until it is known. */
  readonly address: string | undefined;
  /** It is gone, or not for the reader, or the server did not answer. */
  readonly failed: boolean;
  /** For an address that has run out before it was used. */
  readonly renew: () => void;
}

/** The address at which a stored upload can be shown now. */
export function useUploadLink(stored: string): ShownLink {
  const addressOf = useUploadAddress();
  const { data, isError, isFetching, isStale, refetch } = useQuery(useLinkQuery()(stored));
  // What ends with the next save is not shown again while it is asked for.
  const usable = isFetching && isStale ? undefined : data;
  return {
    address: usable ? addressOf(usable.address) : undefined,
    failed: isError || data === null,
    renew: () => void refetch(),
  };
}

/** Opens a stored upload in a tab of its own, by an address that is asked for at that moment. */
export function useOpenUpload(): (stored: string) => Promise<void> {
  const query = useLinkQuery();
  const client = useQueryClient();
  const addressOf = useUploadAddress();
  const notify = useNotify();
  return async (stored) => {
    // Opened by the click itself: browsers hold back windows that come later.
    const tab = globalThis.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    try {
      const link = await client.fetchQuery(query(stored));
      if (!link) throw new Error('upload.unavailable');
      if (tab) tab.location.replace(addressOf(link.address));
      else globalThis.location.assign(addressOf(link.address));
    } catch (error) {
      tab?.close();
      notify(error instanceof Error ? error.message : 'upload.unavailable', { type: 'error' });
    }
  };
}
