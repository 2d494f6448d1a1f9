import type { Model } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken } from '../../identity/index.ts';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const KEY = { 'x-api-key': 'key-of-a-partner', 'accept-language': 'en' };

function model(): Model {
  const read = libraryModel();
  const modules = read.permissions.modules.map((module) => ({
    ...module,
    actions: module.actions.map((action) => ({ ...action, openApi: true })),
  }));
  const resources = read.resources.map((resource) =>
    resource.name === 'loans' ? { ...resource, timeline: true as const, notes: true as const } : resource,
  );
  return { ...read, resources, permissions: { ...read.permissions, modules } };
}

let library: Library;
let clerk: Send;
let loan: string;
beforeAll(async () => {
  library = await openLibrary({
    model: model(),
    domain: {
      identity: {
        client: async (_, hash) =>
          hash === hashToken(KEY['x-api-key'])
            ? {
                id: 'partner',
                name: 'Partner',
                officeId: library.office('Main'),
                rateLimit: 1000,
                permissions: ['book.read', 'loan.read'],
              }
            : undefined,
      },
    },
  });
  clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  const book_id = (await clerk('POST', 'books', { title: 'A' })).body['id'];
  loan = String((await clerk('POST', 'loans', { book_id })).body['id']);
});
afterAll(() => library.app.close());

const ask = (method: Parameters<Send>[0], path: string, body?: unknown) => library.anyone(method, path, body, KEY);

it.each<[Parameters<Send>[0], string, (id: string) => unknown]>([
  ['GET', 'loans/assignees', () => undefined],
  ['PUT', 'loans/:id/assignee', () => ({ assignee: null })],
  ['POST', 'loans/tabs', () => ({ name: 'Mine', query: 'q=a' })],
  ['POST', 'presence', (id) => ({ resource: 'loans', id })],
])(
  'the endpoint %s %s is for staff only, and rejects API clients even if they can read the records',
  async (method, path, body) => {
    const { status, body: answer } = await ask(method, path.replace(':id', loan), body(loan));
    expect([status, answer['code']]).toEqual([403, 'not_permitted']);
  },
);

it('an API client can read records, but neither assign them nor write notes', async () => {
  const { status, body } = await ask('GET', `loans/${loan}?can=1`);
  expect([status, body['can']]).toEqual([200, { actions: [], refused: {}, fixed: {}, assign: false }]);
  expect((await ask('GET', `loans/${loan}/timeline`)).body['note']).toBe(false);
  expect((await clerk('GET', `loans/${loan}/timeline`)).body['note']).toBe(true);
});

it('an API client cannot share tabs with roles', async () => {
  const { status, body } = await ask('GET', 'meta/roles');
  expect([status, body]).toEqual([200, []]);
});
