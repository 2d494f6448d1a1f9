import type { FixtureContext, Fixtures } from '../fixtures.ts';
import type { Model } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { InjectOptions } from 'fastify';
import { fileURLToPath } from 'node:url';
import { type MockOptions, type MockServer, openMockServer } from '../mock-server.ts';
import type { Row } from '@tuyen/server/domain';
import { ANCHOR } from '../seed/anchor.ts';
import { sessionOf } from './session.ts';

let loaded: Model | undefined;

/**
 * Returns the model of the library, the example project that tests of the engine use instead of the real product:
 * books, authors, loans, and three offices in a hierarchy. It is loaded once per process.
 */
export function libraryModel(): Model {
  loaded ??= load();
  return loaded;
}

/** Folder of the library project, which a test may copy and edit. */
export const libraryProject: string = fileURLToPath(new URL('../../test-project', import.meta.url));

function load(): Model {
  const { model, diagnostics } = loadProject(libraryProject);
  if (!model) throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return model;
}

export const PASSWORD = 'Library#2026';

export const libraryFixtures: Fixtures = (context) => ({
  rows: { offices: offices(context), roles: roles(context), users: users(context), loans: [], books: [] },
});

function offices({ id }: FixtureContext): readonly Row[] {
  return [
    { id: id('offices', 'main'), name: 'Main', organisation_type: 'MAIN' },
    { id: id('offices', 'branch'), name: 'Branch', organisation_type: 'BRANCH', parent_id: id('offices', 'main') },
    { id: id('offices', 'other'), name: 'Other', organisation_type: 'MAIN' },
  ];
}

const CLERK = [
  'book.read',
  'book.create',
  'book.update',
  'book.delete',
  'author.read',
  'loan.read',
  'loan.create',
  'loan.update',
  'loan.lend',
  'loan.refuse',
  'preference.read',
  'preference.update',
  'user.read',
  'user.create',
  'user.update',
  'role.read',
  'role.create',
];

function roles({ id }: FixtureContext): readonly Row[] {
  return [{ id: id('roles', 'clerk'), name: 'Clerk', permissions: CLERK }];
}

function users({ id, password }: FixtureContext): readonly Row[] {
  const office = (name: string) => id('offices', name);
  const clerk = (name: string, at: readonly string[]): Row => ({
    id: id('users', name),
    username: name,
    email: `${name}@library.example`,
    password: password(PASSWORD),
    status: 'ACTIVE',
    office_id: office(at[0] as string),
    offices: at.map((place) => ({ office_id: office(place), role_id: id('roles', 'clerk') })),
  });
  return [
    { ...clerk('root', ['main']), is_superuser: true },
    clerk('clerk', ['main', 'other']),
    clerk('helper', ['branch']),
    { ...clerk('reader', ['main']), offices: [{ office_id: office('main'), permissions: ['book.read', 'loan.read'] }] },
    { ...clerk('admin', ['main']), offices: [{ office_id: office('main'), is_admin: true }] },
    { ...clerk('locked', ['main']), status: 'INACTIVE' },
  ];
}

export interface Library extends MockServer {
  as(account: string, headers?: Record<string, string>): Promise<Send>;
  readonly anyone: Send;
  readonly office: (name: string) => string;
}

export interface ApiReply {
  readonly status: number;
  readonly body: Row;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Send {
  (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiReply>;
}

export async function openLibrary(options: Partial<MockOptions> = {}): Promise<Library> {
  const server = await openMockServer({
    model: libraryModel(),
    fixtures: libraryFixtures,
    clock: { now: () => ANCHOR },
    rateLimits: false,
    captchaWork: { rounds: 10, tries: 2 },
    ...options,
  });
  const tokens = new Map<string, Promise<string>>();
  const send =
    (common: Record<string, string>): Send =>
    async (method, path, body, headers = {}) => {
      const request: InjectOptions = { method, url: `/api/v1/${path}`, headers: { ...common, ...headers } };
      if (body !== undefined) request.payload = body as object;
      const response = await server.app.inject(request);
      const text = response.body;
      return {
        status: response.statusCode,
        body: text === '' ? undefined : JSON.parse(text),
        headers: response.headers,
      } as unknown as ApiReply;
    };
  const { model } = server.engine;
  const offices = await server.engine.store.find(model.identity.offices?.resource ?? '');
  return {
    ...server,
    anyone: send({}),
    office: (name) => String(offices.find((office) => office['name'] === name)?.['id']),
    async as(account, headers = {}) {
      if (!tokens.has(account))
        tokens.set(
          account,
          sessionOf(server.engine, account).then(({ token }) => token),
        );
      return send({ authorization: `Bearer ${await tokens.get(account)}`, 'accept-language': 'en', ...headers });
    },
  };
}
