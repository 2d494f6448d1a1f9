import { isObject } from '@tuyen/model';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay, useOfficeId } from '../../auth/session-context.tsx';
import { useResources } from '../../model/model-context.tsx';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';
import type { PaletteEntry } from './entry.ts';
import { usePair } from '../../i18n/use-pair.ts';
import { useSettled } from '../../layout/use-settled.ts';

const PAUSE = 250;
/** Minimum length of the search text for which records are searched. A single letter matches nearly every record. */
const SHORTEST = 2;

interface Hit {
  readonly resource: string;
  readonly id: string;
  readonly title: string;
  readonly exact: boolean;
  readonly field?: string;
  readonly value?: string;
  readonly of?: { readonly resource: string; readonly title: string };
}

interface Records {
  readonly exact: readonly PaletteEntry[];
  readonly others: readonly PaletteEntry[];
  readonly pending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useRecords(text: string): Records {
  const { http } = useServices();
  const office = useOfficeId();
  const wanted = text.trim();
  const asked = useSettled(wanted, PAUSE);
  const enabled = asked.length >= SHORTEST;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', office, asked],
    queryFn: async ({ signal }) =>
      hitsIn((await http.send(`search?q=${encodeURIComponent(asked.slice(0, 100))}`, { signal })).json),
    enabled,
    staleTime: 10_000,
    retry: false,
  });
  const entryOf = useEntryOf();
  const isCurrent = asked === wanted;
  const hits = enabled && isCurrent ? (data ?? []) : [];
  // The labels of a resource that the build does not know are loaded together with the description of the resource.
  const built = useDefinition().resources;
  useResources(hits.map(({ resource }) => resource).filter((resource) => !built.some(({ name }) => name === resource)));
  return {
    exact: hits.filter(({ exact }) => exact).flatMap(entryOf),
    others: hits.filter(({ exact }) => !exact).flatMap(entryOf),
    pending: wanted.length >= SHORTEST && (!isCurrent || isFetching),
    error: isCurrent && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

function useEntryOf(): (hit: Hit) => readonly PaletteEntry[] {
  const pair = usePair();
  const { t } = useTranslation();
  const mayIn = useMay();
  const icons = new Map(useDefinition().resources.map(({ name, icon }) => [name, icon]));
  const nameOf = (resource: string) => t(`resources.${resource}.name`, { smart_count: 1, defaultValue: resource });
  return ({ resource, id, title, field, value, of }) => {
    const path = `/${resource}/${encodeURIComponent(id)}`;
    const to = mayIn(resource, 'show') ? `${path}/show` : mayIn(resource, 'edit') ? path : undefined;
    if (to === undefined) return [];
    const label = field && t(`resources.${resource}.fields.${field}`, { defaultValue: field });
    return [
      {
        id: `record:${resource}/${id}`,
        label: title,
        detail: nameOf(resource),
        icon: icons.get(resource),
        to,
        ...(label && value && { found: pair(label, value) }),
        ...(of && { found: pair(nameOf(of.resource), of.title) }),
      },
    ];
  };
}

function hitsIn(answer: unknown): readonly Hit[] {
  // Skips search results without an id. The other properties need no check, because the server responds as its OpenAPI
  // document defines.
  return Array.isArray(answer)
    ? answer.filter((hit): hit is Hit => isObject(hit) && typeof hit['id'] === 'string')
    : [];
}
