import { getQuery, parseQueryFromLocation, type SortPayload } from 'react-admin';
import { PER_PAGE } from '../../early/first-page.ts';
import { ASK_CAN } from '../../record/record-can.ts';

/**
 * What the list of a resource asks for at first: what its address says, or else what was left in this browser, or else its own order.
 *
 * @param search of the address
 * @param left react-admin's note of how the list was left, in this browser
 */
export function firstQuery(search: string, left: unknown, { field, order }: SortPayload) {
  const {
    page,
    perPage,
    sort,
    order: direction,
    filter,
  } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: left,
    filterDefaultValues: undefined,
    sort: { field, order },
    perPage: PER_PAGE,
  });
  return {
    pagination: { page, perPage },
    sort: { field: sort, order: direction },
    filter: { ...filter },
    ...ASK_CAN,
  };
}
