import type { Field, Resource } from '@tuyen/model';
import { expect, test, vi } from 'vitest';
import { createModelStore, EMPTY_MODEL } from '../model/model-store.ts';
import { createDataProvider } from './data-provider.ts';
import { createHttpClient } from './http-client.ts';

const base = {
  required: false,
  readOnly: false,
  writeOnly: false,
  unique: false,
  searchable: false,
  public: false,
  system: false,
};
const field = (name: string, kind: string, more: object = {}) =>
  ({ ...base, name, kind, label: {}, schema: {}, ...more }) as unknown as Field;
const vehicles = {
  name: 'vehicles',
  fields: [
    field('id', 'text', { readOnly: true }),
    field('plate', 'text'),
    field('seats', 'integer', { when: { kind: 'BUS' } }),
    field('kind', 'text'),
    field('created_at', 'date-time', { readOnly: true }),
  ],
} as unknown as Resource;

function setUp(answer: unknown, status = 200) {
  const fetch = vi.fn(
    async (_url: string | URL | Request, _init?: RequestInit) => new Response(JSON.stringify(answer), { status }),
  );
  const words = { exists: () => false, t: (key: string) => key };
  const credentials = { token: () => 'secret', officeId: () => 'o1' };
  const http = createHttpClient({ apiUrl: '/api/v1', credentials, language: () => 'vi', words, fetch });
  const provider = createDataProvider(
    http,
    createModelStore(async () => ({ ...EMPTY_MODEL, resources: [vehicles] })),
  );
  const sent = () => {
    const [url, init] = fetch.mock.calls.at(-1) ?? [];
    return {
      url: decodeURIComponent(String(url)),
      method: init?.method,
      headers: init?.headers as Record<string, string>,
      body: init?.body,
    };
  };
  return { provider, sent, fetch };
}

test('a list request returns one page and the total', async () => {
  const { provider, sent } = setUp({ data: [{ id: '1' }], total: 31, page: 2 });
  const list = {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'plate', order: 'ASC' as const },
    filter: { plate: '30E' },
  };
  expect(await provider.getList('vehicles', list)).toEqual({ data: [{ id: '1' }], total: 31 });
  expect(sent().url).toBe('/api/v1/vehicles?filter=plate||$contL||30E&sort=plate,ASC&limit=10&page=2');
  expect(sent().headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-office-id': 'o1',
    'accept-language': 'vi',
    'x-client-kind': 'ADMIN_WEB',
  });
});

test('a list request without a page fetches the first ten records', async () => {
  const { provider, sent } = setUp({ data: [], total: 0 });
  await provider.getList('vehicles', { filter: {} });
  expect(sent().url).toBe('/api/v1/vehicles?limit=10&page=1');
});

test('the data provider sends requests without a timeout', async () => {
  const { provider, fetch } = setUp({ id: '1' });
  await provider.getOne('vehicles', { id: '1' });
  expect(fetch.mock.calls.at(-1)?.[1]?.signal).toBeUndefined();
});

test('the data provider rejects an operation that the resource does not support, without sending a request', async () => {
  const { provider, fetch } = setUp({});
  await expect(provider.getList('vehicles', { filter: { wheels: 4 } })).rejects.toMatchObject({
    message: 'errors.query.unknown_field',
    params: { field: 'wheels' },
  });
  await expect(provider.getList('boats', {})).rejects.toMatchObject({
    message: 'errors.query.not_described',
    params: { resource: 'boats' },
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a record request includes the permitted actions of the user only if the page needs them', async () => {
  const { provider, sent } = setUp({ id: 'a/b' });
  expect(await provider.getOne('vehicles', { id: 'a/b' })).toEqual({ data: { id: 'a/b' } });
  expect(sent().url).toBe('/api/v1/vehicles/a/b');
  await provider.getOne('vehicles', { id: '1', meta: { can: true } });
  expect(sent().url).toBe('/api/v1/vehicles/1?can=1');
});

test('deleting several records sends one DELETE request per record for the requested office', async () => {
  const { provider, sent, fetch } = setUp(null);
  const ids = ['1', '2'];
  expect(await provider.deleteMany('vehicles', { ids, meta: { officeId: 'o7' } })).toEqual({ data: ids });
  expect(fetch.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
    ['/api/v1/vehicles/1', 'DELETE'],
    ['/api/v1/vehicles/2', 'DELETE'],
  ]);
  expect(sent().headers).toMatchObject({ 'x-office-id': 'o7' });
  expect(sent().headers).not.toHaveProperty('idempotency-key');
});

test('many records are fetched by their ids in one request', async () => {
  const { provider, sent } = setUp([{ id: 'a' }, { id: 'b' }]);
  expect(await provider.getMany('vehicles', { ids: ['a', 'b', 'a'] })).toEqual({ data: [{ id: 'a' }, { id: 'b' }] });
  expect(sent().url).toBe('/api/v1/vehicles?filter=id||$in||a,b');
});

test('an update sends the changed fields and the record version that the user edited', async () => {
  const { provider, sent } = setUp({ id: '1' });
  const previousData = { id: '1', plate: 'A', kind: 'BUS', seats: 2, version: 7, created_at: 'x' };
  await provider.update('vehicles', { id: '1', data: { ...previousData, plate: 'B' }, previousData });
  expect(sent()).toMatchObject({ url: '/api/v1/vehicles/1', method: 'PATCH', body: '{"plate":"B"}' });
  expect(sent().headers['if-match']).toBe('"7"');
});

test('a write keeps its idempotency key until the server responds, unless the content of the write changes', async () => {
  const { provider, sent, fetch } = setUp({ id: '1' });
  const keys: string[] = [];
  const create = async (plate: string, outcome?: () => Promise<Response>) => {
    if (outcome) fetch.mockImplementationOnce(outcome);
    await provider.create('vehicles', { data: { plate } }).catch(() => undefined);
    keys.push(sent().headers['idempotency-key'] ?? '');
  };
  const refused = (status: number) => async () => new Response('{}', { status });
  await create('A', () => Promise.reject(new TypeError('Failed to fetch')));
  await create('A', refused(504));
  await create('A');
  await create('A', refused(422));
  await create('A', () => Promise.reject(new TypeError('Failed to fetch')));
  await create('B');
  const [lost, timedOut, answered, refusedOnce, lostAgain, other] = keys;
  expect([timedOut, answered]).toEqual([lost, lost]);
  expect(new Set([lost, refusedOnce, lostAgain, other]).size).toBe(4);
});

test('only custom API calls that write data send an idempotency key', async () => {
  const { provider, sent, fetch } = setUp({});
  fetch.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  const change = () => provider.call('settings/general', { method: 'PATCH', body: { name: 'A' } });
  await change().catch(() => undefined);
  const lost = sent().headers['idempotency-key'];
  await change();
  expect(lost).toMatch(/^[\da-f]{32}$/);
  expect(sent().headers['idempotency-key']).toBe(lost);
  await provider.call('orders/quote', { method: 'POST', body: {} });
  expect(sent().headers).not.toHaveProperty('idempotency-key');
});

test('an update clears a field whose condition is no longer met', async () => {
  const { provider, sent } = setUp({ id: '1' });
  const previousData = { id: '1', plate: 'A', kind: 'BUS', seats: 2 };
  await provider.update('vehicles', { id: '1', data: { ...previousData, kind: 'METRO' }, previousData });
  expect(JSON.parse(String(sent().body))).toEqual({ kind: 'METRO', seats: null });
});

test('an update without changes sends no request', async () => {
  const { provider, fetch } = setUp({});
  const previousData = { id: '1', plate: 'A' };
  expect(await provider.update('vehicles', { id: '1', data: { ...previousData }, previousData })).toEqual({
    data: previousData,
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a create request omits empty fields and fields that only the server may set', async () => {
  const { provider, sent } = setUp({ id: '2' }, 201);
  await provider.create('vehicles', { data: { plate: 'A', kind: null, seats: '', created_at: 'x' } });
  expect(sent()).toMatchObject({ url: '/api/v1/vehicles', method: 'POST', body: '{"plate":"A"}' });
});

test('an office in the payload overrides the current office', async () => {
  const { provider, sent } = setUp({}, 201);
  await provider.call('vehicles', { method: 'POST', body: { office_id: 'o2', captcha_token: 'c' } });
  expect(sent().headers).toMatchObject({ 'x-office-id': 'o2', 'x-token-captcha': 'c' });
  // The office is not a field of the resource, so the server would reject it in the body.
  expect(sent().body).toBe('{"office_id":"o2"}');
});

test('transitions and imports are sent to their special API paths', async () => {
  const { provider, sent } = setUp({ id: '1' });
  await provider.transition('orders', { id: '1', name: 'approve', input: {}, version: 3 });
  expect(sent()).toMatchObject({ url: '/api/v1/orders/1/transitions/approve', method: 'POST', body: '{}' });
  await provider.importRows('vehicles', { columns: ['Biển số'], rows: [['A']], dryRun: true });
  expect(sent()).toMatchObject({
    url: '/api/v1/vehicles/bulk',
    body: '{"columns":["Biển số"],"bulk":[["A"]],"dry_run":true}',
  });
  await provider.importRows('vehicles', { columns: ['Biển số'], rows: [['A']], key: 'k' });
  expect(sent()).toMatchObject({
    headers: { 'idempotency-key': 'k' },
    body: '{"columns":["Biển số"],"bulk":[["A"]]}',
  });
});

test('an export fetches the whole list with its filter and order and reports its progress', async () => {
  const { provider, sent, fetch } = setUp({});
  const parts = ['\uFEFFBiển số\r\n', 'A\r', '\n"B\nb"\r\n'].map((text) => new TextEncoder().encode(text));
  fetch.mockImplementationOnce(async () => new Response(new Blob(parts).stream()));
  const counts: number[] = [];
  const query = { filter: { plate: '30E' }, sort: { field: 'plate', order: 'ASC' } };
  const file = await provider.exportCsv('vehicles', query, (records) => counts.push(records));
  expect(sent().url).toBe('/api/v1/vehicles/export?filter=plate||$contL||30E&sort=plate,ASC');
  expect(counts.at(-1)).toBe(2);
  expect(await file.text()).toContain('B\nb');
  const broken = new ReadableStream({
    start: (stream) => stream.enqueue(parts[0]),
    pull: (stream) => stream.error(new Error('gone')),
  });
  fetch.mockImplementationOnce(async () => new Response(broken));
  await expect(provider.exportCsv('vehicles', query, () => undefined)).rejects.toMatchObject({ status: 0 });
});

test('a validation error response is converted to one message per field', async () => {
  const { provider } = setUp({ code: 'validation_failed', errors: { plate: true, seats: null } }, 422);
  await expect(provider.create('vehicles', { data: {} })).rejects.toMatchObject({
    status: 422,
    body: { errors: { plate: 'errors.field_not_valid' } },
  });
});
