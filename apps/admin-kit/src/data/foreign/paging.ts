import type { BackEndListFile } from '@tuyen/model/backends';
import type { Params } from './query-params.ts';

export interface AskedPage {
  /** Number of the page, starting at 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Requests that together give one page of the screen. A back end may give fewer records at once. */
export function partsOf({ page: paging }: BackEndListFile, { page, perPage }: AskedPage): readonly AskedPage[] {
  const max = paging?.max;
  if (!paging || paging.kind === 'none' || max === undefined || perPage <= max) return [{ page, perPage }];
  let size = max;
  while (perPage % size !== 0) size -= 1;
  const parts = perPage / size;
  return Array.from({ length: parts }, (_, index) => ({ page: (page - 1) * parts + index + 1, perPage: size }));
}

/** @param cursor token of the page, for pages by cursor. The first page has none. */
export function pageParams({ page: paging }: BackEndListFile, { page, perPage }: AskedPage, cursor?: string): Params {
  if (!paging || paging.kind === 'none') return [];
  const start = (page - 1) * perPage;
  const named = (name: string | undefined, value: number | string | undefined): Params =>
    name === undefined || value === undefined ? [] : [[name, String(value)]];
  const size = named(paging.size, perPage);
  if (paging.kind === 'page') return [...named(paging.page, page - 1 + (paging.first ?? 1)), ...size];
  if (paging.kind === 'cursor') return [...named(paging.cursor, cursor), ...size];
  return [
    ...named(paging.offset, start),
    ...named(paging.end, start + perPage),
    ...named(paging.range, JSON.stringify([start, start + perPage - 1])),
    ...size,
  ];
}
