import { ADMIN_SEGMENTS, API_SEGMENTS, PAGE_FOLDERS } from '@tuyen/model/load';

const MAX_NAME = 56;

/** Returns a name that a resource of the project can have: `search-records` for `search`, which is a path of the server. */
export function usableResourceName(name: string, isOwn: boolean): string {
  const taken = [...ADMIN_SEGMENTS, ...PAGE_FOLDERS, ...(isOwn ? API_SEGMENTS : [])];
  const usable = taken.includes(name) || name in {} ? `${name}-records` : name;
  return usable.length <= MAX_NAME ? usable : usable.slice(0, MAX_NAME).replace(/-+$/u, '');
}
