import { accountNameOf, knowsAction, slugFor, type Resource } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Caller, Row, Services, Transaction } from '../../domain.ts';
import { mayRead, mayWrite } from '../../identity/index.ts';
import { Problem } from '../../problem.ts';
import type { HasRecords } from '../../store/store.ts';
import { type Attachment, attachmentsOf } from '../../store/uploads/attachments.ts';
import { storedAddress } from '../../store/uploads/upload-address.ts';
import { creatorOf } from '../../uploads/creator.ts';
import { incomingText, refusedField } from '../../write/values/incoming-text.ts';
import { MOST_ATTACHMENTS } from '../../write/attachments.ts';
import { notFound, type RecordPath } from '../records/answers.ts';
import { bodyOf, writableRecord } from '../records/record-writes.ts';

type Parts = Pick<Services, 'auth' | 'model' | 'write'> & HasRecords;

interface FilePath {
  readonly Params: { readonly id: string; readonly file: string };
}

/**
 * Registers the attachments of a resource. Who may read a record sees them. Adding and removing needs the permission to
 * edit. If the resource has no such permission, readers add files and remove their own.
 */
export function attachmentRoutes(app: FastifyInstance, engine: Parts, resource: Resource): void {
  if (!resource.attachments) return;
  const { auth, model, records, write } = engine;
  const { name, module } = resource;
  const [toRead, toEdit] = [slugFor(module, 'show'), slugFor(module, 'edit')];
  const isEditable = knowsAction(model.permissions, module, 'update');
  const writeSlugs = isEditable ? [toRead, toEdit] : [toRead];
  const nameOf = async (madeBy: string | undefined): Promise<string | null> => {
    const [kind, account] = madeBy?.split(':', 2) ?? [];
    if (kind !== 'staff' || account === undefined) return null;
    const user = await records.reader.get(model.identity.users.resource, account);
    return (user && accountNameOf(model.identity.users, user)) ?? null;
  };
  const mayChange = (caller: Caller, record: Row) =>
    creatorOf(caller.actor) !== undefined &&
    writeSlugs.every((slug) => auth.may(caller, slug)) &&
    (resource.scope !== 'office' || mayWrite(caller, record));
  const mayRemove = (caller: Caller, file: Attachment) => isEditable || file.madeBy === creatorOf(caller.actor);

  app.get<RecordPath>(`/${name}/:id/attachments`, async (request) => {
    const caller = await auth.needsAll(request, toRead);
    const { id } = request.params;
    const record = await records.reader.get(name, id);
    if (!record || (resource.scope === 'office' && !mayRead(caller, record))) throw notFound();
    const files = await attachmentsOf(records.database, { resource: name, id }, MOST_ATTACHMENTS);
    const change = mayChange(caller, record);
    const names = new Map<string | undefined, string | null>();
    for (const { madeBy } of files) if (!names.has(madeBy)) names.set(madeBy, await nameOf(madeBy));
    const data = files.map((file) => ({
      id: file.id,
      url: storedAddress(file.id),
      name: file.name,
      type: file.type,
      size: file.size,
      at: new Date(file.at).toISOString(),
      by: names.get(file.madeBy) ?? null,
      remove: change && mayRemove(caller, file),
    }));
    return { data, add: change && files.length < MOST_ATTACHMENTS };
  });

  app.post<RecordPath>(`/${name}/:id/attachments`, async (request, reply) => {
    const caller = await auth.needsAll(request, ...writeSlugs);
    const { upload, ...others } = bodyOf(request);
    const [other] = Object.keys(others);
    if (other !== undefined) throw refusedField(other, { code: 'unknown' });
    const address = incomingText('upload', upload, 'line', 200);
    const work = async (tx: Transaction) => {
      const { id } = await writableRecord(tx, resource, caller, request.params.id);
      return { status: 201, body: { id: await tx.attachments.add(name, String(id), address) } };
    };
    return write.handleWrite(request, reply, work, {
      created: ({ id }) => `/${name}/${request.params.id}/attachments/${String(id)}`,
    });
  });

  app.delete<FilePath>(`/${name}/:id/attachments/:file`, async (request, reply) => {
    const caller = await auth.needsAll(request, ...writeSlugs);
    const { id, file } = request.params;
    const files = await attachmentsOf(records.database, { resource: name, id }, MOST_ATTACHMENTS);
    const found = files.find((one) => one.id === file);
    const isRefused = found !== undefined && !mayRemove(caller, found);
    return write.handleWrite(request, reply, async (tx) => {
      await writableRecord(tx, resource, caller, id);
      if (isRefused) throw new Problem(403, 'not_permitted', { permission: toEdit });
      await tx.attachments.remove(name, id, file);
      return { body: { id: file } };
    });
  });
}
