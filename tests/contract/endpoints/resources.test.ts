import type { Field, Resource } from '@tuyen/model';
import type { Row } from '@tuyen/server';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupForm } from '../../../domain/src/groups/group-form.fixture.ts';
import { openShop, type Shop } from '../../../domain/src/shop.fixture.ts';
import {
  type RecordedResponse,
  answerChecker,
  type OpenApiDocument,
  type DocumentedOperation,
  operationsOf,
  type Schema,
} from './document.ts';

let shop: Shop;
let document: OpenApiDocument;
let operations: readonly DocumentedOperation[];
let wrong: ReturnType<typeof answerChecker>;
let headers: Record<string, string>;

beforeAll(async () => {
  const file = new URL('../../../domain/src/generated/openapi.gen.json', import.meta.url);
  document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  operations = operationsOf(document);
  shop = await openShop();
  // The fixtures have no members of groups.
  await shop.register(await groupForm(shop, 30));
  wrong = answerChecker(shop.engine.model, document);
  headers = (await shop.signIn('superuser')).headers;
});
afterAll(() => shop?.app.close());

interface Request {
  readonly id?: unknown;
  readonly query?: Record<string, string>;
  readonly body?: Row | string;
  readonly headers?: Record<string, string>;
  readonly expected: 'success' | 'refusal' | 'either';
}

function requestsOf(
  { method, path }: DocumentedOperation,
  resource: Resource,
  rows: readonly Row[],
): readonly Request[] {
  const [, , , , at = '', action = '', transition = ''] = path.split('/');
  const [first = {}] = rows;
  const { id, version } = first;
  const stale = { id, body: { version: 999_999 }, expected: 'refusal' } as const;
  const unknown = { id: 'nothing', expected: 'refusal' } as const;
  if (action === 'transitions') {
    const before = inState(resource, rows, transition) ?? first;
    return [
      { ...stale, id: before['id'] },
      { id: before['id'], body: {}, expected: 'either' },
      { ...unknown, body: {} },
    ];
  }
  if (action === 'operations') return [{ id, body: {}, expected: 'either' }, stale, { ...unknown, body: {} }];
  if (action === 'changes')
    return [
      { id, query: { since: '0' }, expected: 'success' },
      { id, query: { since: 'x' }, expected: 'refusal' },
      { ...unknown, query: { since: '0' } },
    ];
  if (action === 'restore')
    return method === 'GET'
      ? [
          { id, expected: 'refusal' },
          { ...unknown, query: {} },
        ]
      : [
          { id, body: { version, fields: ['nothing'] }, expected: 'refusal' },
          { ...unknown, body: { fields: ['nothing'] } },
        ];
  if (action === 'timeline')
    return [
      { id, expected: 'success' },
      { id, query: { limit: 'x' }, expected: 'refusal' },
      { ...unknown, query: {} },
    ];
  if (action === 'attachments') {
    if (method === 'GET') return [{ id, expected: 'success' }, unknown];
    const upload = { upload: `/api/v1/uploads/${'0'.repeat(32)}` };
    return [
      { id, body: upload, expected: 'refusal' },
      { id, body: {}, expected: 'refusal' },
      { ...unknown, body: upload },
    ];
  }
  if (action === 'notes') {
    const text = { text: 'Khách gọi lại' };
    return [
      { id, body: text, expected: 'either' },
      { id, body: { text: '' }, expected: 'refusal' },
      { ...unknown, body: text },
    ];
  }
  if (at === 'tabs' && method !== 'GET') {
    const tab = { name: `Mới tạo ${(copies += 1)}`, query: 'filter=created_at||$notnull' };
    if (action !== '') return [{ body: { name: tab.name }, expected: 'refusal' }];
    return [
      { body: tab, expected: 'success' },
      { body: { ...tab, query: 'filter=nothing||$eq||1' }, expected: 'refusal' },
      { body: { ...tab, name: '' }, expected: 'refusal' },
    ];
  }
  if (action === 'assignee') {
    return [
      { id, body: { assignee: null, version }, expected: 'either' },
      { id, body: { version }, expected: 'refusal' },
      { ...unknown, body: { assignee: null } },
    ];
  }
  if (at === 'views') return planningRequests(transition, first);
  const onceMore = at === 'bulk' ? copyOf(resource, first) : {};
  if (action === 'deletion') return [{ id, expected: 'either' }, unknown];
  if (at === 'bulk')
    return [
      ...[1, 2].map((): Request => ({
        body: { bulk: [onceMore] },
        headers: { 'idempotency-key': `bulk ${resource.name}` },
        expected: 'either',
      })),
      { body: { columns: ['nothing'], bulk: [['x']], dry_run: true }, expected: 'refusal' },
      { body: { bulk: [] }, expected: 'refusal' },
    ];
  if (at === 'edits')
    return [
      { body: { edits: [{ id: first?.['id'], values: {} }] }, expected: 'success' },
      { body: { edits: [{ id: first?.['id'], version: 0, values: {} }], dry_run: true }, expected: 'success' },
      { body: { edits: [] }, expected: 'refusal' },
    ];
  if (at === '{id}') {
    if (method === 'GET') return [{ id, expected: 'success' }, unknown];
    if (method === 'DELETE') return [{ id: rows.at(-1)?.['id'], expected: 'either' }, unknown];
    return [{ id, body: { version }, expected: 'success' }, stale, { id, body: { nothing: 1 }, expected: 'refusal' }];
  }
  if (method === 'GET')
    return [
      { expected: 'success' },
      ...(at === ''
        ? ([
            { query: { page: '1', limit: '2' }, expected: 'success' },
            { query: { range: '[0,1]' }, expected: 'success' },
          ] as const)
        : []),
      ...(resource.singleton && at !== 'export' ? [] : [{ query: { nothing: '1' }, expected: 'refusal' } as const]),
    ];
  const body = at === '' ? copyOf(resource, first) : {};
  return [
    { body, expected: 'either' },
    { body: { nothing: 1 }, expected: 'refusal' },
  ];
}

function planningRequests(action: string, { id, version }: Row): readonly Request[] {
  const refused: Request = { body: { nothing: 1 }, expected: 'refusal' };
  if (action === 'offers') return [{ body: { field: 'vehicle_id', ids: [id] }, expected: 'success' }, refused];
  if (action === 'proposals')
    return [
      { body: { day: '2026-04-01' }, expected: 'success' },
      { body: { day: '2026-03-16', copy_of: '2026-03-15' }, expected: 'success' },
      { body: { day: 'x' }, expected: 'refusal' },
    ];
  const changes = [{ id, version, values: { vehicle_id: null } }];
  return [
    { body: { changes, dry_run: true }, expected: 'success' },
    { body: { changes: [...changes, { id: 'nothing', values: { vehicle_id: null } }] }, expected: 'success' },
    { body: { changes: [] }, expected: 'refusal' },
    refused,
  ];
}

function refusedBodies({ requestBody }: DocumentedOperation, [first]: readonly Row[]): readonly Request[] {
  if (!requestBody) return [];
  const types = ['application/json', 'text/plain'];
  return types.map((type) => ({
    id: first?.['id'],
    body: '{',
    headers: { 'content-type': type },
    expected: 'refusal',
  }));
}

function inState({ workflow }: Resource, rows: readonly Row[], transition: string): Row | undefined {
  const from = workflow?.transitions.filter(({ name }) => name === transition).flatMap((each) => each.from) ?? [];
  return rows.find((row) => from.includes(String(row[workflow?.field ?? ''])));
}

let copies = 0;
function copyOf({ fields }: Resource, record: Row): Row {
  // Leave out uploads, because an upload can belong to only one record.
  const isUpload = ({ kind }: Field): boolean => kind === 'image' || kind === 'file';
  const written = fields.filter(
    (field) => !field.readOnly && !field.system && !isUpload(field) && record[field.name] !== undefined,
  );
  return Object.fromEntries(
    written.map(({ name, unique, schema }) => {
      const free = unique && /(^|-code|-name)$/.test(String((schema as Schema)['format'] ?? ''));
      return [
        name,
        free ? `${String(record[name])}${(copies += 1)}`.slice(-Number(schema.maxLength ?? 99)) : record[name],
      ];
    }),
  );
}

/** Removes the API key from the response to its creation, because the key is not a field of the record. */
function withoutRevealed({ method, path }: DocumentedOperation, answer: RecordedResponse): RecordedResponse {
  if (`${method} ${path} ${answer.statusCode}` !== 'POST /api/v1/api-clients 201') return answer;
  const { key, ...record } = JSON.parse(answer.body) as Row;
  expect(key).toEqual(expect.any(String));
  return { ...answer, body: JSON.stringify(record) };
}

it('every operation of every resource responds as the API documentation says', async () => {
  const findings: string[] = [];
  const made = new Set<string>();
  const call = async (operation: DocumentedOperation, { id, query = {}, body, headers: more, expected }: Request) => {
    const url = operation.path
      .replace('{id}', encodeURIComponent(String(id)))
      .replace(/\{(entry|note|tab)\}/u, 'nothing');
    const answer: RecordedResponse = await shop.app.inject({
      method: operation.method,
      url,
      query,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });
    const { statusCode } = answer;
    const success = statusCode < 300;
    if (statusCode === 201) made.add(operation.path);
    const fault =
      wrong(operation, withoutRevealed(operation, answer)) ??
      (expected !== 'either' && success !== (expected === 'success') && `${statusCode} ${answer.body}`);
    if (fault)
      findings.push(
        `${operation.method} ${url} ${JSON.stringify(query)} ${JSON.stringify(body ?? {}).slice(0, 200)}: ${fault.slice(0, 900)}`,
      );
  };
  // No webhook is set up in the fixtures. Tests of the server cover both resources.
  for (const resource of shop.engine.model.resources.filter(({ serves }) => serves === undefined)) {
    const own = operations.filter(({ path }) => path.split('/')[3] === resource.name);
    const order = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];
    for (const operation of own.toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method))) {
      const rows: readonly Row[] = await shop.engine.store.find(resource.name);
      for (const request of requestsOf(operation, resource, rows)) await call(operation, request);
      for (const request of refusedBodies(operation, rows)) await call(operation, request);
    }
  }
  expect(findings.join('\n')).toBe('');
  // More than 20 endpoints must have created a record. If the server rejected every request, the test would prove
  // nothing.
  expect(made.size).toBeGreaterThan(20);
});
