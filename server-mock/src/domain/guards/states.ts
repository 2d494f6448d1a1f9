import type { HookContext, Row } from '../../engine/domain.ts';
import { Problem, type FieldError } from '../../engine/problem.ts';
import { same } from '../../engine/write/same.ts';

/** Fields that may be written in any state: they say nothing that was agreed on. */
const ALWAYS = new Set(['note', 'attachment']);

/** A record that has begun its walk stays: deleting it would leave what it caused without cause. 409 `still_in_use` */
export function deletableIn(field: string, ...states: readonly string[]) {
  return (before: Readonly<Row>): void => {
    if (!states.includes(String(before[field]))) throw new Problem(409, 'still_in_use');
  };
}

/**
 * What the system writes is no edit: its moves and counters pass.
 * @throws 409 `not_editable`, naming the fields, where a record is past the states in which it may be edited
 */
export function editable(
  before: Readonly<Row>,
  changes: Readonly<Row>,
  { actor }: Pick<HookContext, 'actor'>,
  field: string,
  ...states: readonly string[]
): void {
  if (actor.kind === 'system') return;
  if (states.includes(String(before[field]))) return;
  const altered = alteredIn(before, changes).filter((name) => !ALWAYS.has(name));
  if (altered.length === 0) return;
  throw new Problem(
    409,
    'not_editable',
    {},
    Object.fromEntries(altered.map((name) => [name, { code: 'not_editable' }])),
  );
}

/** The fields that the changes would alter. */
function alteredIn(before: Readonly<Row>, changes: Readonly<Row>): string[] {
  return Object.keys(changes).filter((name) => !same(changes[name], before[name]));
}

/** Who decides is not who asked; office admins and superusers neither. 409 `own_request` */
export function fourEyes(asker: unknown, { actor }: Pick<HookContext, 'actor'>): void {
  if (actor.kind === 'staff' && actor.userId === asker) throw new Problem(409, 'own_request');
}

/** 422 on the later field where a period ends before it begins; equal days pass. */
export function inOrder(row: Readonly<Row>, from: string, to: string): void {
  if (!row[from] || !row[to] || String(row[from]) <= String(row[to])) return;
  refuse({ [to]: { code: 'before_start' } });
}

/** 422 with the fields at fault, if there are any. */
export function refuse(errors: Readonly<Record<string, FieldError>>): void {
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}
