import type { QueueView, Resource } from '@tuyen/model';
import { TAB } from '../../data/query.ts';

/** As many as are read at a time. */
export const PAGE = 50;

/**
 * What a desk asks for its list.
 *
 * @param resource whose view it is
 * @param officeId that the browser works in; records of the offices below are there to be read: they wait for those offices
 */
export function queueQuery(
  view: QueueView | undefined,
  resource: Resource | undefined,
  officeId: string | null,
  perPage = PAGE,
) {
  return {
    pagination: { page: 1, perPage },
    // The view's own order goes along in `meta`.
    sort: { field: 'id', order: 'DESC' },
    filter: {
      ...view?.filter,
      ...(view?.tab !== undefined && { [TAB]: view.tab }),
      ...(resource?.scope === 'office' && officeId !== null && { office_id: officeId }),
    },
    meta: { sort: view?.sort },
  } as const;
}
