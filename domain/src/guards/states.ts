import type { GuardContext } from '../contract.ts';
import { type FieldError, type Fixed, type Guard, Problem, type Row } from '@tuyen/server/domain';

/** Fields that may be written in any state: they say nothing that was agreed on. */
const ALWAYS = new Set(['note', 'attachment']);

/** A record that has begun its walk stays: deleting it would leave what it caused without cause. 409 `still_in_use` */
export function deletableIn(field: string, ...states: readonly string[]): Guard {
  return (record) => {
    if (!states.includes(String(record[field]))) throw new Problem(409, 'still_in_use');
  };
}

/** Past the states in which a record may be edited all of it is fixed but what says nothing that was agreed on. 409 `not_editable` */
export function fixedUnless(field: string, ...states: readonly string[]) {
  return (record: Readonly<Row>): Fixed | undefined => (states.includes(String(record[field])) ? undefined : AGREED);
}

const AGREED: Fixed = { code: 'not_editable', includes: (field) => !ALWAYS.has(field) };

/** Who decides is not who asked; office admins and superusers neither. 409 `own_request` */
export function fourEyes(asker: unknown, { actor }: Pick<GuardContext, 'actor'>): void {
  if (actor.kind === 'staff' && actor.userId === asker) throw new Problem(409, 'own_request');
}

/** 422 on the later field where a period ends before it begins; equal days pass. */
export function inOrder(row: Readonly<Row>, from: string, to: string): void {
  if (!row[from] || !row[to] || String(row[from]) <= String(row[to])) return;
  refuse({ [to]: { code: 'before_start' } });
}

/** 422 with the fields at fault, if there are any. */
export function refuseIfAny(errors: Readonly<Record<string, FieldError>>): void {
  if (Object.keys(errors).length > 0) refuse(errors);
}

/** 422 with the fields at fault. */
export function refuse(errors: Readonly<Record<string, FieldError>>): never {
  throw new Problem(422, 'validation_failed', {}, errors);
}
