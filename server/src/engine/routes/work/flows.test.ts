import type { Flow, FlowTask, Model } from '@tuyen/model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Domain, Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const flow = (name: string, task: Pick<FlowTask, 'resource' | 'operation' | 'slug' | 'price'>): Flow => ({
  name,
  source: `schemas/flows/${name}.json`,
  for: 'staff',
  route: `/flows/${name}`,
  title: { en: name },
  steps: [],
  submit: { method: 'POST', path: task.resource, captcha: false, idempotent: true },
  task: { shows: [], links: [], ...task },
});

function modelWithFlows(): Model {
  const model = libraryModel();
  const resources = model.resources.map((resource) =>
    resource.name === 'loans'
      ? {
          ...resource,
          operations: [
            {
              name: 'count',
              label: { en: 'Count' },
              on: 'resource' as const,
              slug: 'loan.update',
              input: [],
              answer: model.resources.flatMap(({ fields }) => fields).filter(({ name }) => name === 'pages'),
              tone: 'neutral' as const,
            },
          ],
        }
      : resource,
  );
  const flows = [
    flow('buy-book', { resource: 'books', slug: 'book.create', price: 'price' }),
    flow('give-book', { resource: 'books', slug: 'book.create' }),
    flow('count-loans', { resource: 'loans', operation: 'count', slug: 'loan.update', price: 'pages' }),
    { ...flow('ask', { resource: 'books', slug: 'book.create' }), for: 'portal' as const },
  ];
  return { ...model, resources, flows };
}

const counted: (string | null)[] = [];
const domain: Domain = {
  hooks: {
    books: {
      guards: {
        create(_, { officeId }) {
          if (officeId === server.office('Other')) throw new Problem(409, 'read_only_office');
        },
      },
    },
    loans: {
      operations: {
        count(_record, _input, { officeId }) {
          counted.push(officeId);
          return Promise.resolve({ pages: 7 });
        },
      },
    },
  },
};

let server: Library;
let clerk: Send;
beforeAll(async () => {
  server = await openLibrary({
    model: modelWithFlows(),
    domain,
    openApi: () => ({ openapi: '3.1.0', info: { title: 'Library', version: '1' }, paths: {} }),
  });
  clerk = await server.as('clerk');
});
afterAll(() => server.app.close());
beforeEach(() => void counted.splice(0));

const books = async () => (await clerk('GET', 'books')).body as unknown as readonly Row[];

it('the preview of a flow returns the price of the record and writes nothing', async () => {
  const before = await books();
  const { status, body } = await clerk('POST', 'flows/buy-book/preview', { title: 'Kiều', price: 90_000 });
  expect([status, body]).toEqual([200, { price: 90_000 }]);
  expect(await books()).toEqual(before);
});

it('the preview of a flow returns no price if the flow defines no price or the form answers contain none', async () => {
  const given = await clerk('POST', 'flows/give-book/preview', { title: 'Kiều', price: 90_000 });
  expect([given.status, given.body]).toEqual([200, { price: null }]);
  expect((await clerk('POST', 'flows/buy-book/preview', { title: 'Kiều' })).body).toEqual({ price: null });
});

it('the preview of an operation returns its price for the current office', async () => {
  const at = { 'x-office-id': server.office('Other') };
  const { status, body } = await clerk('POST', 'flows/count-loans/preview', {}, at);
  expect([status, body, counted]).toEqual([200, { price: 7 }, [server.office('Other')]]);
});

it('the preview of a flow is rejected for the same reasons as the write itself', async () => {
  const invalid = await clerk('POST', 'flows/buy-book/preview', { price: 1 });
  expect([invalid.status, Object.keys(invalid.body['errors'] as Row)]).toEqual([422, ['title']]);
  const at = { 'x-office-id': server.office('Other') };
  const closed = await clerk('POST', 'flows/buy-book/preview', { title: 'Kiều' }, at);
  expect([closed.status, closed.body['code']]).toEqual([409, 'read_only_office']);
});

it('the preview of a flow is available only to staff with the permission for the previewed write', async () => {
  const reader = await server.as('reader');
  for (const name of ['buy-book', 'count-loans'])
    expect((await reader('POST', `flows/${name}/preview`, { title: 'Kiều' })).status).toBe(403);
  expect((await server.anyone('POST', 'flows/buy-book/preview', { title: 'Kiều' })).status).toBe(401);
  expect((await clerk('POST', 'flows/ask/preview', { title: 'Kiều' })).status).toBe(404);
});

it('the OpenAPI document describes the input of a flow preview and its possible errors', async () => {
  const { paths } = (await server.app.inject('/docs/json')).json();
  const described = (name: string) => paths[`/api/v1/flows/${name}/preview`]?.post;
  expect(described('ask')).toBeUndefined();
  const { responses, requestBody, ...bought } = described('buy-book');
  expect(bought).toEqual({
    operationId: 'previewFlow_buy_book',
    tags: ['flows'],
    summary: 'What the answers of buy-book would cost; nothing is written',
    'x-permission': 'book.create',
  });
  expect(requestBody.content['application/json'].schema).toEqual({
    type: 'object',
    description: 'As for `POST books`.',
    additionalProperties: true,
  });
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '409', '413', '415', '422', '429', '503']);
  expect(responses['200'].content['application/json'].schema).toEqual({
    description: 'The amount to pay, where the flow has one.',
    type: 'object',
    required: ['price'],
    additionalProperties: false,
    properties: { price: { type: ['integer', 'null'] } },
  });
  expect(described('count-loans').requestBody.content['application/json'].schema.description).toBe(
    'As for `POST loans/operations/count`.',
  );
});
