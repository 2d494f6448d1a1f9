import type { QueueView, Resource } from '@tuyen/model';
import { TAB } from '../../data/query.ts';

export const PAGE = 50;

/**
 * Returns the list query of a queue.
 *
 * @param resource resource of the view
 * @param officeId current office of the browser; records of child offices are readable but wait for those offices
 */
export function queueQuery(
  view: QueueView | undefined,
  resource: Resource | undefined,
  officeId: string | null,
  perPage = PAGE,
) {
  return {
    pagination: { page: 1, perPage },
    // `meta` contains the view's own order.
    sort: { field: 'id', order: 'DESC' },
    filter: {
      ...view?.filter,
      ...(view?.tab !== undefined && { [TAB]: view.tab }),
      ...(resource?.scope === 'office' && officeId !== null && { office_id: officeId }),
    },
    meta: { sort: view?.sort },
  } as const;
}
