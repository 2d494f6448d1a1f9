import type { TileHead } from '@tuyen/model';
import { listAddress } from '../record/list-address.ts';

export function tileLink({ list }: TileHead): string | undefined {
  if (list?.tab !== undefined) return `/${list.resource}?tab=${encodeURIComponent(list.tab)}`;
  return list && listAddress(list.resource, list.filter);
}
