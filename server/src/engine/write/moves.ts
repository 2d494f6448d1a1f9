import {
  accountNameOf,
  holds,
  type JsonSchema,
  type Model,
  type Operation,
  type Resource,
  type Transition,
} from '@tuyen/model';
import type { Actor, Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import type { Rows } from '../store/rows.ts';
import { normalize, withDefaults } from './values/incoming.ts';
import { omitNulls } from '../json-object.ts';
import type { WriteParts } from './parts.ts';
import { writePlanOf } from './values/write-plan.ts';

export function findTransition(resource: Resource, record: Row, name: string, actor: Pick<Actor, 'kind'>): Transition {
  const { workflow } = resource;
  const named = workflow?.transitions.filter((transition) => transition.name === name) ?? [];
  if (!workflow || named.length === 0) throw new Problem(404, 'not_found');
  const state = String(record[workflow.field]);
  const by = actor.kind === 'client' ? 'staff' : actor.kind;
  const found = named.find(
    (transition) => transition.from.includes(state) && transition.by.includes(by) && holds(transition.when, record),
  );
  if (!found) throw transitionNotAllowed(resource, record, name);
  return found;
}

export function transitionNotAllowed({ fields, workflow }: Resource, record: Row, transition: string): Problem {
  const field = fields.find(({ name }) => name === workflow?.field);
  const value = String(record[workflow?.field ?? '']);
  const from = field?.kind === 'enum' ? { enum: field.enum, value } : value;
  return new Problem(409, 'transition_not_allowed', { transition, from });
}

export function findOperation({ operations }: Resource, record: Row | undefined, name: string): Operation {
  const found = operations?.find((operation) => operation.name === name && (operation.on === 'record') === !!record);
  if (!found) throw new Problem(404, 'not_found');
  if (record && !holds(found.when, record)) throw new Problem(409, 'operation_not_allowed', { operation: name });
  return found;
}

export function actionInput(
  { store, validation }: Pick<WriteParts, 'store' | 'validation'>,
  resource: Resource,
  { input: fields, schema = NOTHING }: Transition | Operation,
  input: Row,
): Row {
  const values = omitNulls(withDefaults(fields, normalize(store.model, { ...resource, fields }, input)));
  validation.check(schema, fields, values);
  return values;
}

const NOTHING: JsonSchema = { type: 'object' };

export function ownFields(resource: Resource, transition: Transition, values: Row): Row {
  const own = transition.input.filter((asked) =>
    resource.fields.some((field) => field.name === asked.name && field.kind === asked.kind && !field.system),
  );
  return Object.fromEntries(own.filter(({ name }) => name in values).map(({ name }) => [name, values[name]]));
}

export async function historyEntry(
  { model, rows, actor }: { readonly model: Model; readonly rows: Rows; readonly actor: Actor },
  resource: Resource,
  parts: Row,
): Promise<Row> {
  const by = writePlanOf(resource).history.find(({ name }) => name === 'by');
  if (!by) return historyEntryOf(resource, parts);
  return historyEntryOf(resource, {
    ...parts,
    by: 'use' in by ? userOf(actor) : await nameOf(model, rows, actor),
  });
}

export function historyEntryOf(resource: Resource, parts: Row): Row {
  return omitNulls(Object.fromEntries(writePlanOf(resource).history.map(({ name }) => [name, parts[name]])));
}

export function userOf(actor: Actor): string | undefined {
  return actor.kind === 'staff' ? actor.userId : undefined;
}

async function nameOf(model: Model, rows: Rows, actor: Actor): Promise<string> {
  if (actor.kind === 'customer' || actor.kind === 'system') return actor.name ?? actor.kind;
  if (actor.kind === 'client') return actor.name ?? actor.clientId;
  const { users } = model.identity;
  const user = await rows.get(users.resource, actor.userId);
  return (user && accountNameOf(users, user)) ?? actor.userId;
}
