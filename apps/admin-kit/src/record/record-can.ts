import { isObject } from '@tuyen/model';
import { createContext, useCallback, useContext } from 'react';
import { useGetList, useListContext, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useCanAction } from './can-action.ts';

/** Permissions of the user for a record or a resource: `can` in a response to a request with `?can=1`. */
export interface RecordCan {
  /**
   * `edit`, `delete` and the names of transitions and operations. For a resource: `create`, `import` and its
   * operations.
   */
  readonly actions: readonly string[];
  /** Reasons why actions that the user has permission for are currently unavailable. */
  readonly refused: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  /** Reasons by field that is fixed or that the user cannot set. Fields in a list of objects are named `parts.kind`. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Available values by enum field, if not all are available. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** For a resource with assignees: whether the user may assign the record. */
  readonly assign?: boolean;
  readonly prints?: readonly RecordPrint[];
}

export interface RecordPrint {
  readonly name: string;
  /** In the user's language. */
  readonly label: string;
  /** True for a print of several selected records, including this one. */
  readonly list?: true;
  /** For a document with a single original: the transition that prints copies, and whether this print would be a copy. */
  readonly copies?: { readonly transition: string; readonly again: boolean };
}

/** Query option that requests `can` with each record. A constant object, because it is part of query keys. */
export const ASK_CAN = { meta: { can: true } } as const;

/** Merges customized query options with those of the kit, and always requests `can`. */
export const withCan = <Kit extends object, Own extends { readonly meta?: unknown }>(kit: Kit, own?: Own) => ({
  ...kit,
  ...own,
  meta: { ...(isObject(own?.meta) ? own.meta : {}), ...ASK_CAN.meta },
});

/** Query meta of the current record page, including customized parts. It is part of the query key. */
export const QueryMetaContext = createContext<object>(ASK_CAN.meta);

/** Returns the permissions in a response, or undefined if not requested. In that case only the user's roles decide. */
export function canOf(answer: unknown): RecordCan | undefined {
  // Only the server sets this value. Lint forbids fields with this name.
  return isObject(answer) ? (answer['can'] as RecordCan | undefined) : undefined;
}

/**
 * Reasons that do not hide the delete button. An attempt lists the referencing records, which explains more than a
 * missing button.
 */
const NAMED_WHEN_ASKED: ReadonlySet<string> = new Set(['still_referenced', 'still_referenced_elsewhere']);

function allows(can: RecordCan | undefined, action: string): boolean {
  return !can || can.actions.includes(action) || NAMED_WHEN_ASKED.has(can.refused[action]?.code ?? '');
}

export function useRecordAllows(): (action: string) => boolean {
  const can = canOf(useRecordContext());
  return useCallback((action) => allows(can, action), [can]);
}

export const CreateCanContext = createContext<RecordCan | undefined>(undefined);

/** Returns the permissions for the record of the form, or for a new record. */
function useFormCan(): RecordCan | undefined {
  const creating = useContext(CreateCanContext);
  return canOf(useRecordContext()) ?? creating;
}

export const useFixed = (): RecordCan['fixed'] => useFormCan()?.fixed ?? {};

/** Returns the available values of an enum field in this form. Undefined means all. */
export const useChoices = (field: string): readonly string[] | undefined => useFormCan()?.choices?.[field];

/**
 * Returns a check whether the user may perform an action on the resource of the current list. Undefined until the list
 * is loaded.
 */
export function useListAllows(): (action: string) => boolean | undefined {
  const { isPending, meta } = useListContext();
  const can = canOf(meta);
  return (action) => (can || !isPending ? allows(can, action) : undefined);
}

/** Fetches the permissions for the resource, on a page without its list. `pending` is true until the server responds. */
export function useResourceCan(): { readonly pending: boolean; readonly can: RecordCan | undefined } {
  const resource = useResourceContext() ?? '';
  const canAction = useCanAction();
  const asks = canAction('create') && canAction('list');
  const { isLoading, meta } = useGetList(resource, ONE, { enabled: asks, retry: false });
  return { pending: isLoading, can: canOf(meta) };
}

/** A minimal page, because only `can` of the list is needed. */
const ONE = { pagination: { page: 1, perPage: 1 }, ...ASK_CAN } as const;

/** Returns the multi-record prints that can include this record. */
export function listPrintsOf(record: RaRecord): readonly RecordPrint[] {
  return canOf(record)?.prints?.filter(({ list }) => list) ?? [];
}

/** Returns the multi-record prints that all of these records share. */
export function commonPrints(records: readonly RaRecord[]): readonly RecordPrint[] {
  const [first, ...others] = records;
  if (!first) return [];
  return listPrintsOf(first).filter(({ name }) =>
    others.every((record) => listPrintsOf(record).some((print) => print.name === name)),
  );
}

export function mayAssign(record: RaRecord): boolean {
  return canOf(record)?.assign ?? false;
}

/** Checks whether a row can be selected for deletion, assignment or a multi-record print. */
export function isSelectable(record: RaRecord): boolean {
  return allows(canOf(record), 'delete') || mayAssign(record) || listPrintsOf(record).length > 0;
}

export function whyNotDeleted(record: RaRecord): string | undefined {
  return canOf(record)?.refused['delete']?.message;
}
