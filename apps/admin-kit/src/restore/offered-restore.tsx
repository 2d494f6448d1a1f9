import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { RestoreButton } from './restore-button.tsx';
import type { Restorable } from './restorable.ts';
import { restoreKey, restorePath, type RestoreTarget } from './restore-target.ts';

/** Shows the button to restore values of a log entry if the server can restore them for the user. */
export function OfferedRestore(target: RestoreTarget) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const { isSuccess } = useQuery({
    // The dialog asks with the same key, so that it opens with this answer.
    queryKey: restoreKey(target),
    queryFn: ({ signal }) => dataProvider.call<Restorable>(restorePath(target), { signal }),
    retry: false,
  });
  return isSuccess ? <RestoreButton {...target} /> : null;
}
