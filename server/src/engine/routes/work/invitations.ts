import { resourceNamed, slugFor } from '@tuyen/model';
import { inviteAgain, type MailLinkParts } from '../../identity/index.ts';
import { counterName, type Limits } from '../../limits/limits.ts';
import { type Endpoints, moment, problems, textSchema } from '../../endpoint/schema.ts';
import type { HasRecords } from '../../store/store.ts';
import type { AuthorizingWritePath } from '../../write/write-path.ts';
import { writableRecord } from '../records/record-writes.ts';

interface Parts extends MailLinkParts, HasRecords {
  readonly limits: Limits;
  readonly write: AuthorizingWritePath;
}

const LIMIT = { requests: 5, seconds: 3600 };

/**
 * Registers `POST auth/invitations`: mails a new link to set a password to an account without one. Requires the
 * permission to edit the account. The first invitation is mailed when the account is created.
 */
export function invitationRoutes(app: Endpoints, engine: Parts): void {
  const { model, auth, write, clock, limits, records } = engine;
  const resource = resourceNamed(model, model.identity.users.resource);
  if (!resource) return;
  const schema = {
    operationId: 'inviteAccount',
    tags: ['auth'],
    summary: 'Mail a new invitation to an account without a password; earlier links end',
    'x-permission': slugFor(resource.module, 'edit'),
    body: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: textSchema } },
    response: {
      200: {
        description: 'The invitation is in the outbox.',
        type: 'object',
        required: ['expires_at'],
        properties: { expires_at: { ...moment, description: 'When the link stops working.' } },
      },
      ...problems(403, 404, 409, 429),
    },
  } as const;
  app.post('/auth/invitations', { schema }, async (request, reply) => {
    const caller = await auth.needsAll(request, slugFor(resource.module, 'edit'));
    const { id } = request.body;
    await writableRecord(records.reader, resource, caller, id);
    await limits.take([{ name: counterName('invitation-of', id), ...LIMIT }]);
    return write.handleWrite(request, reply, async (tx) => {
      const account = await writableRecord(tx, resource, caller, id);
      await write.authorizer(caller).edit(resource, account);
      const seconds = await inviteAgain(engine, tx, account);
      tx.after(() =>
        engine.logReading(caller, { resource: resource.name, recordId: id, action: 'invite', after: undefined }),
      );
      return { body: { expires_at: new Date(clock.now().getTime() + seconds * 1000).toISOString() } };
    });
  });
}
