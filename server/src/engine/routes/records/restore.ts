import { type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedEntries } from '../../audit/recorded.ts';
import { readableLog } from '../../timeline/readable-log.ts';
import { hasRestorable, type LoggedSide, type RestorableField, restorableFields } from '../../audit/restorable.ts';
import type { Caller, LoggedEntry, Row } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import type { MailLinkParts } from '../../identity/index.ts';
import { type FieldError, Problem } from '../../problem.ts';
import { badQuery } from '../../request/refusals/bad-query.ts';
import { publicRecord } from '../../store/tables/columns.ts';
import type { HasRecords } from '../../store/store.ts';
import type { AuthorizingWritePath } from '../../write/write-path.ts';
import { notFound } from './answers.ts';
import { fixedReasons } from './can.ts';
import { checkVersion } from './preconditions.ts';
import { bodyOf, changeInvited, writableRecord } from './record-writes.ts';

interface RestoreParts extends MailLinkParts, HasRecords {
  readonly write: AuthorizingWritePath;
}

interface EntryPath {
  readonly Params: { readonly id: string; readonly entry: string };
}

/** Action of the log entry that a restoration writes. */
export const RESTORE = 'restore';

/** Maximum number of log entries of a record, newest first, whose values can be restored. */
const MOST_ENTRIES = 500;

/**
 * Registers `GET {resource}/{id}/restore/{entry}`, which compares the values of a log entry with the record, and `POST`
 * to the same path, which restores chosen fields. The values come from the log, never from the request. The write path
 * checks them like any other change and logs the change as `restore`.
 */
export function restoreRoutes(app: FastifyInstance, engine: RestoreParts, resource: Resource): void {
  if (!resource.actions.includes('edit') || resource.singleton) return;
  const table = getOrThrow(engine.records.tables, resource.name);
  const path = `/${resource.name}/:id/restore/:entry`;
  const slug = slugFor(resource.module, 'edit');
  app.get<EntryPath & { Querystring: { readonly values?: unknown } }>(path, async (request) => {
    const caller = await engine.auth.needsAll(request, slug);
    const { id } = request.params;
    const record = await writableRecord(engine.records.reader, resource, caller, id);
    const entry = await readEntry(engine, resource, caller, request);
    const side = sideIn(request.query.values, entry);
    if (!side) throw badQuery('unknown_parameter', { parameter: 'values' });
    const reasons = await fixedReasons(engine, resource, caller, record);
    const [now, logged] = [publicRecord(table, record), publicRecord(table, valuesOf(entry, side))];
    return {
      version: record['version'],
      at: entry.at,
      by: entry.by,
      values: side,
      sides: (['before', 'after'] as const).filter((each) => entry[each]),
      fields: restorableFields(resource, record, entry, side).map(({ field: { name } }) => ({
        field: name,
        now: now[name] ?? null,
        logged: logged[name] ?? null,
        ...(reasons[name] !== undefined && { refused: reasons[name] }),
      })),
    };
  });
  app.post<EntryPath>(path, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const body = bodyOf(request);
    const entry = await readEntry(engine, resource, caller, request);
    const side = sideIn(body['values'], entry);
    if (!side) throw invalid({ values: { code: 'enum' } });
    return engine.write.handleWrite(request, reply, async (tx) => {
      const before = await writableRecord(tx, resource, caller, request.params.id);
      checkVersion(request, { version: body['version'] }, before);
      const changes = chosen(restorableFields(resource, before, entry, side), body['fields']);
      const after = await changeInvited(engine, tx, resource, caller, before, changes, RESTORE);
      return { body: publicRecord(table, after) };
    });
  });
}

const valuesOf = (entry: LoggedEntry, side: LoggedSide): Row => ({ ...entry[side] });

/** @throws 404 if the record has no such entry or the caller may not read it */
async function readEntry(
  engine: RestoreParts,
  resource: Resource,
  caller: Caller,
  { params: { id, entry: entryId } }: FastifyRequest<EntryPath>,
): Promise<LoggedEntry> {
  const readable = readableLog(engine, caller);
  if (!readable) throw notFound();
  const entries = await loggedEntries(engine.domain, engine.records, {
    resource: resource.name,
    id,
    limit: MOST_ENTRIES,
  });
  const entry = entries.find((one) => one.id === entryId);
  if (!entry || !readable(entry) || !hasRestorable(resource, entry)) throw notFound();
  return entry;
}

/** Without a side in the request, the values before the change are meant, or those of a new record. */
function sideIn(given: unknown, { before, after }: LoggedEntry): LoggedSide | undefined {
  if (given === undefined) return before ? 'before' : 'after';
  if (given === 'before' && before) return 'before';
  return given === 'after' && after ? 'after' : undefined;
}

/** @throws 422 if a field of the request is not among those that differ */
function chosen(fields: readonly RestorableField[], names: unknown): Row {
  if (!Array.isArray(names) || names.length === 0) throw invalid({ fields: { code: 'required' } });
  const found = names.map((name: unknown) => fields.find(({ field }) => field.name === name));
  const errors = Object.fromEntries(
    found.flatMap((one, index): readonly (readonly [string, FieldError])[] =>
      one ? [] : [[`fields.${index}`, { code: 'enum' }]],
    ),
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return Object.fromEntries(found.flatMap((one) => (one ? [[one.field.name, one.logged]] : [])));
}

const invalid = (errors: Readonly<Record<string, FieldError>>) => new Problem(422, 'validation_failed', {}, errors);
