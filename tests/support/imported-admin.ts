import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadProject } from '@tuyen/model/load';
import { openMockServer } from '@tuyen/server-mock';
import { labeled, resource } from '@tuyen/server-mock/testing/small-project';
import { createDataProvider, type KitDataProvider } from '../../apps/admin-kit/src/data/data-provider.ts';
import { withBackends } from '../../apps/admin-kit/src/data/foreign/with-backends.ts';
import { createHttpClient } from '../../apps/admin-kit/src/data/http-client.ts';
import { type AdminModel, createModelStore, EMPTY_MODEL } from '../../apps/admin-kit/src/model/model-store.ts';
import { type ForeignDocument, servedDocument } from './foreign-document.ts';

const PASSWORD = 'Cinema#2026';
const text = (label: string, more: object = {}) => labeled(label, { type: 'string', maxLength: 100, ...more });
const users = resource('users', {
  username: text('User', { 'x-unique': true }),
  password: text('Password', { 'x-secret': true, minLength: 8 }),
  is_superuser: labeled('Superuser', { type: 'boolean' }),
});
const CONFIG = {
  schemas: 'schemas',
  languages: ['en'],
  identity: { users: 'users' },
  admin: { out: 'src/generated', custom: 'src/custom', public: 'public' },
  server: { out: 'generated' },
};

export interface ImportedAdmin {
  readonly provider: KitDataProvider;
  readonly actions: (resource: string) => readonly string[];
  close(): Promise<void>;
}

/** Imports a document, serves it, and opens the data provider of a back-office over the project's server. */
export async function importedAdmin(
  document: string,
  path: string,
  secrets: Record<string, string>,
): Promise<ImportedAdmin> {
  const root = await mkdtemp(join(tmpdir(), 'tuyen-foreign-'));
  await mkdir(join(root, 'schemas/resources'), { recursive: true });
  await writeFile(join(root, 'tuyen.config.json'), JSON.stringify(CONFIG));
  await writeFile(join(root, 'schemas/resources/users.json'), JSON.stringify(users));
  const mock: ForeignDocument = await servedDocument(root, document, path);
  const { model, diagnostics } = loadProject(root);
  if (!model) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const { app } = await openMockServer({
    model,
    fixtures: ({ id, password }) => ({
      rows: {
        users: [{ id: id('users', 'root'), username: 'root', password: password(PASSWORD), is_superuser: true }],
      },
    }),
    rateLimits: false,
    secrets,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const words = { exists: () => false, t: (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}` };
  let token: string | null = null;
  const http = createHttpClient({
    apiUrl: `${origin}/api/v1`,
    credentials: { token: () => token, officeId: () => null },
    language: () => 'en',
    words,
  });
  const { json } = await http.send('auth/login', { method: 'POST', body: { account: 'root', password: PASSWORD } });
  token = String((json as { authToken: unknown }).authToken);
  const store = createModelStore(async () => ({
    ...EMPTY_MODEL,
    ...((await http.send('meta/resources')).json as AdminModel),
  }));
  await store.start('users');
  return {
    provider: withBackends(createDataProvider(http, store), http, store),
    actions: (name) => model.resources.find((one) => one.name === name)?.actions ?? [],
    async close() {
      await app.close();
      await mock.stop();
      await rm(root, { recursive: true });
    },
  };
}

/** Returns the parameters of a request for a page of a list, sorted by name. */
export const page = (number: number, perPage = 10, filter: object = {}) => ({
  pagination: { page: number, perPage },
  sort: { field: 'name', order: 'ASC' as const },
  filter,
});
