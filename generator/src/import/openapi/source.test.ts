import { expect, test } from 'vitest';
import { answer, BACKEND, importDocument, object, resourcePaths, TEXT } from '../testing/document.ts';
import { openapiSource as source } from './source.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['openapi: 3.0.3\n', true],
  ['# comment\nopenapi: "3.1.0"\n', true],
  ['{"info": {}, "openapi": "3.1.0"}', true],
  ['swagger: "2.0"\n', true],
  ['name: openapi\n', false],
  ['{"type": "object"}', false],
])('recognizes a document by its content: %j', (text, isDocument) => {
  expect(source.recognizes({ from: 'a.txt', bytes: bytes(text) })).toBe(isDocument);
});

test.each([
  ['swagger: "2.0"', 'shop.yaml is Swagger 2.0.'],
  ['openapi: 4.0.0', 'shop.yaml is no OpenAPI 3 document.'],
  ['- 1', 'shop.yaml is no OpenAPI 3 document.'],
])('a document of another format is refused: %s', async (text, message) => {
  await expect(source.read({ from: 'shop.yaml', bytes: bytes(text) })).rejects.toThrow(message);
});

test('a document with more than 10,000 schemas is refused', async () => {
  const schemas = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`S${index}`, {}]));
  const text = JSON.stringify({ openapi: '3.0.0', components: { schemas } });
  await expect(source.read({ from: 'shop.json', bytes: bytes(text) })).rejects.toThrow('shop.json has 10001 schemas.');
});

test('a document without resources is refused with a summary of its operations, and its paths are listed', async () => {
  const post = { post: answer(object({ id: TEXT })) };
  const document = {
    openapi: '3.0.0',
    paths: { '/a': post, '/b': post, '/c/{id}': { get: answer(object({ id: TEXT })) } },
  };
  const reading = await source.read({ from: 'shop.json', bytes: bytes(JSON.stringify(document)) });
  expect(() => source.draft(reading, BACKEND)).toThrow(
    '3 operations, of which 2 are POST, and 1 has an address of one record; this tool makes pages for records. `--list` names them.',
  );
  expect(source.list(reading, BACKEND)).toEqual([
    { place: '/a', reason: 'It has only POST, so it is no list.' },
    { place: '/b', reason: 'It has only POST, so it is no list.' },
    { place: '/c/{id}', reason: 'No list has these records.' },
  ]);
});

test.each([
  ['#/components/schemas/Gone', 'Put the missing files beside the document, or correct the references.'],
  ['gone.yaml#/Order', 'Put the missing files beside the document, or correct the references.'],
  ['https://example.org/shop.yaml#/Order', 'Add --follow to download other addresses.'],
])('a document whose lists refer to %s, which cannot be read, is refused with the reference', async ($ref, hint) => {
  const document = { openapi: '3.0.0', paths: resourcePaths('/orders', { $ref }) };
  const reading = await source.read({ from: 'shop.json', bytes: bytes(JSON.stringify(document)) });
  const message = `shop.json has no list of records that can be read, and refers to "${$ref}", which the import does not have.`;
  expect(() => source.draft(reading, BACKEND)).toThrow(expect.objectContaining({ message, hint }));
});

test('a document without operations, such as one of webhooks alone, is refused', async () => {
  const reading = await source.read({ from: 'hooks.json', bytes: bytes('{"openapi": "3.1.0", "webhooks": {}}') });
  expect(() => source.draft(reading, BACKEND)).toThrow('hooks.json has no operations.');
});

test('the default answer is the successful one if the document names no other', async () => {
  const order = object({ id: TEXT, name: TEXT });
  const inDefault = (schema: object) => ({ responses: { default: { content: { 'application/json': { schema } } } } });
  const { file } = await importDocument({
    paths: {
      '/orders': { get: inDefault({ type: 'array', items: order }) },
      '/orders/{id}': { get: inDefault(order) },
    },
  });
  expect(file('resources/orders').actions).toEqual(['list', 'show']);
});

const XML = { 'application/xml': { schema: object({ id: TEXT }) } };
const inXml = { responses: { 200: { description: 'Done', content: XML } } };

test('a document that only answers with XML is refused, and the reason names XML', async () => {
  const document = { openapi: '3.0.0', paths: { '/orders': { get: inXml, post: {} }, '/orders/{id}': { get: inXml } } };
  const reading = await source.read({ from: 'shop.json', bytes: bytes(JSON.stringify(document)) });
  expect(() => source.draft(reading, BACKEND)).toThrow(
    '3 operations, of which 2 answer with XML alone; this tool makes pages for records in JSON. `--list` names them.',
  );
  const reason = 'Its answer is application/xml, and pages read JSON.';
  expect(source.list(reading, BACKEND)).toEqual([
    { place: '/orders', reason },
    { place: '/orders/{id}', reason },
  ]);
});

test('a body that is only XML has a note, and no form. Of JSON and XML, the import takes JSON', async () => {
  const order = object({ id: TEXT, name: TEXT });
  const both = { ...XML, 'application/json': { schema: order } };
  const item = { put: { requestBody: { content: both } } };
  const list = { post: { requestBody: { content: XML } } };
  const { file, draft } = await importDocument({ paths: resourcePaths('/orders', order, { list, item }) });
  expect(file('resources/orders').actions).toEqual(['list', 'show', 'edit']);
  expect(draft.notes).toEqual([
    {
      code: 'TUY845',
      place: 'POST /orders',
      message: 'No form creates records, because the body is application/xml.',
    },
  ]);
});

test('the same document gives the same draft', async () => {
  const document = {
    paths: { ...resourcePaths('/b', object({ id: TEXT })), ...resourcePaths('/a', object({ id: TEXT })) },
  };
  const [one, other] = [await importDocument(document), await importDocument(document)];
  expect(JSON.stringify(one.draft)).toBe(JSON.stringify(other.draft));
  expect(one.draft.files.map(({ path }) => path)).toEqual([
    'schemas/resources/a.json',
    'schemas/resources/b.json',
    'schemas/backends/shop.json',
  ]);
});

test('every path of the document is a resource, a part of one, or listed with a reason', async () => {
  const { listed } = await importDocument({
    paths: {
      ...resourcePaths('/users', object({ id: TEXT })),
      '/stats': { get: answer(object({ total: { type: 'number' } })) },
      '/login': { post: {} },
      '/logs': { get: answer({ type: 'array', items: object({ id: TEXT }) }) },
      '/empty': {},
    },
  });
  expect(listed.map(({ place, resource, reason }) => [place, resource ?? reason])).toEqual([
    ['/users', 'users'],
    ['/stats', 'Its answer is no list of objects.'],
    ['/login', 'It has only POST, so it is no list.'],
    ['/logs', 'No path reads or writes one record of the list.'],
    ['/empty', 'It has no operation that reads or writes records.'],
  ]);
});
