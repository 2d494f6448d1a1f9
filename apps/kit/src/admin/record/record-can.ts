import { isObject } from '@tuyen/model';
import { createContext, useCallback, useContext } from 'react';
import { useGetList, useListContext, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useCanAction } from './can-action.ts';

/** What the server lets this user do with a record, or with the resource: `can` of an answer that was asked with `?can=1`. */
export interface RecordCan {
  /** `edit`, `delete` and the names of transitions and operations; of a resource `create`, `import` and its operations. */
  readonly actions: readonly string[];
  /** Why not, of what the user has the permission for. */
  readonly refused: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  /** Fields that can no longer be altered, or that this user cannot set, each with the reason; in a list of objects `parts.kind`. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Of enumerations: the values that can be chosen now, where not all can. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Of a resource with assignees: whether the user may say who works on the record. */
  readonly assign?: boolean;
  /** What the user may print of the record now. */
  readonly prints?: readonly RecordPrint[];
}

export interface RecordPrint {
  readonly name: string;
  /** In the user's language. */
  readonly label: string;
  /** Of several chosen records, this one among them. */
  readonly list?: true;
  /** Of a document that exists once: the transition that makes copies of it, and whether this print would be one. */
  readonly copies?: { readonly transition: string; readonly again: boolean };
}

/** Queries whose records are to come with their `can`. The same object each time: it is part of the queries' keys. */
export const ASK_CAN = { meta: { can: true } } as const;

/** An owner's options of a query beside those of the kit: whatever it asks for comes with `can`. */
export const withCan = <Kit extends object, Own extends { readonly meta?: unknown }>(kit: Kit, own?: Own) => ({
  ...kit,
  ...own,
  meta: { ...(isObject(own?.meta) ? own.meta : {}), ...ASK_CAN.meta },
});

/** What the page around asks for its record with, an owner's part included: it is part of the query's key. */
export const QueryMetaContext = createContext<object>(ASK_CAN.meta);

/** Undefined if it was not requested: permissions alone then decide what the user may do. */
export function canOf(answer: unknown): RecordCan | undefined {
  // The server alone writes it: no field may have this name, as lint holds.
  return isObject(answer) ? (answer['can'] as RecordCan | undefined) : undefined;
}

/**
 * Records that others refer to: those others are listed when the user tries to delete, which explains more than a missing button.
 */
const NAMED_WHEN_ASKED: ReadonlySet<string> = new Set(['still_referenced', 'still_referenced_elsewhere']);

function allows(can: RecordCan | undefined, action: string): boolean {
  return !can || can.actions.includes(action) || NAMED_WHEN_ASKED.has(can.refused[action]?.code ?? '');
}

/** May the user do this with the record around, as far as the record is concerned? */
export function useRecordAllows(): (action: string) => boolean {
  const can = canOf(useRecordContext());
  return useCallback((action) => allows(can, action), [can]);
}

/** In the form of a new record: what the user may do with the resource. */
export const CreateCanContext = createContext<RecordCan | undefined>(undefined);

/** What is known of the fields of the form around: of its record, or of a new one. */
function useFormCan(): RecordCan | undefined {
  const creating = useContext(CreateCanContext);
  return canOf(useRecordContext()) ?? creating;
}

export const useFixed = (): RecordCan['fixed'] => useFormCan()?.fixed ?? {};

/** The values of an enumeration that the server lets choose in this form; undefined: all. */
export const useChoices = (field: string): readonly string[] | undefined => useFormCan()?.choices?.[field];

/** May the user do this with the resource, as the list around was answered? Undefined until it is. */
export function useListAllows(): (action: string) => boolean | undefined {
  const { isPending, meta } = useListContext();
  const can = canOf(meta);
  return (action) => (can || !isPending ? allows(can, action) : undefined);
}

/** What the user may do with the resource, on a page without its list; `pending` until the server has said so. */
export function useResourceCan(): { readonly pending: boolean; readonly can: RecordCan | undefined } {
  const resource = useResourceContext() ?? '';
  const canAction = useCanAction();
  const asks = canAction('create') && canAction('list');
  const { isLoading, meta } = useGetList(resource, ONE, { enabled: asks, retry: false });
  return { pending: isLoading, can: canOf(meta) };
}

/** Of the list itself alone its `can` is of interest; a list has a page. */
const ONE = { pagination: { page: 1, perPage: 1 }, ...ASK_CAN } as const;

/** The prints of several records that this one can be on. */
export function listPrintsOf(record: RaRecord): readonly RecordPrint[] {
  return canOf(record)?.prints?.filter(({ list }) => list) ?? [];
}

/** The prints that all of these records can be on together. */
export function commonPrints(records: readonly RaRecord[]): readonly RecordPrint[] {
  const [first, ...others] = records;
  if (!first) return [];
  return listPrintsOf(first).filter(({ name }) =>
    others.every((record) => listPrintsOf(record).some((print) => print.name === name)),
  );
}

/** May the user say who works on the record? */
export function mayAssign(record: RaRecord): boolean {
  return canOf(record)?.assign ?? false;
}

/** A row that may be selected: selected rows are deleted, given to a colleague, or printed as a list. */
export function isSelectable(record: RaRecord): boolean {
  return allows(canOf(record), 'delete') || mayAssign(record) || listPrintsOf(record).length > 0;
}

/** What the server said against deleting it. */
export function whyNotDeleted(record: RaRecord): string | undefined {
  return canOf(record)?.refused['delete']?.message;
}
