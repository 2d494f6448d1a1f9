import type { MapView } from '@tuyen/model';
import { useMemo } from 'react';
import {
  useGetList,
  useGetMany,
  useListContext,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useMay } from '../../auth/session-context.tsx';
import { TAB } from '../../data/query.ts';
import { useResource } from '../../model/model-context.tsx';
import { idsOf, shapesOf, type Shape, type Stops } from './shapes.ts';

/** Maximum number of points, and of records with lines. The page says how many exceed it. */
const MOST = 10_000;
const MOST_LINES = 500;
/** Maximum number of ids in the address of a request. */
const MOST_IDS = 100;

export interface Shapes {
  readonly shapes: readonly Shape[];
  /** Number of loaded records. Undefined until they are loaded. */
  readonly loaded: number | undefined;
  readonly total: number;
  readonly error: unknown;
}

/** Loads the records that match the filters of the list, and the records that their lines lead through. */
export function useShapes(view: MapView): Shapes {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const { filterValues } = useListContext();
  const filter = useMemo(() => {
    const { [TAB]: _, ...values } = filterValues ?? {};
    return { ...values, ...view.filter };
  }, [filterValues, view]);
  const { data, total, error } = useGetList<RaRecord>(
    name,
    {
      pagination: { page: 1, perPage: view.line ? MOST_LINES : MOST },
      sort: resource?.list.sort ?? { field: 'id', order: 'ASC' },
      filter,
    },
    { onError: () => undefined, placeholderData: (before) => before },
  );
  const stops = useStops(view, data ?? NONE);
  const shapes = useMemo(() => (data ? shapesOf(view, data, stops) : []), [view, data, stops]);
  return { shapes, loaded: data?.length, total: total ?? 0, error };
}

const NONE: readonly RaRecord[] = [];

function useStops({ line }: MapView, records: readonly RaRecord[]): Stops {
  const resource = line && 'resource' in line ? line.resource : '';
  const by = line && 'by' in line ? line : undefined;
  const readable = useMay()(resource, 'list');
  const ids = useMemo(() => [...idsOf(line, records)], [line, records]);
  const { data: referred } = useGetMany<RaRecord>(resource, { ids }, { enabled: readable && ids.length > 0 });
  const { data: referring } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: by?.sort ?? 'id', order: 'ASC' },
      filter: by && records.length <= MOST_IDS ? { [`${by.by}||$in`]: records.map(({ id }) => id) } : {},
    },
    { enabled: readable && by !== undefined && records.length > 0, onError: () => undefined },
  );
  return useMemo(
    () => ({
      byId: new Map(referred?.flatMap((record): [Identifier, RaRecord][] => (record ? [[record.id, record]] : []))),
      of: Map.groupBy(referring ?? [], (record): Identifier => String(record[by?.by ?? ''])),
    }),
    [referred, referring, by],
  );
}
