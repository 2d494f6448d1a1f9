import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useUploadAddress } from '../data/api-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { createLinkBatch, type Links, type UploadLink } from './link-batch.ts';

const batches = new WeakMap<QueryClient, (stored: string) => Promise<UploadLink | null>>();

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
    // The server logs each new link. So returning to the browser window must not request one.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

interface ShownLink {
  readonly address: string | undefined;
  /** True if the upload is deleted, the user may not open it, or the request failed. */
  readonly failed: boolean;
  readonly renew: () => void;
}

/** Returns a temporary link to an uploaded file. */
export function useUploadLink(stored: string): ShownLink {
  const addressOf = useUploadAddress();
  const { data, isError, isFetching, isStale, refetch } = useQuery(useLinkQuery()(stored));
  // The link of an upload without a record becomes invalid with the next save. So the old link is not shown while a new
  // one is requested.
  const usable = isFetching && isStale ? undefined : data;
  return {
    address: usable ? addressOf(usable.address) : undefined,
    failed: isError || data === null,
    renew: () => void refetch(),
  };
}

export function useOpenUpload(): (stored: string) => Promise<void> {
  const query = useLinkQuery();
  const client = useQueryClient();
  const addressOf = useUploadAddress();
  const notify = useNotify();
  return async (stored) => {
    // Opens the tab synchronously with the click, because browsers block a tab that is opened later.
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
