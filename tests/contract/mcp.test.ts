import type { Model } from '@tuyen/model';
import { hashToken } from '../../server/src/engine/identity/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, libraryModel, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';
import { mcpClient } from '../../cli/src/testing/mcp-client.ts';
import { projectRoot } from '../support/project-root.ts';

const PROJECT = join(projectRoot, 'server-mock/test-project');

function model(): Model {
  const read = libraryModel();
  const weigh = {
    name: 'weigh',
    label: { en: 'Weigh' },
    on: 'record',
    slug: 'loan.update',
    input: [],
    answer: [],
    tone: 'neutral',
  } as const;
  const modules = read.permissions.modules.map((module) => ({
    ...module,
    actions: module.actions.map((action) => ({ ...action, openApi: action.name !== 'delete' })),
  }));
  const resources = read.resources.map((resource) =>
    resource.name === 'loans' ? { ...resource, operations: [weigh] } : resource,
  );
  return { ...read, resources, permissions: { ...read.permissions, modules } };
}

let library: Library;
let origin: string;
beforeAll(async () => {
  library = await openLibrary({
    model: model(),
    domain: {
      hooks: { loans: { operations: { weigh: (record) => ({ reader: String(record?.['reader']) }) } } },
      identity: {
        client: async (_, hash) =>
          hash === hashToken('key-of-a-partner')
            ? { id: 'partner', officeId: library.office('Main'), permissions: ['book.read'], rateLimit: 1000 }
            : undefined,
      },
    },
  });
  origin = await library.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => library.app.close());

const as = (account: string, ...more: readonly string[]) =>
  mcpClient(PROJECT, ['--against', origin, '--as', account, ...more], { TUYEN_PASSWORD: PASSWORD });

it('tuyen mcp --against reads records page by page with the permissions of an account', async () => {
  const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  for (const title of ['Dune', 'Emma', 'Ulysses']) await clerk('POST', 'books', { title });
  const client = await as('reader');
  const tools = await client.tools();
  expect(tools.get('find').properties.resource.enum.toSorted()).toEqual(['books', 'loans']);
  expect([...tools.keys()]).not.toContain('create');
  const first = await client.call('find', { resource: 'books', sort: ['-title'], fields: ['title'], limit: 2 });
  expect(first.value).toMatchObject({ total: 3, page: 1, pages: 2, next: 'Ask for page 2.' });
  expect(first.value.records).toMatchObject([{ title: 'Ulysses' }, { title: 'Emma' }]);
  const found = await client.call('find', { resource: 'books', where: { title: { $starts: 'Du' } } });
  expect(found.value).toMatchObject({ total: 1, records: [{ title: 'Dune' }] });
  const got = await client.call('get', { resource: 'books', id: found.value.records[0].id });
  expect(got.value).toMatchObject({ title: 'Dune', can: { actions: [] } });
  const wrong = await client.call('find', { resource: 'books', where: { titel: 'Dune' } });
  expect([wrong.isError, wrong.value]).toMatchObject([true, { status: 400, error: expect.stringContaining('titel') }]);
});

it('tuyen mcp --against writes only with --write', async () => {
  const client = await as('clerk');
  const { isError, text } = await client.call('create', { resource: 'books', values: { title: 'A' } });
  expect([isError, text]).toEqual([true, expect.stringContaining('tuyen mcp --write')]);
});

it('tuyen mcp --write creates and changes records, runs operations and makes transitions', async () => {
  const client = await as('clerk', '--write');
  const tools = await client.tools();
  expect(tools.get('create').properties.resource.enum).not.toContain('authors');
  expect(tools.get('transition').properties.transition.enum.toSorted()).toEqual(['lend', 'refuse']);
  const book = (await client.call('create', { resource: 'books', values: { title: 'A' } })).value;
  const invalid = await client.call('create', { resource: 'books', values: { title: '' } });
  expect([invalid.isError, invalid.value]).toMatchObject([
    true,
    { status: 422, errors: { title: expect.any(String) } },
  ]);
  const updated = await client.call('update', {
    resource: 'books',
    id: book.id,
    values: { title: 'B' },
    version: book.version,
  });
  expect(updated.value).toMatchObject({ id: book.id, title: 'B' });
  const late = await client.call('update', {
    resource: 'books',
    id: book.id,
    values: { title: 'C' },
    version: book.version,
  });
  expect([late.isError, late.value.status]).toEqual([true, 409]);
  const loan = (await client.call('create', { resource: 'loans', values: { book_id: book.id, reader: 'An' } })).value;
  const weighed = await client.call('operate', { resource: 'loans', operation: 'weigh', id: loan.id });
  expect(weighed.isError, weighed.text).toBe(false);
  const lent = await client.call('transition', {
    resource: 'loans',
    transition: 'lend',
    id: loan.id,
    input: { due_on: '2026-07-01' },
    version: loan.version,
  });
  expect(lent.value).toMatchObject({ id: loan.id, state: 'LENT' });
});

it('tuyen mcp with an API key has the permissions of the API client, and the server refuses everything else', async () => {
  const client = await mcpClient(PROJECT, ['--against', origin, '--api-key', 'PARTNER_KEY', '--write'], {
    PARTNER_KEY: 'key-of-a-partner',
  });
  expect((await client.tools()).get('find').properties.resource.enum).toEqual(['books']);
  expect((await client.call('find', { resource: 'books' })).isError).toBe(false);
  const hidden = await client.call('find', { resource: 'loans' });
  expect([hidden.isError, hidden.text]).toEqual([true, expect.stringContaining('/resource')]);
  const refused = await client.call('create', { resource: 'books', values: { title: 'A' } });
  expect([refused.isError, refused.value]).toMatchObject([true, { status: 403, code: 'not_permitted' }]);
});

it('docs/mcp.md lists every tool of tuyen mcp', async () => {
  const page = readFileSync(join(projectRoot, 'docs/mcp.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([a-z]+)`/gmu)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...(await (await as('root', '--write')).tools()).keys()].toSorted());
});

it('record IDs of tuyen mcp cannot lead to another path of the API', async () => {
  const client = await as('clerk');
  for (const id of ['../users', '..', 'x/../../auth', 'x?can=1']) {
    const { isError, text } = await client.call('get', { resource: 'books', id });
    expect([isError, text]).toEqual([true, expect.stringContaining('/id')]);
  }
});

it('tuyen mcp ends with an error if the server refuses the credentials', async () => {
  const wrong = mcpClient(PROJECT, ['--against', origin, '--as', 'clerk'], { TUYEN_PASSWORD: 'wrong' });
  await expect(wrong).rejects.toThrow(/closed/iu);
  const unknown = mcpClient(PROJECT, ['--against', origin], { TUYEN_API_KEY: 'unknown' });
  await expect(unknown).rejects.toThrow(/closed/iu);
});
