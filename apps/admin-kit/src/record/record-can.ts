import { isObject } from '@tuyen/model';
import { createContext, useCallback, useContext } from 'react';
import { useGetList, useListContext, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useCapabilities } from '../model/model-context.tsx';
import { useCanAction } from './can-action.ts';

/** Permissions of the user for a record or a resource: `can` in a response to a request with `?can=1`. */
export interface RecordCan {
  /**
   * Actions that the user may perform: `edit`, `delete` and the names of transitions and operations. For a resource
   * instead of a record: `create`, `import` and the operations of the resource.
   */
  readonly actions: readonly string[];
  /**
   * Reasons why actions are currently unavailable, by action name. Contains only actions that the user has permission
   * for.
   */
  readonly refused: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  /**
   * Reasons why fields are read-only, by field: the record's state does not allow a change, or the user may not set the
   * field. A field in a list of objects has a name such as `parts.kind`.
   */
  readonly fixed: Readonly<Record<string, string>>;
  /** Available values by name of the enum field. Contains only fields for which not all values are available. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly assign?: boolean;
  /** True for an account whose owner the user may invite to set a password. */
  readonly invite?: boolean;
  readonly prints?: readonly RecordPrint[];
}

export interface RecordPrint {
  readonly name: string;
  readonly label: string;
  /** True if the document can print several selected records together, this record among them. */
  readonly list?: true;
  /**
   * Set for a document of which only one original may exist. `transition` names the workflow transition that records
   * the printing of a copy. `again` is true if the original was already printed, so that the next print is a copy.
   */
  readonly copies?: { readonly transition: string; readonly again: boolean };
}

/**
 * Query option that requests the user's permissions (`can`) with each record. A single constant object, because it is
 * part of query keys.
 */
export const ASK_CAN = { meta: { can: true } } as const;

export const withCan = <Kit extends object, Own extends { readonly meta?: unknown }>(kit: Kit, own?: Own) => ({
  ...kit,
  ...own,
  meta: { ...(isObject(own?.meta) ? own.meta : {}), ...ASK_CAN.meta },
});

/**
 * `meta` of the query that loads the record of the page, including options of a customized page. Components that read
 * this query from the cache need the `meta`, because it is part of the query key.
 */
export const QueryMetaContext = createContext<object>(ASK_CAN.meta);

/**
 * Returns the permissions in a response, or undefined if the request did not ask for them. If undefined, only the
 * user's roles decide which actions are shown.
 */
export function canOf(answer: unknown): RecordCan | undefined {
  // The cast is safe, because `can` always comes from the server. Lint forbids resource fields with this name.
  return isObject(answer) ? (answer['can'] as RecordCan | undefined) : undefined;
}

/**
 * Error codes for records that cannot be deleted because other records refer to them. For these codes the delete button
 * stays visible. A dialog then lists the referring records, which explains more than a missing button.
 */
const NAMED_WHEN_ASKED: ReadonlySet<string> = new Set(['still_referenced', 'still_referenced_elsewhere']);

function allows(can: RecordCan | undefined, action: string): boolean {
  return !can || can.actions.includes(action) || NAMED_WHEN_ASKED.has(can.refused[action]?.code ?? '');
}

/**
 * Returns whether the server accepts an action on the current record: `edit`, `delete`, or a transition or operation.
 */
export function useRecordAllows(): (action: string) => boolean {
  const can = canOf(useRecordContext());
  return useCallback((action) => allows(can, action), [can]);
}

export const CreateCanContext = createContext<RecordCan | undefined>(undefined);

function useFormCan(): RecordCan | undefined {
  const creating = useContext(CreateCanContext);
  return canOf(useRecordContext()) ?? creating;
}

export const useFixed = (): RecordCan['fixed'] => useFormCan()?.fixed ?? {};

export const useChoices = (field: string): readonly string[] | undefined => useFormCan()?.choices?.[field];

export function useListAllows(): (action: string) => boolean | undefined {
  const { isPending, meta } = useListContext();
  const can = canOf(meta);
  return (action) => (can || !isPending ? allows(can, action) : undefined);
}

export function useResourceCan(): { readonly pending: boolean; readonly can: RecordCan | undefined } {
  const resource = useResourceContext() ?? '';
  const canAction = useCanAction();
  const { can } = useCapabilities(resource);
  const asks = can && canAction('create') && canAction('list');
  const { isLoading, meta } = useGetList(resource, ONE, { enabled: asks, retry: false });
  return { pending: isLoading, can: canOf(meta) };
}

const ONE = { pagination: { page: 1, perPage: 1 }, ...ASK_CAN } as const;

export function listPrintsOf(record: RaRecord): readonly RecordPrint[] {
  return canOf(record)?.prints?.filter(({ list }) => list) ?? [];
}

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

export function isSelectable(record: RaRecord): boolean {
  return allows(canOf(record), 'delete') || mayAssign(record) || listPrintsOf(record).length > 0;
}

export function whyNotDeleted(record: RaRecord): string | undefined {
  return canOf(record)?.refused['delete']?.message;
}
