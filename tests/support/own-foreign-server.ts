import { openMockServer } from '@tuyen/server-mock';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { STUDIOS, TITLES, yearOf } from './foreign-servers.ts';

const PASSWORD = 'Cinema#2026';
const text = (label: string, more: object = {}) => labeled(label, { type: 'string', maxLength: 100, ...more });

const users = resource('users', {
  username: text('User', { 'x-unique': true }),
  password: text('Password', { 'x-secret': true, minLength: 8 }),
  is_superuser: labeled('Superuser', { type: 'boolean' }),
});
const films = resource(
  'films',
  {
    title: text('Title', { 'x-unique': true }),
    year: labeled('Year', { type: 'integer' }),
    studio_id: text('Studio', { 'x-reference': 'studios' }),
    origin: text('Origin'),
  },
  { schema: { required: ['title'] } },
);

export interface OwnServer {
  /** Address of its API. */
  readonly url: string;
  readonly token: string;
  films(): Promise<readonly Record<string, unknown>[]>;
  change(id: string, values: object): Promise<void>;
  close(): Promise<void>;
}

/** A server of this tool that another project uses as its back end. It has the same films as the other servers. */
export async function ownForeignServer(): Promise<OwnServer> {
  const { app } = await openMockServer({
    model: modelOf(
      { users: 'users' },
      {
        'resources/users': users,
        'resources/films': films,
        'resources/studios': resource('studios', { title: text('Title') }),
      },
    ),
    fixtures: ({ id, password }) => ({
      rows: {
        users: [{ id: id('users', 'root'), username: 'root', password: password(PASSWORD), is_superuser: true }],
        studios: STUDIOS.map((title) => ({ id: id('studios', title), title })),
        films: TITLES.map((title, index) => ({
          id: id('films', title),
          title,
          year: yearOf(index),
          studio_id: id('studios', STUDIOS[index % 2] ?? ''),
          origin: `reel ${index}`,
        })),
      },
    }),
    rateLimits: false,
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1`;
  const payload = { account: 'root', password: PASSWORD };
  const login = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  const token = String(login.json()['authToken']);
  const headers = { authorization: `Bearer ${token}` };
  return {
    url,
    token,
    films: async () => (await app.inject({ url: '/api/v1/films?limit=100', headers })).json(),
    async change(id, values) {
      await app.inject({ method: 'PATCH', url: `/api/v1/films/${id}`, headers, payload: values });
    },
    close: () => app.close(),
  };
}
