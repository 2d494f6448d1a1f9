import { isObject, type Resource, sameJson } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Caller, LockingReader, Row, Transaction } from '../../domain.ts';
import { checkWritableOffice, inviteAccount, type MailLinkParts, mayRead, officeOfNew } from '../../identity/index.ts';
import { Problem } from '../../problem.ts';
import { writable } from '../../write/values/incoming.ts';
import { notFound } from './answers.ts';

export function bodyOf(request: FastifyRequest): Row {
  const { body } = request;
  if (!isObject(body)) throw new Problem(422, 'validation_failed', {}, { '': { code: 'type' } });
  return body;
}

export async function createRecord(
  tx: Pick<Transaction, 'create'>,
  resource: Resource,
  caller: Caller,
  values: Row,
): Promise<Row> {
  checkState(resource, values, { ...(resource.workflow && { [resource.workflow.field]: resource.workflow.initial }) });
  const given = writable(resource, values);
  if (resource.scope === 'office') given['office_id'] = officeOfNew(caller, given['office_id'] ?? values['office_id']);
  return tx.create(resource.name, given);
}

/**
 * Creates a record like `createRecord`. If the record is an account without a password, its owner receives an
 * invitation to set one.
 */
export async function createInvited(
  engine: MailLinkParts,
  tx: Transaction,
  resource: Resource,
  caller: Caller,
  values: Row,
): Promise<Row> {
  const record = await createRecord(tx, resource, caller, values);
  await inviteAccount(engine, tx, resource, record);
  return record;
}

export async function changeInvited(
  engine: MailLinkParts,
  tx: Transaction,
  resource: Resource,
  caller: Caller,
  before: Row,
  values: Row,
  action?: string,
): Promise<Row> {
  checkState(resource, values, before);
  const changes = withoutUnchangedOffice(caller, resource, writable(resource, values), before);
  const after = await tx.update(resource.name, String(before['id']), changes, action);
  await inviteAccount(engine, tx, resource, after, before);
  return after;
}

/** Locks a record and returns it. @throws 404 if the caller cannot read it, 403 if the caller can only read it */
export async function writableRecord(
  reader: Pick<LockingReader, 'lock'>,
  resource: Resource,
  caller: Caller,
  id: string,
): Promise<Row> {
  const record = await reader.lock(resource.name, id);
  if (!record) throw notFound();
  if (resource.scope === 'office') {
    if (!mayRead(caller, record)) throw notFound();
    checkWritableOffice(caller, record);
  }
  return record;
}

/** Only transitions change the state. An unchanged state in the body is ignored. */
function checkState(resource: Resource, values: Readonly<Row>, before: Row): void {
  const field = resource.workflow?.field;
  if (field === undefined || values[field] === undefined || sameJson(values[field], before[field])) return;
  throw new Problem(422, 'state_by_transition_only', {}, { [field]: { code: 'state_by_transition_only' } });
}

/** To move a record to another office, the caller needs write permission in that office. */
function withoutUnchangedOffice(caller: Caller, resource: Resource, changes: Row, before: Row): Row {
  if (resource.scope !== 'office' || changes['office_id'] === undefined) return changes;
  if (changes['office_id'] !== before['office_id']) checkWritableOffice(caller, { office_id: changes['office_id'] });
  return changes;
}
