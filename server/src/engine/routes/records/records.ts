import { sameJson, type CrudAction, type Resource, slugFor, isObject } from '@tuyen/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkWritableOffice, mayRead, officeOfNew } from '../../auth/callers.ts';
import type { Caller, LockingReader, Row, Transaction } from '../../domain.ts';
import type { Engine } from '../../engine.ts';
import { hashPasswords } from '../../identity/incoming-password.ts';
import { inviteAccount } from '../../sign-in/mail-link.ts';
import { objectIn } from '../../json-object.ts';
import { ofResource } from '../../of-resource.ts';
import { Problem } from '../../problem.ts';
import { parseQuery } from '../../query/parse.ts';
import { publicRecord, type Table } from '../../store/tables/columns.ts';
import { Params } from '../../store/database/sql-text.ts';
import { writable } from '../../write/values/incoming.ts';
import { notFound, queryText, taggedJson } from './answers.ts';
import { checkVersion } from './preconditions.ts';
import { patched } from './merge-patch.ts';
import { tagOf } from '../../request/entity-tags.ts';
import { shaped } from './list.ts';
import { recent } from '../../recent.ts';
import { perNamespace } from '../../store/namespaces/current.ts';

/** Registers `GET`, `PATCH`, `PUT` and `DELETE` of one record, the deletion check, and `POST` of a new record. */
export function recordRoutes(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const table = ofResource(engine.records.tables, resource.name);
  const path = `/${resource.name}/:id`;
  const has = (action: CrudAction) => resource.actions.includes(action);
  const shown = has('show') || has('list');
  if (shown) showRoute(app, engine, table, path);
  if (has('create')) {
    app.post(`/${resource.name}`, async (request, reply) => {
      const caller = await engine.auth.needsAll(request, slugFor(resource.module, 'create'));
      const values = await hashPasswords(engine, resource, bodyOf(request));
      return engine.write.handleWrite(
        request,
        reply,
        async (tx) => ({
          status: 201,
          body: publicRecord(table, await createInvited(engine, tx, resource, caller, values)),
          once: tx.revealed,
        }),
        shown ? { created: ({ id }) => `/${resource.name}/${String(id)}` } : {},
      );
    });
  }
  if (has('edit')) {
    const edit = async (request: FastifyRequest<RecordPath>, reply: FastifyReply) => {
      const caller = await engine.auth.needsAll(request, slugFor(resource.module, 'edit'));
      const values = await hashPasswords(engine, resource, bodyOf(request));
      return engine.write.handleWrite(request, reply, async (tx) => {
        const before = await writableRecord(tx, resource, caller, request.params.id);
        checkVersion(request, values, before);
        const after = await changeInvited(engine, tx, resource, caller, before, patched(request, before, values));
        return { body: publicRecord(table, after) };
      });
    };
    app.patch(path, edit);
    app.put(path, edit);
  }
  if (has('delete')) {
    const slug = slugFor(resource.module, 'delete');
    app.delete<RecordPath>(path, async (request, reply) => {
      const caller = await engine.auth.needsAll(request, slug);
      return engine.write.handleWrite(request, reply, async (tx) => {
        checkVersion(request, {}, await writableRecord(tx, resource, caller, request.params.id));
        return { body: publicRecord(table, await tx.remove(resource.name, request.params.id)) };
      });
    });
    // A separate URL instead of a parameter of DELETE, because a server that does not know the parameter would delete
    // the record.
    app.get<RecordPath>(`${path}/deletion`, async (request, reply) => {
      const caller = await engine.auth.needsAll(request, slug);
      const record = await writableRecord(engine.records.reader, resource, caller, request.params.id);
      checkVersion(request, {}, record);
      await engine.write.authorizer(caller).remove(resource, record);
      return reply.code(204).send();
    });
  }
}

/** Maximum number of cached records of one resource, and their size in characters. */
const MAX_CACHED = 2000;
const CACHE_CHARACTERS = 1_000_000;

function showRoute(app: FastifyInstance, engine: Engine, table: Table, path: string): void {
  const { resource } = table;
  const { records } = engine;
  const { database } = records;
  const view = engine.views.get(resource.name);
  const slug = slugFor(resource.module, 'show');
  const scoped = resource.scope === 'office';
  const place = new Params(database.engine).add('');
  const office = scoped ? ', "office_id"' : '';
  const sql = `SELECT ${table.doc} AS doc${office} FROM ${table.name} WHERE "id" = ${place}`;

  type Found = { readonly doc: string; readonly office_id?: unknown; tag?: string };
  const none = () => recent<Found>(MAX_CACHED, CACHE_CHARACTERS, ({ doc }) => doc.length);
  const memory = perNamespace(() => ({ cache: none(), version: 0 }));

  /** Cache of records that were read since the last write. With several processes, the database is queried each time. */
  async function record(id: string): Promise<Found | undefined> {
    if (!records.alone) return database.row<Found>(sql, [id]);
    const now = records.version(resource.name);
    const read = memory();
    if (read.version !== now) {
      read.version = now;
      read.cache = none();
    }
    const known = read.cache.get(id);
    if (known) return known;
    const found = await database.row<Found>(sql, [id]);
    if (found && now === records.version(resource.name)) read.cache.set(id, found);
    return found;
  }

  app.get<RecordPath>(path, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const row = await record(request.params.id);
    if (!row || (scoped && !mayRead(caller, row))) throw notFound();
    const text = queryText(request);
    if (text === '' || !view)
      return taggedJson(reply, row.doc, (row.tag ??= tagOf(row.doc, objectIn(row.doc)['version'])));
    const stored = objectIn(row.doc);
    const [shown] = await shaped(engine, resource, caller, [stored], parseQuery(view, text));
    const answer = JSON.stringify(shown);
    return taggedJson(reply, answer, tagOf(answer, stored['version']));
  });
}

export interface RecordPath {
  readonly Params: { readonly id: string };
}

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
 * Creates a record like `createRecord`. The owner of a new account without a password receives an invitation to set
 * one.
 */
export async function createInvited(
  engine: Engine,
  tx: Transaction,
  resource: Resource,
  caller: Caller,
  values: Row,
): Promise<Row> {
  const record = await createRecord(tx, resource, caller, values);
  await inviteAccount(engine, tx, resource, record);
  return record;
}

/**
 * Updates a record returned by `writableRecord`. The owner of an account that becomes able to set a password receives
 * an invitation.
 */
export async function changeInvited(
  engine: Engine,
  tx: Transaction,
  resource: Resource,
  caller: Caller,
  before: Row,
  values: Row,
): Promise<Row> {
  checkState(resource, values, before);
  const changes = withoutUnchangedOffice(caller, resource, writable(resource, values), before);
  const after = await tx.update(resource.name, String(before['id']), changes);
  await inviteAccount(engine, tx, resource, after, before);
  return after;
}

/** Returns the locked record. @throws 404 if the caller cannot read it, 403 if the caller can only read it */
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

/** Moving a record to another office requires write permission there. */
function withoutUnchangedOffice(caller: Caller, resource: Resource, changes: Row, before: Row): Row {
  if (resource.scope !== 'office' || changes['office_id'] === undefined) return changes;
  if (changes['office_id'] !== before['office_id']) checkWritableOffice(caller, { office_id: changes['office_id'] });
  return changes;
}
