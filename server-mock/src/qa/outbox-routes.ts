import { done, type Endpoints, textSchema } from '@tuyen/server/domain';
import type { Engine } from '@tuyen/server/extension';
import { describedAs } from '../described-as.ts';
import { DROPPED, DROPPED_HEADER, incomplete, incompleteAnswer, isIncomplete, PARTIAL } from './incomplete.ts';
import type { QaLimits } from '../limits.ts';
import { namespaceOf } from '../namespaces/namespace-of.ts';
import { emptyOutbox, readOutbox } from './stored-mails.ts';

const MAIL = {
  type: 'object',
  required: ['id', 'to', 'subject', 'text', 'at'],
  properties: {
    id: { type: 'integer' },
    to: textSchema,
    subject: textSchema,
    text: textSchema,
    html: textSchema,
    topic: textSchema,
    at: { type: 'string', format: 'date-time' },
  },
} as const;

export interface OutboxParts {
  readonly limits: Pick<QaLimits, 'messages'>;
  /** Names of the namespaces that were dropped because they were idle. Their messages are lost. */
  readonly expired: Set<string>;
}

export function outboxRoutes(app: Endpoints, engine: Engine, { limits, expired }: OutboxParts): void {
  const { database } = engine.records;
  const list = {
    ...describedAs('listOutbox', 'The mails that the server would have sent, oldest first'),
    description: 'The newest of them. With `partial`, the header `x-qa-dropped` says how many are missing.',
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: { to: { ...textSchema, description: 'Only the mails of this recipient.' }, ...PARTIAL },
    },
    response: {
      200: { description: 'The mails.', headers: DROPPED_HEADER, type: 'array', items: MAIL },
      ...incompleteAnswer(),
    },
  } as const;
  app.get('/outbox', { schema: list }, async (request, reply) => {
    const { to, partial } = request.query;
    const { messages, dropped } = await readOutbox(database, limits.messages, to);
    const gaps = { dropped, expired: expired.has(namespaceOf(request)) };
    if (partial !== true && isIncomplete(gaps))
      return reply.code(409).send(incomplete(engine, request, 'outbox_incomplete', gaps));
    if (dropped > 0) void reply.header(DROPPED, dropped);
    return messages;
  });

  const empty = { ...describedAs('deleteOutbox', 'Forget all mails'), response: { 204: done } };
  app.delete('/outbox', { schema: empty }, async (request, reply) => {
    await emptyOutbox(database);
    expired.delete(namespaceOf(request));
    return reply.code(204).send();
  });
}
