export function listAddress(resource: string, filter: Readonly<Record<string, unknown>>): string {
  if (Object.keys(filter).length === 0) return `/${resource}`;
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
    page: '1',
  });
  return `/${resource}?${search}`;
}

export function createAddress(resource: string, values: Readonly<Record<string, unknown>>): string {
  return `/${resource}/create?${new URLSearchParams({ source: JSON.stringify(values) })}`;
}
