import type { QueryKey } from '@tanstack/react-query';
import { firstQuery } from '../pages/list/list-query.ts';
import type { Services } from './services/create-services.ts';
import { store } from './services/store.ts';

/** In ms: so long the records that were asked for before the page was drawn are not asked for again. */
const FIRST_RECORDS_LAST = 10_000;

interface FirstList {
  /** Of the list's query. */
  readonly key: QueryKey;
  /** Settled when the server has answered, whatever it said. */
  readonly answered: Promise<void>;
}

/**
 * Where the page is a list, asks for its records before anything is drawn: the list then need not be drawn without them first. One that its
 * owner gave another order asks for itself.
 */
export function askForFirstList({ queryClient, dataProvider, model, access }: Services): FirstList | undefined {
  const [, name = '', more] = location.pathname.split('/');
  const resource = more ? undefined : model.resource(name);
  if (!resource || resource.singleton || !access.mayIn(name, 'list')) return undefined;
  const query = firstQuery(location.search, store.getItem(`${name}.listParams`), resource.list.sort);
  // As `useGetList` has it.
  const key = [name, 'getList', query];
  queryClient.setQueryDefaults(key, { staleTime: FIRST_RECORDS_LAST });
  // What fails is asked again by the list, which says why.
  const queryFn = () => dataProvider.getList(name, query);
  return { key, answered: queryClient.prefetchQuery({ queryKey: key, queryFn, retry: false }) };
}
