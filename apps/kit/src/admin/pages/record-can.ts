import { useCallback } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';

/** What the server lets this user do with a record: `can` of an answer that was asked with `?can=1`. */
export interface RecordCan {
  /** `edit`, `delete` and the names of transitions. */
  readonly actions: readonly string[];
  /** Why not, of what the user has the permission for. */
  readonly refused: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  /** Fields that can no longer be altered, each with the reason. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** Queries whose records are to come with their `can`. The same object each time: it is part of the queries' keys. */
export const ASK_CAN = { meta: { can: true } } as const;

/** Undefined where nobody asked: what a user may do is then decided by permission alone. */
export function canOf(record: object | undefined): RecordCan | undefined {
  return (record as { readonly can?: RecordCan } | undefined)?.can;
}

/**
 * Records that others need: what holds them is named when somebody wants to delete them, which says more than a missing button.
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

/** A row that may be selected: all that can be done with selected rows is to delete them. */
export function isDeletable(record: RaRecord): boolean {
  return allows(canOf(record), 'delete');
}
