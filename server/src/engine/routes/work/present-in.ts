import { accountNameOf, slugFor } from '@tuyen/model';
import { mayRead } from '../../identity/index.ts';
import { type Endpoints, problems, textSchema } from '../../endpoint/schema.ts';
import { othersPresentIn } from '../../presence/presence.ts';
import { Problem } from '../../problem.ts';
import { notFound } from '../records/answers.ts';
import type { HasRecords } from '../../store/store.ts';
import type { Services } from '../../domain.ts';

type Parts = Pick<Services, 'auth' | 'clock' | 'model'> & HasRecords;

/** Registers `GET presence`: which records of a resource other accounts have open, as far as the caller may read them. */
export function presentInRoute(app: Endpoints, { model, records, clock, auth }: Parts): void {
  const schema = {
    operationId: 'listPresence',
    tags: ['meta'],
    summary: 'Which records of a resource others have open',
    querystring: {
      type: 'object',
      additionalProperties: false,
      required: ['resource'],
      properties: { resource: { ...textSchema, minLength: 1, maxLength: 100 } },
    },
    response: {
      200: {
        description: 'The records that others have open.',
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'others'],
          properties: {
            id: textSchema,
            others: { type: 'array', items: { ...textSchema, description: 'The name of an account.' } },
          },
        },
      },
      ...problems(403, 404),
    },
  } as const;

  app.get('/presence', { schema }, async (request) => {
    const { resource: name } = request.query;
    const resource = model.resources.find((one) => one.name === name && one.actions.includes('show'));
    if (!resource) throw notFound();
    const caller = await auth.needsAll(request, slugFor(resource.module, 'show'));
    if (!caller.profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
    const own = { resource: name, account: caller.profile.id };
    const present = await othersPresentIn(records.database, own, clock.now().getTime());
    if (present.length === 0) return [];
    const rows = await records.reader.find(name, { id: [...new Set(present.map(({ id }) => id))] });
    const readable = rows.filter((row) => resource.scope !== 'office' || mayRead(caller, row));
    const { users } = model.identity;
    const accounts = await records.reader.find(users.resource, {
      id: [...new Set(present.map(({ account }) => account))],
    });
    const names = new Map(accounts.map((user) => [String(user['id']), accountNameOf(users, user)]));
    return readable.map((row) => {
      const here = present.filter(({ id }) => id === row['id']);
      return { id: String(row['id']), others: here.flatMap(({ account }) => names.get(account) ?? []).toSorted() };
    });
  });
}
