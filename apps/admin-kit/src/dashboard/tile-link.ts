import type { TileHead } from '@tuyen/model';
import { TAB } from '../data/query.ts';
import { listAddress } from '../record/list-address.ts';

export function tileLink({ list }: TileHead): string | undefined {
  if (list?.tab !== undefined)
    return `/${list.resource}?${new URLSearchParams({ filter: JSON.stringify({ [TAB]: list.tab }), page: '1' })}`;
  return list && listAddress(list.resource, list.filter);
}
