import type { Model, Operation, Resource } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { booksOf, library } from '../../testing/library.ts';
import { operationPaths } from './operation-paths.ts';

let model: Model;
let books: Resource;

beforeAll(async () => {
  ({ model } = await library());
  books = booksOf(model);
});

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const REFUSALS = Object.fromEntries(
  Object.entries({ 401: 'Unauthorized', 403: 'NotPermitted', 404: 'NotFound', 409: 'Conflict', 422: 'Invalid' }).map(
    ([status, name]) => [status, { $ref: `#/components/responses/${name}` }],
  ),
);
const answer = (schema: object) => ({
  200: { description: 'What was done.', content: { 'application/json': { schema } } },
  ...REFUSALS,
});

test('the path of an operation on a record describes its id, version, conditions, input and response', () => {
  expect(operationPaths(model, books)['/books/{id}/operations/reserve']).toEqual({
    parameters: [parameter('id')],
    post: {
      operationId: 'reserveBook',
      tags: ['books'],
      summary: 'Reserve: Book',
      description: 'Only where `state` is LENT. Otherwise 409, and nothing changes.',
      'x-permission': 'books.lend',
      parameters: ['ifMatch', 'idempotencyKey', 'language', 'office'].map(parameter),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['until'],
              properties: {
                until: { title: 'Until', description: '`YYYY-MM-DD`', type: 'string', format: 'date' },
              },
            },
          },
        },
      },
      responses: answer({
        type: 'object',
        required: ['place'],
        properties: {
          place: { title: 'Place', type: 'integer' },
          from: { title: 'From', description: '`YYYY-MM-DD`', type: 'string', format: 'date' },
        },
      }),
    },
  });
});

test('the path of an operation on a whole resource has no input, conditions and response if the operation has none', () => {
  expect(operationPaths(model, { ...books, scope: 'global' })['/books/operations/take-stock']).toEqual({
    post: {
      operationId: 'takeStockBooks',
      tags: ['books'],
      summary: 'Take stock: Books',
      'x-permission': 'books.take-stock',
      parameters: ['idempotencyKey', 'language'].map(parameter),
      responses: answer({ type: 'object', required: [], properties: {} }),
    },
  });
});

test('an operation’s conditions on several fields and values are described in one sentence', () => {
  const [first] = books.operations ?? [];
  if (!first) throw new Error('No operation');
  const described = (when: NonNullable<Operation['when']>) =>
    operationPaths(model, { ...books, operations: [{ ...first, when }] })['/books/{id}/operations/reserve']?.post
      ?.description;
  expect(described({ state: ['LENT', 'LOST'], pages: [1] })).toBe(
    'Only where `state` is LENT or LOST and `pages` is 1. Otherwise 409, and nothing changes.',
  );
});

test('a resource without operations has no operation paths in the OpenAPI document', () => {
  const { operations: _operations, ...rest } = books;
  expect(operationPaths(model, rest)).toEqual({});
});
