import { accountNameOf, resourceNamed, slugFor } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Staff } from '../../assignee/staff.ts';
import { mayRead } from '../../identity/index.ts';
import type { Caller } from '../../domain.ts';
import { type Endpoints, moment, nullableTextSchema, problems, textSchema } from '../../endpoint/schema.ts';
import { countUnread, type InboxItem, itemsOf, markRead } from '../../inbox/items.ts';
import { readersOf } from '../../inbox/readers.ts';
import { Problem } from '../../problem.ts';
import { type SearchParts, titleFor } from '../../search/found.ts';
import { notFound } from '../records/answers.ts';
import type { Services } from '../../domain.ts';
import type { Identity } from '../../identity/index.ts';

type Parts = Pick<Services, 'clock'> & SearchParts & { readonly identity: Pick<Identity, 'accounts'> };

const PAGE = 20;
const MOST_PEOPLE = 20;
const unread = { type: 'integer', minimum: 0, description: 'Unread items of the caller.' } as const;

/** Registers the inbox of the caller: assignments and mentions. Only for staff. */
export function inboxRoutes(app: Endpoints, engine: Parts, staff: Staff): void {
  const { auth, records, clock, model } = engine;
  const { database, reader } = records;
  const own = async (request: FastifyRequest): Promise<{ readonly caller: Caller; readonly account: string }> => {
    const caller = await auth.needsAll(request);
    if (!caller.profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
    return { caller, account: caller.profile.id };
  };
  /** Returns the title of the item's record, or undefined if the caller may not read it any more. */
  const titleIn = async (caller: Caller, { resource: name, recordId }: InboxItem): Promise<string | undefined> => {
    const resource = resourceNamed(model, name);
    if (!resource || !auth.may(caller, slugFor(resource.module, 'show'))) return undefined;
    const record = await reader.get(name, recordId);
    if (!record || (resource.scope === 'office' && !mayRead(caller, record))) return undefined;
    return titleFor(engine, resource, record, caller);
  };
  const nameOf = async (id: string | undefined): Promise<string | null> => {
    const user = id === undefined ? undefined : await reader.get(model.identity.users.resource, id);
    return (user && accountNameOf(model.identity.users, user)) ?? null;
  };

  const list = {
    operationId: 'listInbox',
    tags: ['meta'],
    summary: 'Assignments and mentions of the caller, the newest first',
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 100, default: PAGE },
        offset: { type: 'integer', minimum: 0, maximum: 10_000, default: 0 },
      },
    },
    response: {
      200: {
        description: 'The items.',
        type: 'object',
        required: ['items', 'more', 'unread'],
        properties: {
          items: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'kind', 'resource', 'record_id', 'title', 'by', 'at', 'read'],
              properties: {
                id: textSchema,
                kind: { enum: ['assigned', 'mentioned', 'stopped'] },
                resource: textSchema,
                record_id: textSchema,
                title: { ...nullableTextSchema, description: 'Null if the caller cannot read the record here.' },
                by: { ...nullableTextSchema, description: 'The name of the account that caused it.' },
                at: moment,
                read: { type: 'boolean' },
              },
            },
          },
          more: { type: 'boolean' },
          unread,
        },
      },
      ...problems(403),
    },
  } as const;
  app.get('/meta/inbox', { schema: list }, async (request) => {
    const { caller, account } = await own(request);
    const { limit = PAGE, offset = 0 } = request.query;
    const found = await itemsOf(database, account, { limit: limit + 1, offset });
    const items = [];
    for (const item of found.slice(0, limit)) {
      const title = (await titleIn(caller, item)) ?? null;
      items.push({
        id: item.id,
        kind: item.kind,
        resource: item.resource,
        record_id: item.recordId,
        title,
        by: title === null ? null : await nameOf(item.by),
        at: new Date(item.at).toISOString(),
        read: item.isRead,
      });
    }
    return { items, more: found.length > limit, unread: await countUnread(database, account) };
  });

  const count = {
    type: 'object',
    description: 'The number.',
    required: ['unread'],
    properties: { unread },
  } as const;
  const counting = {
    operationId: 'countInbox',
    tags: ['meta'],
    summary: 'How many items of the inbox are unread',
    response: { 200: count, ...problems(403) },
  } as const;
  app.get('/meta/inbox/unread', { schema: counting }, async (request) => {
    const { account } = await own(request);
    return { unread: await countUnread(database, account) };
  });

  const reading = {
    operationId: 'readInbox',
    tags: ['meta'],
    summary: 'Mark items of the inbox as read',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ids: {
          type: 'array',
          maxItems: 100,
          items: { ...textSchema, maxLength: 100 },
          description: 'Without it, all.',
        },
      },
    },
    response: { 200: count, ...problems(403) },
  } as const;
  app.post('/meta/inbox/read', { schema: reading }, async (request) => {
    const { account } = await own(request);
    await markRead(database, account, request.body.ids, clock.now().getTime());
    return { unread: await countUnread(database, account) };
  });

  const people = {
    operationId: 'listReaders',
    tags: ['meta'],
    summary: 'Accounts that may read a record, to mention them in a note',
    querystring: {
      type: 'object',
      additionalProperties: false,
      required: ['resource', 'id'],
      properties: {
        resource: { ...textSchema, minLength: 1, maxLength: 100 },
        id: { ...textSchema, minLength: 1, maxLength: 100 },
        q: { ...textSchema, maxLength: 100, description: 'Words of the name.' },
      },
    },
    response: {
      200: {
        description: `The accounts by name, at most ${MOST_PEOPLE}.`,
        type: 'array',
        items: { type: 'object', required: ['id', 'name'], properties: { id: textSchema, name: textSchema } },
      },
      ...problems(403, 404),
    },
  } as const;
  app.get('/meta/inbox/readers', { schema: people }, async (request) => {
    const { caller, account } = await own(request);
    const { resource: name, id, q = '' } = request.query;
    const resource = resourceNamed(model, name);
    if (!resource?.notes) throw notFound();
    await auth.needsAll(request, slugFor(resource.module, 'show'));
    const record = await reader.get(name, id);
    if (!record || (resource.scope === 'office' && !mayRead(caller, record))) throw notFound();
    const about = { resource, record, accounts: await engine.identity.accounts() };
    const found = await readersOf(staff, about, { q, limit: MOST_PEOPLE + 1 });
    return found
      .filter((person) => person.id !== account)
      .slice(0, MOST_PEOPLE)
      .map((person) => ({ id: person.id, name: person.name }));
  });
}
