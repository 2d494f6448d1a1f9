import type { QueryKey } from '@tanstack/react-query';
import { firstQuery } from '../pages/list/list-query.ts';
import { ASK_CAN } from '../record/record-can.ts';
import { queueQuery } from '../views/queue/queue-query.ts';
import type { AdminServices } from './services/create-services.ts';
import { store } from './services/store.ts';

/**
 * Time in ms for which requested records count as fresh. It is long enough that the first render does not request them
 * again.
 */
const FIRST_RECORDS_LAST = 10_000;

/**
 * Requests the records of a list or queue page before the first render. Uses the default order of the schema; a
 * customized list with another order requests its records itself.
 *
 * @returns function to call after the first render, after which the records are no longer treated as fresh
 */
export function askForFirstRecords(services: AdminServices): (() => void) | undefined {
  const [, name = '', second, third = '', more] = location.pathname.split('/');
  const { queryClient, dataProvider, model, access, session } = services;
  const resource = more || (second && second !== 'views') ? undefined : model.resource(name);
  if (!resource || resource.singleton || !access.mayIn(name, 'list')) return undefined;
  const keys: QueryKey[] = [];
  /** Ignores a failed request for records, because the page repeats the request and reports the error. */
  const ask = <T>(key: QueryKey, queryFn: () => Promise<T>): Promise<T | undefined> => {
    keys.push(key);
    queryClient.setQueryDefaults(key, { staleTime: FIRST_RECORDS_LAST });
    return queryClient.fetchQuery({ queryKey: key, queryFn, retry: false }).catch(() => undefined);
  };
  // The query keys must equal those of `useGetList` and `useGetOne`, so that the page finds the records in the cache.
  const askForList = async () => {
    const query = firstQuery(location.search, store.getItem(`${name}.listParams`), resource.list.sort);
    await ask([name, 'getList', query], () => dataProvider.getList(name, query));
  };
  const askForDesk = async () => {
    const view = resource.views?.find((each) => each.name === third);
    if (view?.kind !== 'queue') return;
    const query = queueQuery(view, resource, session.officeId());
    const list = await ask([name, 'getList', query], () => dataProvider.getList(name, query));
    const [first] = list?.data ?? [];
    if (!first) return;
    const one = { id: String(first.id), ...ASK_CAN };
    await ask([name, 'getOne', one], async () => (await dataProvider.getOne(name, one)).data);
  };
  void (second ? askForDesk() : askForList()).catch(() => undefined);
  return () => {
    for (const key of keys) queryClient.setQueryDefaults(key, {});
  };
}
