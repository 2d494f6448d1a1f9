import { slugFor, type Resource } from '@tuyen/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Staff } from '../../assignee/staff.ts';
import { personReads } from '../../inbox/readers.ts';
import { refusedField } from '../../write/values/incoming-text.ts';
import { checkWritableOffice, type Identity, mayRead, mayWrite } from '../../identity/index.ts';
import type { Caller, LockingReader, Row, Services, Transaction } from '../../domain.ts';
import { badQuery } from '../../request/refusals/bad-query.ts';
import { mentionsIn, noteText } from '../../timeline/notes.ts';
import { timelineOf, type TimelineParts } from '../../timeline/timeline.ts';
import { notFound, type RecordPath } from '../records/answers.ts';
import { bodyOf } from '../records/record-writes.ts';

type Parts = Pick<Services, 'write'> & TimelineParts & { readonly identity: Pick<Identity, 'accounts'> };

const PAGE = 20;

/** Maximum number of timeline entries. Older ones are only in the log and in the outbox. */
export const LONGEST_TIMELINE = 500;

export function timelineRoutes(app: FastifyInstance, engine: Parts, resource: Resource, staff: Staff): void {
  if (!resource.timeline) return;
  const slug = slugFor(resource.module, 'show');
  const path = `/${resource.name}/:id/timeline`;
  app.get<RecordPath & { Querystring: Row }>(path, async (request) => {
    const caller = await engine.auth.needsAll(request, slug);
    const [limit, offset] = [numberIn(request, 'limit', PAGE), numberIn(request, 'offset', 0)];
    const end = Math.min(offset + Math.max(limit, 1), LONGEST_TIMELINE);
    const record = await readableRecord(engine.records.reader, resource, caller, request.params.id);
    const entries = await timelineOf(engine, resource, caller, record, end + 1);
    return {
      data: entries.slice(offset, end),
      more: entries.length > end && end < LONGEST_TIMELINE,
      note: resource.notes === true && caller.profile !== undefined && mayWrite(caller, record),
    };
  });
  if (resource.notes) noteRoutes(app, engine, resource, staff);
}

function numberIn({ query }: FastifyRequest<{ Querystring: Row }>, parameter: string, otherwise: number): number {
  const value = query[parameter];
  if (value === undefined) return otherwise;
  if (typeof value === 'string' && /^\d{1,4}$/u.test(value)) return Number(value);
  throw badQuery('not_a_number', { parameter, value: String(value).slice(0, 100) });
}

async function readableRecord(
  reader: Pick<LockingReader, 'get'>,
  resource: Resource,
  caller: Caller,
  id: string,
): Promise<Row> {
  const record = await reader.get(resource.name, id);
  if (!record || (resource.scope === 'office' && !mayRead(caller, record))) throw notFound();
  return record;
}

interface NotePath {
  readonly Params: { readonly id: string; readonly note: string };
}

/** Staff who may read the record can add notes in its office. Only the author can change and delete a note. */
function noteRoutes(app: FastifyInstance, engine: Parts, resource: Resource, staff: Staff): void {
  const { name } = resource;
  const slug = slugFor(resource.module, 'show');
  /** @throws 422 if one of the mentioned accounts may not read the record */
  const checkMentions = async (mentions: readonly string[], id: string) => {
    if (mentions.length === 0) return;
    const [people, accounts, record] = await Promise.all([
      staff.named([...new Set(mentions)]),
      engine.identity.accounts(),
      engine.records.reader.get(name, id),
    ]);
    const mayAll = record && people.every((person) => personReads(person, resource, record, accounts));
    if (!mayAll || people.length < new Set(mentions).size) throw refusedField('mentions', { code: 'not_offered' });
  };
  const noted = async (reader: LockingReader, caller: Caller, id: string) => {
    const record = await reader.lock(name, id);
    if (!record || (resource.scope === 'office' && !mayRead(caller, record))) throw notFound();
    if (resource.scope === 'office') checkWritableOffice(caller, record);
  };
  app.post<RecordPath>(`/${name}/:id/notes`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const { mentions: named, ...body } = bodyOf(request);
    const [text, mentions] = [noteText(body), mentionsIn(named)];
    await checkMentions(mentions, request.params.id);
    const work = async (tx: Transaction) => {
      await noted(tx, caller, request.params.id);
      return { status: 201, body: { id: await tx.notes.add(name, request.params.id, text, mentions) } };
    };
    return engine.write.handleWrite(request, reply, work, {
      created: ({ id }) => `/${name}/${request.params.id}/notes/${String(id)}`,
    });
  });
  const path = `/${name}/:id/notes/:note`;
  app.patch<NotePath>(path, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const text = noteText(bodyOf(request));
    const { id, note } = request.params;
    return engine.write.handleWrite(request, reply, async (tx) => {
      await noted(tx, caller, id);
      await tx.notes.edit(name, id, note, text);
      return { body: { id: note } };
    });
  });
  app.delete<NotePath>(path, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const { id, note } = request.params;
    return engine.write.handleWrite(request, reply, async (tx) => {
      await noted(tx, caller, id);
      await tx.notes.edit(name, id, note, undefined);
      return { body: { id: note } };
    });
  });
}
