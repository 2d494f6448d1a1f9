import type { Model } from '@tuyen/model';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { openMockServer } from '@tuyen/server-mock';
import { afterEach, describe, expect, test } from 'vitest';
import { createDataProvider, type KitDataProvider } from '../../apps/admin-kit/src/data/data-provider.ts';
import { withBackends } from '../../apps/admin-kit/src/data/foreign/with-backends.ts';
import { createHttpClient } from '../../apps/admin-kit/src/data/http-client.ts';
import { createModelStore, EMPTY_MODEL, type AdminModel } from '../../apps/admin-kit/src/model/model-store.ts';
import {
  envelopeServer,
  type ForeignServer,
  jsonServer,
  postgrestServer,
  simpleRestServer,
} from '../support/foreign-servers.ts';

const PASSWORD = 'Cinema#2026';
/** Default origin of the back-office. */
const ADMIN = 'http://127.0.0.1:4001';
const text = (label: string, more: object = {}) => labeled(label, { type: 'string', maxLength: 100, ...more });

const users = resource('users', {
  username: text('User', { 'x-unique': true }),
  password: text('Password', { 'x-secret': true, minLength: 8 }),
  is_superuser: labeled('Superuser', { type: 'boolean' }),
  permissions: labeled('Permissions', { type: 'array', items: { type: 'string' } }),
});
const notes = resource('notes', { text: text('Text'), film_id: text('Film', { 'x-reference': 'films' }) });

const fields = {
  title: text('Title', { 'x-searchable': true }),
  year: labeled('Year', { type: 'integer' }),
  studio_id: text('Studio', { 'x-reference': 'studios' }),
};
const plainFields = { title: fields.title, year: fields.year };
const at = { backend: 'cinema', ids: 'integer', names: 'camel' };

interface Cinema {
  readonly foreign: ForeignServer;
  readonly provider: KitDataProvider;
  readonly as: (account: string) => Promise<KitDataProvider>;
  readonly anonymous: (path: string) => Promise<number>;
  readonly fromOrigin: (path: string) => Promise<Headers>;
  readonly call: (method: string, path: string) => Promise<{ readonly status: number; readonly code: unknown }>;
}

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function openCinema(
  foreign: ForeignServer,
  model: Model,
  secrets: Record<string, string> = {},
  logged?: string[],
): Promise<Cinema> {
  open.push(foreign);
  const users_ = ({
    id,
    password,
  }: {
    id: (of: string, name: string) => string;
    password: (text: string) => string;
  }) => [
    { id: id('users', 'root'), username: 'root', password: password(PASSWORD), is_superuser: true },
    { id: id('users', 'clerk'), username: 'clerk', password: password(PASSWORD), permissions: ['films.read'] },
  ];
  const server = await openMockServer({
    model,
    fixtures: (context) => ({ rows: { users: users_(context) } }),
    rateLimits: false,
    secrets,
    ...(logged && { logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } } }),
  });
  open.push(server.app);
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const providerOf = async (account: string): Promise<KitDataProvider> => {
    const words = { exists: () => false, t: (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}` };
    let token: string | null = null;
    const http = createHttpClient({
      apiUrl: `${origin}/api/v1`,
      credentials: { token: () => token, officeId: () => null },
      language: () => 'en',
      words,
    });
    const { json } = await http.send('auth/login', { method: 'POST', body: { account, password: PASSWORD } });
    token = String((json as { authToken: unknown }).authToken);
    const store = createModelStore(async () => ({
      ...EMPTY_MODEL,
      ...((await http.send('meta/resources')).json as AdminModel),
    }));
    await store.start('films');
    return withBackends(createDataProvider(http, store), http, store);
  };
  const bearer = async () => {
    const payload = { account: 'root', password: PASSWORD };
    const login = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    return { authorization: `Bearer ${String(login.json()['authToken'])}`, 'x-client-kind': 'ADMIN_WEB' };
  };
  return {
    foreign,
    provider: await providerOf('root'),
    as: providerOf,
    anonymous: async (path) => (await server.app.inject(`/api/v1/backends/cinema${path}`)).statusCode,
    fromOrigin: async (path) =>
      (await fetch(`${origin}/api/v1/backends/cinema${path}`, { headers: { ...(await bearer()), origin: ADMIN } }))
        .headers,
    call: async (method, path) => {
      const answer = await server.app.inject({
        method: method as 'GET',
        url: `/api/v1/backends/cinema${path}`,
        headers: await bearer(),
      });
      const body: unknown = answer.body === '' ? {} : answer.json();
      return { status: answer.statusCode, code: (body as { code?: unknown }).code };
    },
  };
}

const placed = (url: string, dialect: string, ids: 'integer' | 'text' = 'integer') =>
  modelOf(
    { users: 'users' },
    {
      'resources/users': users,
      'resources/notes': notes,
      'resources/films': resource('films', fields, { at: { ...at, ids } }),
      'resources/studios': resource('studios', { title: fields.title }, { at }),
    },
    { backends: { cinema: { url, dialect, auth: { kind: 'bearer', secret: 'env:CINEMA' } } } },
  );

const page = (number: number, perPage = 5) => ({
  pagination: { page: number, perPage },
  sort: { field: 'title', order: 'DESC' as const },
  filter: {},
});

describe.each([
  ['simple-rest', simpleRestServer],
  ['json-server', jsonServer],
  ['postgrest', postgrestServer],
] as const)('Resources on a back end of the dialect %s', (dialect, start) => {
  const opened = async () => {
    const foreign = await start();
    return openCinema(foreign, placed(foreign.url, dialect), { CINEMA: 'top secret' });
  };

  test('a list has pages, an order, a total and filters', async () => {
    const { provider } = await opened();
    const first = await provider.getList('films', page(1));
    expect(first.data.map((film) => film['title'])).toEqual(['Laura', 'Kes', 'Jaws', 'Ikiru', 'Heat']);
    expect(first.total).toBe(12);
    const last = await provider.getList('films', page(3));
    expect(last.data.map((film) => film['title'])).toEqual(['Brazil', 'Alien']);
    const south = await provider.getList('films', { ...page(1, 10), filter: { studio_id: '2' } });
    expect([south.total, south.data[0]?.['studio_id']]).toEqual([6, '2']);
  });

  test('keys are texts on screens and numbers on the back end', async () => {
    const { provider } = await opened();
    const { data } = await provider.getOne('films', { id: '4' });
    expect(data).toEqual({ id: '4', title: 'Dune', year: 1987, studio_id: '2' });
    const many = await provider.getMany('studios', { ids: ['2', '1'] });
    expect(many.data.map(({ id }) => id).toSorted()).toEqual(['1', '2']);
    const below = await provider.getManyReference('films', { ...page(1), target: 'studio_id', id: '1' });
    expect(below.data.every((film) => film['studio_id'] === '1')).toBe(true);
  });

  test('a record is created, changed and deleted, and keeps what the model does not know', async () => {
    const { provider, foreign } = await opened();
    const made = await provider.create('films', { data: { title: 'Metropolis', year: 1927, studio_id: '1' } });
    expect(made.data).toMatchObject({ id: '13', title: 'Metropolis' });
    expect(foreign.films().at(-1)).toMatchObject({ studioId: 1 });
    const before = { id: '4', title: 'Dune', year: 1987, studio_id: '2' };
    await provider.update('films', { id: '4', data: { ...before, year: 1984 }, previousData: before });
    expect(foreign.films()[3]).toEqual({ id: 4, title: 'Dune', year: 1984, studioId: 2, origin: 'reel 3' });
    await provider.delete('films', { id: '4', previousData: before });
    expect(foreign.films().some(({ id }) => id === 4)).toBe(false);
  });

  test('a refused value gives the messages of the back end, at the field that it names', async () => {
    const { provider } = await opened();
    const refused = provider.create('films', { data: { title: 'bad' } });
    // Errors of PostgREST have a message and no fields.
    const errors = dialect === 'postgrest' ? {} : { title: 'This title is taken.' };
    await expect(refused).rejects.toMatchObject({ status: 422, body: { errors } });
  });

  test('a missing record gives an error with the message of the back end', async () => {
    const { provider } = await opened();
    const isByFilter = dialect === 'postgrest';
    await expect(provider.getOne('films', { id: '99' })).rejects.toMatchObject({
      status: isByFilter ? 406 : 404,
      message: isByFilter ? 'JSON object requested, multiple (or no) rows returned' : 'No such record.',
    });
  });

  test('the back end gets the secret, and neither the token nor cookies of the caller', async () => {
    const { provider, foreign } = await opened();
    await provider.getOne('films', { id: '4' });
    expect(foreign.headers()['authorization']).toBe('Bearer top secret');
    expect(foreign.headers()).not.toHaveProperty('cookie');
    expect(foreign.headers()).not.toHaveProperty('x-client-kind');
  });

  test('a back-office on another origin can read the header with the total', async () => {
    const { fromOrigin } = await opened();
    const exposed = String((await fromOrigin('/films')).get('access-control-expose-headers')).toLowerCase();
    expect(exposed).toContain(dialect === 'json-server' ? 'x-total-count' : 'content-range');
  });

  test('records of the own server can refer to records on another back end, and can be filtered by them', async () => {
    const { provider } = await opened();
    const { data } = await provider.create('notes', { data: { text: 'Seen twice', film_id: '4' } });
    expect(data).toMatchObject({ text: 'Seen twice', film_id: '4', version: 1 });
    const found = await provider.getList('notes', {
      ...page(1),
      sort: { field: 'text', order: 'ASC' },
      filter: { film_id: '4' },
    });
    expect(found.total).toBe(1);
  });

  test('the roles of the project guard the back end', async () => {
    const { as, anonymous } = await opened();
    const clerk = await as('clerk');
    expect((await clerk.getOne('films', { id: '4' })).data['title']).toBe('Dune');
    await expect(clerk.create('films', { data: { title: 'Mine' } })).rejects.toMatchObject({ status: 403 });
    await expect(clerk.getList('studios', page(1))).rejects.toThrow(/studios/);
    expect(await anonymous('/films')).toBe(401);
  });
});

describe('Requests that the dialect does not describe', () => {
  const opened = async () => {
    const foreign = await simpleRestServer();
    return openCinema(foreign, placed(foreign.url, 'simple-rest'), { CINEMA: 'x' });
  };

  test.each([
    ['GET', '/secrets'],
    ['GET', '/films/4/studio'],
    ['GET', '/films/..%2fsecrets/..'],
    ['GET', '/films/%2e%2e'],
    ['GET', '/films?embed=studios'],
    ['GET', '/films/4?fields=all'],
    ['DELETE', '/films'],
    ['PUT', '/films'],
  ])('%s %s is answered with 404 and never reaches the back end', async (method, path) => {
    const { call, foreign } = await opened();
    const asked = foreign.asked.length;
    expect([404, 405]).toContain((await call(method, path)).status);
    expect(foreign.asked.length).toBe(asked);
  });

  test('the log has neither the secret nor paths and queries of the back end', async () => {
    const logged: string[] = [];
    const foreign = await simpleRestServer();
    const secrets = { CINEMA: 'top secret' };
    const { provider } = await openCinema(foreign, placed(foreign.url, 'simple-rest'), secrets, logged);
    await provider.getList('films', { ...page(1), filter: { title: 'Private words' } });
    const lines = logged.join('');
    expect(lines).toContain('/api/v1/backends/cinema/*');
    expect(lines).not.toMatch(/top secret|Private|films\?/u);
  });

  test('a key with a slash stays one key', async () => {
    const server = await simpleRestServer();
    const { provider, foreign } = await openCinema(server, placed(server.url, 'simple-rest', 'text'), { CINEMA: 'x' });
    await provider.getOne('films', { id: 'a/b' }).catch(() => undefined);
    expect(foreign.asked.at(-1)).toBe('GET /films/a/b');
  });

  test('a missing secret is answered with 503 and names the variable', async () => {
    const foreign = await simpleRestServer();
    const { call } = await openCinema(foreign, placed(foreign.url, 'simple-rest'));
    expect(await call('GET', '/films')).toEqual({ status: 503, code: 'backend_secret' });
    expect(foreign.asked).toEqual([]);
  });

  test('a back end that cannot be reached is answered with 502', async () => {
    const foreign = await simpleRestServer();
    const { call } = await openCinema(foreign, placed('http://127.0.0.1:9', 'simple-rest'), { CINEMA: 'x' });
    expect(await call('GET', '/films')).toEqual({ status: 502, code: 'backend_unreachable' });
  });
});

const ENVELOPE = {
  lists: {
    films: {
      get: '/Films',
      records: 'data.Films',
      page: { kind: 'cursor', cursor: 'after', size: 'limit', next: 'paging.next', max: 5 },
      sort: { param: 'order', form: '{field} {ASC|DESC}', fields: ['title'] },
    },
  },
  records: {
    films: { get: '/Films/{id}', unwrap: 'Films.0', update: { patch: '/Films/{id}', wrap: 'Films.0' } },
  },
  errors: { message: 'Message', fields: { at: 'Elements', field: 'Property', message: 'Text' } },
};

describe('Resources on a back end with a dialect of its own', () => {
  const opened = async () => {
    const foreign = await envelopeServer();
    const model = modelOf(
      { users: 'users' },
      {
        'resources/users': users,
        'resources/films': resource(
          'films',
          {
            title: { ...fields.title, 'x-at': 'FilmTitle' },
            year: fields.year,
            studio_id: text('Studio', { 'x-reference': 'studios', 'x-at': { name: 'Studio', embed: 'StudioID' } }),
          },
          { at: { backend: 'cinema', path: '/Films', id: 'FilmID', ids: 'integer', names: 'pascal' } },
        ),
        'resources/studios': resource('studios', { title: fields.title }, { at: { backend: 'cinema' } }),
        'backends/cinema': ENVELOPE,
      },
      { backends: { cinema: { url: foreign.url, dialect: 'schemas/backends/cinema.json' } } },
    );
    return { model, ...(await openCinema(foreign, model)) };
  };

  test('pages by token have a next and a previous page, and the tokens of earlier pages are read only once', async () => {
    const { provider, foreign } = await opened();
    const third = await provider.getList('films', { ...page(3), sort: { field: 'title', order: 'ASC' } });
    expect(third.data.map((film) => film['title'])).toEqual(['Kes', 'Laura']);
    expect(third.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    const walked = foreign.asked.length;
    await provider.getList('films', { ...page(2), sort: { field: 'title', order: 'ASC' } });
    expect(foreign.asked.length).toBe(walked + 1);
  });

  test('the provider maps field names, converts texts to numbers, and replaces contained records by their keys', async () => {
    const { provider } = await opened();
    const { data } = await provider.getOne('films', { id: '4' });
    expect(data).toEqual({ id: '4', title: 'Dune', year: 1987, studio_id: '2' });
  });

  test('PATCH has only the changed fields, in the envelope', async () => {
    const { provider, foreign } = await opened();
    const before = { id: '4', title: 'Dune', year: 1987, studio_id: '2' };
    await provider.update('films', { id: '4', data: { ...before, year: 1984 }, previousData: before });
    expect(foreign.asked.at(-1)).toBe('PATCH /Films/4');
    expect(foreign.films()[3]).toMatchObject({ title: 'Dune', year: 1984 });
  });

  test('errors of fields and of a busy back end become messages for the user', async () => {
    const { provider } = await opened();
    const before = { id: '4', title: 'Dune', year: 1987, studio_id: '2' };
    const change = (title: string) =>
      provider.update('films', { id: '4', data: { ...before, title }, previousData: before });
    await expect(change('bad')).rejects.toMatchObject({ status: 400, body: { errors: { title: 'Taken.' } } });
    await expect(change('busy')).rejects.toThrow('errors.backend_wait {"seconds":"7"}');
    // `Retry-After` can also be a date. Then the message states no number of seconds.
    await expect(change('later')).rejects.toThrow('errors.backend_busy {}');
  });

  test('the model offers only what the dialect describes', async () => {
    const { model } = await opened();
    const films = model.resources.find(({ name }) => name === 'films');
    expect(films?.actions).toEqual(['list', 'show', 'edit']);
    expect(films?.capabilities).toMatchObject({ sort: ['title'], total: false, search: false, jump: false });
    expect(films?.list.filters).toEqual([]);
    expect(model.resources.find(({ name }) => name === 'studios')?.actions).toEqual([]);
  });
});

describe('A server of this tool as another back end', () => {
  test('records of another server of this tool are listed, read and written by the dialect nestjsx-crud', async () => {
    const other = await openMockServer({
      model: modelOf(
        { users: 'users' },
        { 'resources/users': users, 'resources/films': resource('films', plainFields) },
      ),
      fixtures: ({ id, password }) => ({
        rows: {
          users: [{ id: id('users', 'root'), username: 'root', password: password(PASSWORD), is_superuser: true }],
          films: ['Alien', 'Brazil', 'Casablanca'].map((title) => ({ id: id('films', title), title, year: 1990 })),
        },
      }),
      rateLimits: false,
    });
    open.push(other.app);
    const url = `${await other.app.listen({ host: '127.0.0.1', port: 0 })}/api/v1`;
    const payload = { account: 'root', password: PASSWORD };
    const login = await other.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    const model = modelOf(
      { users: 'users' },
      {
        'resources/users': users,
        'resources/notes': resource('notes', { text: text('Text') }),
        'resources/films': resource('films', plainFields, { at: { backend: 'cinema' } }),
      },
      { backends: { cinema: { url, dialect: 'nestjsx-crud', auth: { kind: 'bearer', secret: 'env:CINEMA' } } } },
    );
    const nothing = await simpleRestServer();
    const { provider } = await openCinema(nothing, model, { CINEMA: String(login.json()['authToken']) });
    const list = await provider.getList('films', page(1, 2));
    expect([list.total, list.data.map((film) => film['title'])]).toEqual([3, ['Casablanca', 'Brazil']]);
    const { data: made } = await provider.create('films', { data: { title: 'Dune', year: 1984 } });
    const { data: read } = await provider.getOne('films', { id: made.id });
    const { data: changed } = await provider.update('films', {
      id: made.id,
      data: { ...read, year: 2021 },
      previousData: read,
    });
    expect(changed).toMatchObject({ id: made.id, title: 'Dune', year: 2021 });
    await expect(provider.create('films', { data: { title: 'x'.repeat(101) } })).rejects.toMatchObject({
      status: 422,
    });
    await provider.delete('films', { id: made.id, previousData: read });
    expect((await provider.getList('films', page(1))).total).toBe(3);
  });
});
