import { type CrudAction, type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashPasswords, type MailLinkParts } from '../../identity/index.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { publicRecord } from '../../store/tables/columns.ts';
import type { Validation } from '../../validation/validation.ts';
import type { AuthorizingWritePath } from '../../write/write-path.ts';
import type { RecordPath } from './answers.ts';
import { patched } from './merge-patch.ts';
import { checkVersion } from './preconditions.ts';
import { bodyOf, changeInvited, createInvited, writableRecord } from './record-writes.ts';
import { showRoute, type ShowParts } from './show.ts';

interface RecordParts extends MailLinkParts, ShowParts {
  readonly validation: Validation;
  readonly write: AuthorizingWritePath;
}

export function recordRoutes(app: FastifyInstance, engine: RecordParts, resource: Resource): void {
  const table = getOrThrow(engine.records.tables, resource.name);
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
    // The deletion check has its own URL instead of a parameter of DELETE, because a server that does not know the
    // parameter would delete the record.
    app.get<RecordPath>(`${path}/deletion`, async (request, reply) => {
      const caller = await engine.auth.needsAll(request, slug);
      const record = await writableRecord(engine.records.reader, resource, caller, request.params.id);
      checkVersion(request, {}, record);
      await engine.write.authorizer(caller).remove(resource, record);
      return reply.code(204).send();
    });
  }
}
