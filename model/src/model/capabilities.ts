import type { CrudAction, Resource } from './resource.ts';

/** What the back end of a resource can do. Screens offer nothing else. Derived from the dialect, and plain JSON. */
export interface Capabilities {
  readonly actions: readonly CrudAction[];
  /** Fields that the list can be sorted by. */
  readonly sort: 'all' | readonly string[];
  /** Filter operators that the list supports, by field. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Operators of the list for every field that `filters` does not have. */
  readonly anyFilter: readonly string[];
  readonly search: boolean;
  /** Whether a list says how many records there are. Without it, pages have only a next and a previous one. */
  readonly total: boolean;
  /** Whether every page can be opened directly. Otherwise, users can open only the pages before and the next page. */
  readonly jump: boolean;
  /** Whether several records are read in one request. */
  readonly getMany: boolean;
  /** Whether a write is refused if somebody else has changed the record. */
  readonly optimisticLock: boolean;
  /** Whether answers say what the caller may do with each record. */
  readonly can: boolean;
  /** Timelines, notes, presence and the changes of a record. */
  readonly history: boolean;
  /** Import and export of CSV files. */
  readonly csv: boolean;
  readonly bulkDelete: boolean;
  /** Whether several records are changed in one request, which can be tried before. */
  readonly edits: boolean;
  /** Whether users see before a deletion which records refer to the record. */
  readonly deletionCheck: boolean;
  /** Numbers of records on tabs, and tabs that users save. */
  readonly tabs: boolean;
}

const OWN_SERVER: Capabilities = {
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  sort: 'all',
  filters: {},
  anyFilter: [],
  search: true,
  total: true,
  jump: true,
  getMany: true,
  optimisticLock: true,
  can: true,
  history: true,
  csv: true,
  bulkDelete: true,
  edits: true,
  deletionCheck: true,
  tabs: true,
};

/** Returns what the back end of a resource can do. The project's own server can do everything. */
export function capabilitiesOf(resource: Pick<Resource, 'capabilities'> | undefined): Capabilities {
  return resource?.capabilities ?? OWN_SERVER;
}

type Placed = Pick<Resource, 'capabilities' | 'place'>;

export function canSortBy(resource: Placed, field: string): boolean {
  const { sort } = capabilitiesOf(resource);
  return sort === 'all' || sort.includes(field);
}

export function operatorsOn({ filters, anyFilter }: Capabilities, field: string): readonly string[] {
  return Object.hasOwn(filters, field) ? (filters[field] ?? []) : anyFilter;
}

/** Returns whether the list can be filtered by a value of the field, as inputs of the list do. */
export function canFilterBy(resource: Placed, field: string): boolean {
  if (!resource.place) return true;
  const operators = operatorsOn(capabilitiesOf(resource), field);
  return operators.includes('$eq') || operators.includes('$cont');
}
