import { accountNameOf, slugFor } from '@tuyen/model';
import { mayRead } from '../../identity/index.ts';
import { type Endpoints, problems, textSchema } from '../../endpoint/schema.ts';
import { endPresence, isPresent, notePresence, othersPresent, PRESENT_MS } from '../../presence/presence.ts';
import { Problem } from '../../problem.ts';
import { notFound } from '../records/answers.ts';
import type { HasRecords, Store } from '../../store/store.ts';
import type { Row, Services } from '../../domain.ts';

type Parts = Pick<Services, 'auth' | 'clock' | 'model'> & HasRecords;

/**
 * Registers `POST presence`: records that the caller has opened a record, and returns the other accounts that have it
 * open. Only for staff who may read the record. Not logged, because viewing changes nothing.
 */
export function presenceRoute(app: Endpoints, engine: Parts): void {
  const { model, records, clock } = engine;
  const schema = {
    operationId: 'notePresence',
    tags: ['meta'],
    summary: 'Says that a record is open, and asks who else has it open',
    description: `Repeated while the record is shown. Who does not repeat it is forgotten after ${PRESENT_MS / 1000} seconds.`,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['resource', 'id'],
      properties: {
        resource: { ...textSchema, minLength: 1, maxLength: 100 },
        id: { ...textSchema, minLength: 1, maxLength: 100 },
        left: { type: 'boolean', default: false, description: 'The record is no longer open.' },
      },
    },
    response: {
      200: {
        description: 'The others.',
        type: 'object',
        required: ['others'],
        properties: { others: { type: 'array', items: { ...textSchema, description: 'The name of an account.' } } },
      },
      ...problems(403, 404),
    },
  } as const;

  app.post('/presence', { schema }, async (request) => {
    const { resource: name, id, left = false } = request.body;
    const resource = model.resources.find((one) => one.name === name && one.actions.includes('show'));
    const caller = await engine.auth.caller(request);
    if (!resource) throw notFound();
    const { profile } = await engine.auth.needsAll(request, slugFor(resource.module, 'show'));
    if (!profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
    const opened = { resource: name, id, account: profile.id };
    const isTold = records.live.has(name);
    if (left) {
      const wasPresent = isTold && (await isPresent(records.database, opened, clock.now().getTime()));
      await endPresence(records.database, opened);
      if (wasPresent) await tellPresence(records, name, await records.reader.get(name, id));
      return { others: [] };
    }
    const record = await records.reader.get(name, id);
    if (!record || (resource.scope === 'office' && !mayRead(caller, record))) throw notFound();
    const now = clock.now().getTime();
    const isNew = isTold && !(await isPresent(records.database, opened, now));
    await notePresence(records.database, opened, now);
    if (isNew) await tellPresence(records, name, record);
    const accounts = await othersPresent(records.database, opened, now);
    const users = await Promise.all(accounts.map((one) => records.reader.get(model.identity.users.resource, one)));
    return { others: users.flatMap((user) => (user ? (accountNameOf(model.identity.users, user) ?? []) : [])) };
  });
}

/** Tells pages that follow the resource who has opened or left a record. */
async function tellPresence({ changes }: Store, resource: string, record: Row | undefined): Promise<void> {
  if (!record) return;
  const office = typeof record['office_id'] === 'string' ? record['office_id'] : '';
  await changes.tell([{ resource, id: String(record['id']), from: office, to: office, isPresence: true }]);
}
