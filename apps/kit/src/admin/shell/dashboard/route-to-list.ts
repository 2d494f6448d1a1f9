import { listAddress } from '../../record/list-address.ts';
import type { ListLink } from '../definition/definition.ts';

/** The address of a list with its filter set and shown. */
export function routeToList({ resource, filter, today }: ListLink, date: string): string {
  return listAddress(resource, { ...filter, ...(today ? { [today]: date } : {}) });
}
