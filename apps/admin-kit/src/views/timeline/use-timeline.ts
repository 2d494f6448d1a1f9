import { addDays, type TimelineView } from '@tuyen/model';
import { useDeferredValue, useMemo } from 'react';
import { useGetList, useGetMany, useResourceContext, type Identifier } from 'react-admin';
import { useMay } from '../../auth/session-context.tsx';
import { CHOSEN_FOR } from '../../data/query.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useResource, useResourceOutline } from '../../model/model-context.tsx';
import { useRecordTitle } from '../../record/use-localized.ts';
import { withDraft } from './planning/draft.ts';
import type { Proposals } from './planning/planning-calls.ts';
import { barsOf, lanesOf, type TimeBar, type TimeLane } from './lay-out.ts';

/** Maximum number of bars and lanes on a page. The page shows how many exceed it. */
const MOST = 1000;
const MOST_LANES = 500;

export interface Timeline {
  readonly bars: readonly TimeBar[];
  readonly lanes: readonly TimeLane[];
  readonly titles: ReadonlyMap<Identifier, string>;
  readonly total: number | undefined;
  readonly error: unknown;
  readonly midnight: number;
}

interface TimelineQuestion {
  readonly day: string;
  readonly lane: string;
  readonly assignable: boolean;
  readonly draft: Proposals | undefined;
}

export function useTimeline(
  view: TimelineView | undefined,
  { day, lane, assignable, draft }: TimelineQuestion,
): Timeline {
  const name = useResourceContext() ?? '';
  const { zone } = useFormats();
  const midnight = zone.momentOf(day);
  const from = view?.from ?? 'id';
  const {
    data: records,
    total: count,
    error,
  } = useGetList(
    name,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: from, order: 'ASC' },
      filter: {
        ...view?.filter,
        [`${from}||$gte`]: midnight.toISOString(),
        [`${from}||$lt`]: zone.momentOf(addDays(day, 1)).toISOString(),
      },
    },
    { enabled: view !== undefined },
  );
  // The bars are rendered with low priority, because a day with hundreds of records is slow and must not delay keys and
  // clicks.
  const answer = useDeferredValue(
    useMemo(() => ({ data: records, total: count, day }), [records, count, day]),
    NONE_YET,
  );
  const { data, total } = answer.day === day ? answer : NONE_YET;
  const bars = useMemo(() => (view && data ? barsOf(view, withDraft(data, draft)) : []), [view, data, draft]);
  const titles = useLaneTitles(lane, bars, assignable);
  const lanes = useMemo(() => lanesOf(bars, lane, [...titles.keys()]), [bars, lane, titles]);
  return { bars, lanes, titles, total, error, midnight: midnight.getTime() };
}

const NONE_YET = { data: undefined, total: undefined, day: '' };

const inOrder = new Intl.Collator(undefined, { numeric: true });

function useLaneTitles(field: string, bars: readonly TimeBar[], assignable: boolean): Timeline['titles'] {
  const name = useResourceContext() ?? '';
  const described = useResource(name)?.fields.find((one) => one.name === field);
  const reference = described?.kind === 'reference' ? described.resource : '';
  const target = useResourceOutline(reference);
  const readable = useMay()(reference, 'list') && target !== undefined;
  const used = useMemo(
    () => [...new Set(bars.flatMap(({ record }): Identifier[] => (record[field] ? [record[field]] : [])))],
    [bars, field],
  );
  const { data: known } = useGetMany(reference, { ids: used }, { enabled: readable && used.length > 0 });
  const { data: choices } = useGetList(
    reference,
    {
      pagination: { page: 1, perPage: MOST_LANES },
      sort: target?.list.sort ?? { field: 'id', order: 'ASC' },
      filter: { [CHOSEN_FOR]: { resource: name, field } },
    },
    { enabled: readable && assignable, onError: () => undefined },
  );
  const titleOf = useRecordTitle();
  return useMemo(() => {
    const titles = new Map<Identifier, string>();
    for (const record of [...(known ?? []), ...(choices ?? [])])
      if (record) titles.set(record.id, titleOf(target?.title ?? '{id}', record));
    return new Map([...titles].toSorted(([, one], [, other]) => inOrder.compare(one, other)));
  }, [known, choices, target, titleOf]);
}
