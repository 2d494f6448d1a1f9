import type { ListLink } from '../definition/definition.ts';

/** The address of a list with its filter set and shown. */
export function routeToList({ resource, filter, today }: ListLink, date: string): string {
  const whole = { ...filter, ...(today ? { [today]: date } : {}) };
  if (Object.keys(whole).length === 0) return `/${resource}`;
  const shown = Object.fromEntries(Object.keys(whole).map((name) => [name, true]));
  const search = new URLSearchParams({
    filter: JSON.stringify(whole),
    displayedFilters: JSON.stringify(shown),
    page: '1',
  });
  return `/${resource}?${search}`;
}
