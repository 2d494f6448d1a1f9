import type { TileHead } from '@tuyen/model';
import { listAddress } from '../record/list-address.ts';

/**
 * Returns the URL of the list to which a dashboard tile links. Undefined if the server names no list because the user
 * may not read it.
 */
export function tileLink({ list }: TileHead): string | undefined {
  return list && listAddress(list.resource, list.filter);
}
