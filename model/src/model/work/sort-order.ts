export interface SortOrder {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

export function sortOf(sort: string): SortOrder {
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'DESC' } : { field: sort, order: 'ASC' };
}
