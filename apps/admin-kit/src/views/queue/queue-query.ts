import type { QueueView, Resource } from '@tuyen/model';
import { TAB } from '../../data/query.ts';

export const PAGE = 50;

/**
 * Returns the list query of a queue.
 *
 * @param resource resource of the view
 * @param officeId current office of the browser. The user can also read records of child offices, but those offices
 * process them.
 */
export function queueQuery(
  view: QueueView | undefined,
  resource: Resource | undefined,
  officeId: string | null,
  perPage = PAGE,
) {
  return {
    pagination: { page: 1, perPage },
    // React-admin requires a `sort` value, but it is not used, because the view sends its own sort order in `meta`.
    sort: { field: 'id', order: 'DESC' },
    filter: {
      ...view?.filter,
      ...(view?.tab !== undefined && { [TAB]: view.tab }),
      ...(resource?.scope === 'office' && officeId !== null && { office_id: officeId }),
    },
    meta: { sort: view?.sort },
  } as const;
}
