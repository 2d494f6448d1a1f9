import { isObject } from '@tuyen/model';
import type { BackEndListFile } from '@tuyen/model/backends';
import { valueIn } from './json-path.ts';

export interface ListPart {
  readonly records: readonly unknown[];
  readonly total: number | undefined;
  readonly hasNext: boolean;
  /** Token of the next page, for pages by cursor. */
  readonly cursor: string | undefined;
}

interface ListAnswer {
  readonly json: unknown;
  readonly headers: Pick<Headers, 'get'>;
}

/** Reads the answer of a list: its records, their number and whether there are more. */
export function readList(list: BackEndListFile, { json, headers }: ListAnswer, perPage: number): ListPart {
  const found = list.records === undefined ? json : valueIn(json, list.records);
  const records: readonly unknown[] = Array.isArray(found) ? found : [];
  const { page } = list;
  const next = page?.next === undefined ? undefined : valueIn(json, page.next);
  const more = page?.more === undefined ? undefined : valueIn(json, page.more);
  const cursor = page?.kind === 'cursor' ? cursorIn(next, page.cursor) : undefined;
  return { records, total: totalOf(list, json, headers), hasNext: hasNext(), cursor };

  function hasNext(): boolean {
    if (!page || page.kind === 'none') return false;
    if (more !== undefined) return more === true;
    if (page.next !== undefined) return next !== undefined && next !== null && next !== '' && next !== false;
    return records.length >= perPage;
  }
}

function totalOf({ total }: BackEndListFile, json: unknown, headers: Pick<Headers, 'get'>): number | undefined {
  if (total === undefined || total === null) return undefined;
  const found = typeof total === 'string' ? valueIn(json, total) : headers.get(total.header)?.replace(/^.*\//u, '');
  if (found === undefined || found === null || found === '' || found === '*') return undefined;
  const number = Number(found);
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Returns the token of the next page. Some back ends answer the address of the page, which has the token in its query. */
function cursorIn(next: unknown, param: string | undefined): string | undefined {
  const text = isObject(next) ? undefined : next;
  if (text === undefined || text === null || text === '' || text === false) return undefined;
  const written = String(text);
  if (param === undefined || !/^(?:https?:\/)?\/|^\?/u.test(written)) return written;
  return URL.parse(written, 'http://localhost')?.searchParams.get(param) ?? undefined;
}
