import type { TileHead } from '@tuyen/model';
import { listAddress } from '../record/list-address.ts';

export function tileLink({ list }: TileHead): string | undefined {
  return list && listAddress(list.resource, list.filter);
}
