import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';

const model = modelOf(
  { users: { resource: 'users' }, offices: { resource: 'offices' } },
  {
    'resources/offices': resource('offices', { name: labeled('Name', { type: 'string' }) }),
    'resources/users': resource('users', {
      username: labeled('Name', { type: 'string', 'x-unique': true }),
      password: labeled('Password', { type: 'string', 'x-secret': true }),
      is_superuser: labeled('Superuser', { type: 'boolean' }),
    }),
    'resources/visits': resource('visits', {
      begins_at: labeled('Begins at', { type: 'string', format: 'date-time' }),
      ends_at: labeled('Ends at', { type: 'string', format: 'date-time' }),
      seen_at: labeled('Seen at', { type: 'array', items: { type: 'string', format: 'date-time' } }),
      stops: labeled('Stops', {
        type: 'array',
        items: { type: 'object', properties: { at: labeled('At', { type: 'string', format: 'date-time' }) } },
      }),
    }),
  },
);

const domain = {
  hooks: {
    visits: {
      beforeUpdate: (_before: object, { begins_at: from }: { readonly begins_at?: unknown }) =>
        typeof from === 'string' ? { ends_at: new Date(Date.parse(from) + 3_600_000).toISOString() } : undefined,
    },
  },
};

const NO_INSTANTS = [
  '2026-11-31T08:00:00Z',
  '2026-12-31T23:59:60Z',
  '2026-01-01T00:00:00+07',
  '2026-01-01T00:00:60Z',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00:00',
  '9999-12-31T23:59:59-07:00',
];

onEachDatabase('Date-time values in records and filters', (databaseUrl) => {
  let library: Library;
  let send: Send;
  let id: unknown;
  beforeAll(async () => {
    library = await openLibrary({ fixtures: undefined, model, domain, databaseUrl: await databaseUrl() });
    send = await library.as('superuser');
    ({ id } = (await send('POST', 'visits', { begins_at: '2026-11-30T08:00:00+07:00' })).body);
  });
  afterAll(() => library.app.close());

  it.each(NO_INSTANTS)('date-times that denote no instant are rejected: %s', async (text) => {
    const before = await library.engine.store.find('visits');
    for (const [method, path] of [
      ['POST', 'visits'],
      ['PATCH', `visits/${String(id)}`],
    ] as const) {
      const { status, body } = await send(method, path, { begins_at: text, seen_at: [text], stops: [{ at: text }] });
      expect(status).toBe(422);
      expect(Object.keys(Object(body['errors']))).toEqual(
        expect.arrayContaining(['begins_at', 'seen_at.0', 'stops.0.at']),
      );
    }
    expect(await library.engine.store.find('visits')).toEqual(before);
  });

  it.each(NO_INSTANTS)('filters with date-times that denote no instant are rejected: %s', async (text) => {
    const { status } = await send('GET', `visits?filter=begins_at||$eq||${encodeURIComponent(text)}`);
    expect(status).toBe(400);
  });

  it('date-times are stored in one form, also in lists and nested objects', async () => {
    const text = '2026-12-01t00:30:00.5+07:00';
    const stored = '2026-11-30T17:30:00.500Z';
    const { status, body } = await send('PATCH', `visits/${String(id)}`, {
      begins_at: text,
      seen_at: [text],
      stops: [{ at: text }],
    });
    expect([status, body]).toMatchObject([
      200,
      { begins_at: stored, ends_at: '2026-11-30T18:30:00.500Z', seen_at: [stored], stops: [{ at: stored }] },
    ]);
    const found = await send('GET', `visits?filter=begins_at||$eq||${encodeURIComponent(text)}`);
    expect(found.body).toHaveLength(1);
  });
});
