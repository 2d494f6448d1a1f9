import type { GuardContext } from '../contract.ts';
import { type FieldError, type Fixed, type Guard, Problem, type Row } from '@tuyen/server/domain';

/** Fields that can change in any state, because they are remarks and not part of what was agreed. */
const ALWAYS = new Set(['note', 'attachment']);

/**
 * Allows deletion only in the given states. In later states, the record has had effects, such as issued tickets, that
 * could not be explained without it. Throws 409 `still_in_use`.
 */
export function deletableIn(field: string, ...states: readonly string[]): Guard {
  return (record) => {
    if (!states.includes(String(record[field]))) throw new Problem(409, 'still_in_use');
  };
}

/**
 * Allows changes of a record only in the given states, except for remarks such as `note`. Other changes fail with 409
 * `not_editable`.
 */
export function fixedUnless(field: string, ...states: readonly string[]) {
  return (record: Readonly<Row>): Fixed | undefined => (states.includes(String(record[field])) ? undefined : AGREED);
}

const AGREED: Fixed = { code: 'not_editable', includes: (field) => !ALWAYS.has(field) };

/** Throws 409 `own_request` if the decider is also the requester. Applies to office admins and superusers too. */
export function fourEyes(asker: unknown, { actor }: Pick<GuardContext, 'actor'>): void {
  if (actor.kind === 'staff' && actor.userId === asker) throw new Problem(409, 'own_request');
}

/** Throws 422 on the field of the end if a period ends before it starts. Start and end can be the same day. */
export function inOrder(row: Readonly<Row>, from: string, to: string): void {
  if (!row[from] || !row[to] || String(row[from]) <= String(row[to])) return;
  refuse({ [to]: { code: 'before_start' } });
}

export function refuseIfAny(errors: Readonly<Record<string, FieldError>>): void {
  if (Object.keys(errors).length > 0) refuse(errors);
}

export function refuse(errors: Readonly<Record<string, FieldError>>): never {
  throw new Problem(422, 'validation_failed', {}, errors);
}
