import type { QueryKey } from '@tanstack/react-query';
import { firstQuery } from '../pages/list/list-query.ts';
import { ASK_CAN } from '../record/record-can.ts';
import { queueQuery } from '../views/queue/queue-query.ts';
import type { Services } from './services/create-services.ts';
import { store } from './services/store.ts';

/** In ms: so long the records that were asked for before the page was drawn are not asked for again. */
const FIRST_RECORDS_LAST = 10_000;

/**
 * Where the page is a list or a desk, asks for its records before anything is drawn. A list that its owner gave another order asks for itself.
 *
 * @returns from when on the records are asked for as ever
 */
export function askForFirstRecords(services: Services): (() => void) | undefined {
  const [, name = '', second, third = '', more] = location.pathname.split('/');
  const { queryClient, dataProvider, model, access, session } = services;
  const resource = more || (second && second !== 'views') ? undefined : model.resource(name);
  if (!resource || resource.singleton || !access.mayIn(name, 'list')) return undefined;
  const keys: QueryKey[] = [];
  /** What fails is asked again by the page, which says why. */
  const ask = <T>(key: QueryKey, queryFn: () => Promise<T>): Promise<T | undefined> => {
    keys.push(key);
    queryClient.setQueryDefaults(key, { staleTime: FIRST_RECORDS_LAST });
    return queryClient.fetchQuery({ queryKey: key, queryFn, retry: false }).catch(() => undefined);
  };
  // The keys are those of `useGetList` and `useGetOne`.
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
  // An address that cannot be read is reported by the page as well.
  void (second ? askForDesk() : askForList()).catch(() => undefined);
  return () => {
    for (const key of keys) queryClient.setQueryDefaults(key, {});
  };
}
