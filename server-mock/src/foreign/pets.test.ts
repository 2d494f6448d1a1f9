import { expect, it } from 'vitest';
import { parseDocument } from './document/read-document.ts';
import { startDocument, startMock } from './testing/mock-over-http.ts';

const start = () => startDocument('pets.yaml', {}, { api_key: 'any', authorization: 'Bearer any' });

it('a record gets the key that its client sends, and a second one with this key is a 409', async () => {
  const { call } = await start();
  const pet = { id: 900, name: 'Rex', photoUrls: [], secret: 'hidden' };
  const made = await call('POST', '/v3/pet', pet);
  expect([made.status, made.headers.get('location')]).toEqual([201, '/v3/pet/900']);
  expect(made.body).toMatchObject({ id: 900, name: 'Rex', photoUrls: [], born: expect.any(String) });
  expect(made.body).not.toHaveProperty('secret');
  expect((await call('POST', '/v3/pet', pet)).status).toBe(409);
});

it('PUT of a list replaces the record whose key is in the body', async () => {
  const { call } = await start();
  const pet = { id: 2, name: 'Max', photoUrls: ['https://example.com/max.png'] };
  expect((await call('PUT', '/v3/pet', pet)).status).toBe(200);
  expect((await call('GET', '/v3/pet/2')).body).toMatchObject(pet);
  expect((await call('PUT', '/v3/pet', { ...pet, id: 999 })).status).toBe(404);
});

it('PATCH changes only what it contains, and null removes a value', async () => {
  const { call } = await start();
  const before = (await call('GET', '/v3/pet/3')).body;
  const type = { 'content-type': 'application/merge-patch+json' };
  const after = (await call('PATCH', '/v3/pet/3', JSON.stringify({ weight: 4.5, code: null }), type)).body;
  const { code: _, ...rest } = before;
  expect(after).toEqual({ ...rest, weight: 4.5 });
});

it('a list at a path of its own, such as /pet/findByStatus, lists the same records', async () => {
  const { call } = await start();
  await call('POST', '/v3/pet', { name: 'Sold one', status: 'sold', photoUrls: [] });
  const { body } = await call('GET', '/v3/pet/findByStatus?status=sold');
  expect(body.at(-1)).toMatchObject({ name: 'Sold one', status: 'sold' });
  expect(new Set(body.map(({ status }: { status: string }) => status))).toEqual(new Set(['sold']));
  const { body: usual } = await call('GET', '/v3/pet/findByStatus');
  expect(new Set(usual.map(({ status }: { status: string }) => status))).toEqual(new Set(['available']));
});

it('a POST of several records to a path below a list adds each record', async () => {
  const { call } = await start();
  const pets = ['One', 'Two'].map((name) => ({ name, status: 'sold', photoUrls: [] }));
  const { status, body } = await call('POST', '/v3/pet/createWithList', pets);
  expect([status, body]).toEqual([200, expect.objectContaining({ name: 'Two', id: 27 })]);
  expect((await call('GET', '/v3/pet/26')).body).toMatchObject({ name: 'One' });
});

it('an operation on a record changes what its parameters name, and needs the record', async () => {
  const { call } = await start();
  const changed = await call('POST', '/v3/pet/4?name=Bella&status=pending');
  expect(changed.body).toMatchObject({ id: 4, name: 'Bella', status: 'pending' });
  expect((await call('GET', '/v3/pet/4')).body).toEqual(changed.body);
  const bytes = { 'content-type': 'application/octet-stream' };
  expect((await call('POST', '/v3/pet/4/photo', 'bytes', bytes)).body).toMatchObject({ code: expect.any(Number) });
  expect((await call('POST', '/v3/pet/999/photo', 'bytes', bytes)).status).toBe(404);
});

it('a form is checked and stored like JSON', async () => {
  const { call } = await start();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const made = await call(
    'POST',
    '/v3/pet',
    'name=Form&photoUrls=https://example.com/1.png&photoUrls=https://example.com/2.png',
    form,
  );
  expect([made.status, made.body]).toEqual([201, expect.objectContaining({ name: 'Form' })]);
  expect((await call('POST', '/v3/pet', 'name=Form', form)).body.errors).toEqual([
    { in: 'body', field: 'photoUrls', detail: 'This is required.' },
  ]);
});

it('a record path without a list returns the same record each time, for any key', async () => {
  const { call } = await start();
  expect((await call('GET', '/v3/owner/anna')).body).toMatchObject({ name: 'anna' });
  expect((await call('GET', '/v3/owner/anna')).body).toEqual((await call('GET', '/v3/owner/anna')).body);
});

it('one of several documented schemes is enough', async () => {
  const { call } = await startDocument('pets.yaml');
  expect((await call('GET', '/v3/pet/1', undefined, { api_key: 'any' })).status).toBe(200);
  expect((await call('GET', '/v3/pet/1', undefined, { authorization: 'Bearer any' })).status).toBe(200);
  const { status, headers } = await call('GET', '/v3/pet/1');
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'ApiKey realm="api_key", Bearer realm="oauth"']);
});

it('a body whose fields the mock cannot read is a 415 that says so, and creates no record', async () => {
  const { call } = await start();
  const before = (await call('GET', '/v3/pet/findByStatus')).body;
  const xml = await call('POST', '/v3/pet', '<Pet><name>Rex</name></Pet>', { 'content-type': 'application/xml' });
  expect([xml.status, JSON.stringify(xml.body)]).toEqual([
    415,
    expect.stringContaining('The mock does not read bodies of the media type'),
  ]);
  expect((await call('GET', '/v3/pet/findByStatus')).body).toEqual(before);
});

it('an answer that can only be XML is a 406 that says so, and creates no record', async () => {
  const { call } = await start();
  const pet = { id: 901, name: 'Rex', photoUrls: [] };
  const { status, body } = await call('POST', '/v3/pet', pet, { accept: 'application/xml' });
  expect([status, JSON.stringify(body)]).toEqual([
    406,
    expect.stringContaining('cannot compose an answer of the media type'),
  ]);
  expect((await call('GET', '/v3/pet/901')).status).toBe(404);
  expect((await call('POST', '/v3/pet', pet, { accept: 'application/xml, */*' })).status).toBe(201);
});

it('operations that only know XML are a 415 and a 406 that advise a stub, not JSON, and a stub answers them', async () => {
  const content = { 'application/xml': { schema: { type: 'object', properties: { name: { type: 'string' } } } } };
  const answer = { responses: { 200: { description: 'Done', content } } };
  const text = JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Orders', version: '1' },
    paths: { '/orders': { get: answer, post: { requestBody: { content }, ...answer } } },
  });
  const { call } = await startMock({ document: (await parseDocument(text, 'orders.json')).document });
  const unwritten = 'the document has neither JSON nor an example here. Add a stub.';
  const read = await call('GET', '/orders');
  expect([read.status, read.body.detail]).toEqual([406, expect.stringContaining(unwritten)]);
  const sent = await call('POST', '/orders', { name: 'A' });
  expect([sent.status, sent.body.detail]).toEqual([415, expect.stringContaining('only application/xml')]);
  const xml = { 'content-type': 'application/xml' };
  expect((await call('POST', '/orders', '<Order><name>A</name></Order>', xml)).status).toBe(406);
  await call('POST', '/__qa/stubs', {
    request: { method: 'GET', path: '/orders' },
    answer: { headers: { 'content-type': 'application/xml' }, body: '<Orders/>' },
  });
  const stubbed = await call('GET', '/orders');
  expect([stubbed.status, stubbed.body]).toEqual([200, '<Orders/>']);
});
