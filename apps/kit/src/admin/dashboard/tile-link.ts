import type { TileHead } from '@tuyen/model';
import { listAddress } from '../record/list-address.ts';

/** Where a tile leads; undefined: nowhere. The server names a list only to those who may read it. */
export function tileLink({ list }: TileHead): string | undefined {
  return list && listAddress(list.resource, list.filter);
}
