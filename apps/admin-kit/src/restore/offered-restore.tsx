import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { RestoreButton } from './restore-button.tsx';
import { restorePath, type RestoreTarget } from './restore-target.ts';

/** Shows the button to restore values of a log entry if the server can restore them for the user. */
export function OfferedRestore(target: RestoreTarget) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const { isSuccess } = useQuery({
    queryKey: [target.resource, 'restore-offered', target.id, target.entry],
    queryFn: ({ signal }) => dataProvider.call(restorePath(target), { signal }),
    retry: false,
  });
  return isSuccess ? <RestoreButton {...target} /> : null;
}
