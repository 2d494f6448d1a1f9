import { getQuery, parseQueryFromLocation, type SortPayload } from 'react-admin';
import { PER_PAGE } from '../../early/first-page.ts';
import { ASK_CAN } from '../../record/record-can.ts';

/**
 * Returns the initial query of a list: from its URL, otherwise from the browser's storage, otherwise with the default
 * order.
 *
 * @param search query string of the URL
 * @param left react-admin's stored list parameters in this browser
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
