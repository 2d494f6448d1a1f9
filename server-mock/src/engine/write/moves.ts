import { holds, type JsonSchema, type Model, type Resource, type Transition } from '@tuyen/model';
import type { Actor, Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import type { Rows } from '../store/rows.ts';
import { normalised, present, withDefaults } from './incoming.ts';
import type { WriteParts } from './parts.ts';
import { shapeOf } from './shape.ts';

/** The row of the workflow table that the record, its state and the actor allow. */
export function findTransition(resource: Resource, record: Row, name: string, actor: Actor): Transition {
  const { workflow } = resource;
  const named = workflow?.transitions.filter((transition) => transition.name === name) ?? [];
  if (!workflow || named.length === 0) throw new Problem(404, 'not_found');
  const state = String(record[workflow.field]);
  const by = actor.kind === 'client' ? 'staff' : actor.kind;
  const found = named.find(
    (transition) => transition.from.includes(state) && transition.by.includes(by) && holds(transition.when, record),
  );
  if (!found) throw new Problem(409, 'transition_not_allowed', { transition: name, from: state });
  return found;
}

/** The action's own body: only what it asks for, in the form that it asks for. */
export function transitionInput(
  { store, validation }: Pick<WriteParts, 'store' | 'validation'>,
  resource: Resource,
  { input: fields, schema = NOTHING }: Transition,
  input: Row,
): Row {
  const values = present(withDefaults(fields, normalised(store.model, { ...resource, fields }, input)));
  validation.check(schema, fields, values);
  return values;
}

const NOTHING: JsonSchema = { type: 'object' };

/** What an action asked for under the name and kind of one of the record's own fields is that field's new value. */
export function ownFields(resource: Resource, transition: Transition, values: Row): Row {
  const own = transition.input.filter((asked) =>
    resource.fields.some((field) => field.name === asked.name && field.kind === asked.kind && !field.system),
  );
  return Object.fromEntries(own.filter(({ name }) => name in values).map(({ name }) => [name, values[name]]));
}

/** One line of the history that the workflow keeps, with the parts that its list has fields for. */
export async function historyEntry(
  { model, rows, actor }: { readonly model: Model; readonly rows: Rows; readonly actor: Actor },
  resource: Resource,
  parts: Row,
): Promise<Row> {
  const { history } = shapeOf(resource);
  const by = history.find(({ name }) => name === 'by');
  const whole = by
    ? { ...parts, by: by.kind === 'reference' ? userOf(actor) : await nameOf(model, rows, actor) }
    : parts;
  return present(Object.fromEntries(history.map(({ name }) => [name, whole[name]])));
}

/** The account behind an actor, if it is a person's. */
export function userOf(actor: Actor): string | undefined {
  return actor.kind === 'staff' ? actor.userId : undefined;
}

async function nameOf(model: Model, rows: Rows, actor: Actor): Promise<string> {
  if (actor.kind === 'customer' || actor.kind === 'system') return actor.name ?? actor.kind;
  if (actor.kind === 'client') return actor.name ?? actor.clientId;
  const user = await rows.get(model.identity.users, actor.userId);
  return String(user?.['full_name'] ?? user?.['username'] ?? actor.userId);
}
