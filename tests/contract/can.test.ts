import type { Field, Model, Resource } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { Row, Server } from '@tuyen/server';
import { ANCHOR } from '@tuyen/server-mock';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import { rng } from '../../domain/src/fixtures/random.ts';
import { openProduct } from '../support/product-server.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Headers = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly body: Row;
}
interface Can {
  readonly actions: readonly string[];
  readonly refused: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  readonly fixed: Readonly<Record<string, string>>;
}

const { model } = loadProject(fileURLToPath(new URL('../../', import.meta.url))) as { model: Model };
const CALLERS = [
  'superuser',
  'company-root-admin',
  'company-root',
  'company-admin',
  'company',
  'company-brt',
  'company-metro-admin',
  'agency-ticket',
  'agency-card-admin',
  'agency-card',
];
/**
 * Number of records of each resource on which the test tries every caller. The records belong to different offices and
 * have different states if possible.
 */
const SAMPLE = 4;

let server: Server;
const callers = new Map<string, Headers>();
/** Number of requests that the test has sent, by kind of action and status of the response, for example `edit 403`. */
const tried = new Map<string, number>();

async function send(headers: Headers, method: Method, path: string, body?: Row): Promise<Answer> {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
}

async function signIn(account: string): Promise<Headers> {
  const { body } = await send({}, 'POST', 'auth/login', { account, password: DEMO_PASSWORD });
  return {
    authorization: `Bearer ${String(body['authToken'])}`,
    'x-office-id': String(body['office_id']),
    'accept-language': 'en',
  };
}

beforeAll(async () => {
  server = await openProduct(model);
  for (const account of CALLERS) callers.set(account, await signIn(account));
});
afterAll(() => server.app.close());

const isUsed = (row: Row): boolean => CALLERS.includes(String(row['username']));

async function sampleOf(resource: Resource, headers: Headers, seed: string): Promise<readonly Row[]> {
  const { body } = await send(headers, 'GET', `${resource.name}?limit=200&page=1`);
  const rows = (body['data'] ?? []) as readonly Row[];
  const kinds = Map.groupBy(
    rows.filter((row) => !isUsed(row)),
    (row) =>
      [
        row['office_id'],
        resource.owner && row[resource.owner],
        resource.workflow && row[resource.workflow.field],
      ].join(),
  );
  const random = rng(seed);
  return random.some([...kinds.values()], SAMPLE).map((each) => random.pick(each));
}

function another(field: Field, value: unknown): unknown {
  const { schema } = field;
  if (field.kind === 'boolean') return value !== true;
  if (field.kind === 'integer' || field.kind === 'money') {
    const now: number = Number(value ?? schema['minimum'] ?? 0);
    if (now === schema['maximum']) return now - 1;
    return now + 1;
  }
  if (field.kind === 'enum') return schema.enum?.find((one) => one !== value);
  if (field.kind === 'text' && !schema['pattern'] && !schema.format && !field.unique) {
    return `${String(value ?? 'An')}`.slice(0, Number(schema['maxLength'] ?? 50) - 1) + 'x';
  }
  return undefined;
}

function changeOf(resource: Resource, record: Row, wanted: (name: string) => boolean): Row | undefined {
  const open = resource.fields.filter(
    ({ readOnly, system, writeOnly, name }) => !readOnly && !system && !writeOnly && wanted(name),
  );
  const rank = (field: Field) => ['text', 'boolean', 'integer', 'money', 'enum'].indexOf(field.kind);
  for (const field of open.toSorted((one, other) => rank(one) - rank(other))) {
    const value = rank(field) < 0 ? undefined : another(field, record[field.name]);
    if (value !== undefined) return { [field.name]: value };
  }
  return undefined;
}

const REFUSALS = [403, 404, 405, 409];

/**
 * Returns whether the server rejected the request because of its values: status 422, or a conflict that names fields. A
 * rejection of values says nothing about permissions.
 */
const isAboutValues = ({ status, body }: Answer): boolean =>
  status === 422 || (status === 409 && Object.keys((body['errors'] ?? {}) as Row).length > 0);

function inputOf(resource: Resource, record: Row, action: string): Row {
  const state = String(record[resource.workflow?.field ?? '']);
  const move = resource.workflow?.transitions.find(({ name, from }) => name === action && from.includes(state));
  const operation = resource.operations?.find(({ name }) => name === action);
  const entries =
    (operation ?? move)?.input.filter(({ required }) => required).map((field) => [field.name, plainValue(field)]) ?? [];
  return { ...(Object.fromEntries(entries) as Row), ...(move && { version: record['version'] }) };
}

function plainValue({ kind, schema }: Field): unknown {
  if (kind === 'integer' || kind === 'money') return schema['minimum'] ?? 0;
  if (kind === 'date') return ANCHOR.toISOString().slice(0, 10);
  if (kind === 'date-time') return new Date(ANCHOR.getTime() + 3_600_000).toISOString();
  if (kind === 'enum') return schema.enum?.[0];
  return kind === 'boolean' ? true : 'Khách yêu cầu';
}

function attempt(headers: Headers, path: string, action: string, body: Row): Promise<Answer> {
  if (action === 'edit') return send(headers, 'PATCH', path, body);
  if (action === 'delete') return send(headers, 'DELETE', path);
  const [resource = ''] = path.split('/');
  const kind = operationsOf(resource).includes(action) ? 'operations' : 'transitions';
  return send(headers, 'POST', `${path}/${kind}/${action}`, body);
}

function operationsOf(resource: string): readonly string[] {
  const operations = model.resources.find(({ name }) => name === resource)?.operations ?? [];
  return operations.filter(({ on }) => on === 'record').map(({ name }) => name);
}

async function compared(resource: Resource, headers: Headers, id: string, action: string): Promise<string | undefined> {
  const path = `${resource.name}/${id}`;
  const { body: record, status } = await send(headers, 'GET', `${path}?can=1`);
  if (status === 404) return undefined;
  const can = record['can'] as Can;
  const change = changeOf(resource, record, (name) => !Object.hasOwn(can.fixed, name)) ?? {};
  const altered = changeOf(resource, record, (name) => Object.hasOwn(can.fixed, name));
  if (action === 'edit' && altered && can.actions.includes('edit')) {
    const refused = await attempt(headers, path, action, altered);
    count('fixed', refused.status);
    const errors = Object.keys((refused.body['errors'] ?? {}) as Row);
    // Accepts status 403 too: if the caller may not grant these permissions at all, the server rejects the whole
    // request before it looks at fixed fields.
    const named = refused.status === 409 && errors.includes(String(Object.keys(altered)[0]));
    if (!named && refused.status !== 403) {
      return `${Object.keys(altered).join()} is fixed, yet ${refused.status} ${JSON.stringify(refused.body)}`;
    }
  }
  const body = action === 'edit' ? change : inputOf(resource, record, action);
  const answer = await attempt(headers, path, action, body);
  count(action === 'edit' || action === 'delete' ? action : 'move', answer.status);
  const { code, message } = answer.body;
  if (can.actions.includes(action)) {
    return answer.status === 200 || isAboutValues(answer) ? undefined : `allowed, yet ${answer.status} ${String(code)}`;
  }
  if (!REFUSALS.includes(answer.status)) return `not allowed, yet ${answer.status}`;
  const refusal = can.refused[action];
  const same = !refusal || (refusal.code === code && refusal.message === message);
  return same ? undefined : `refused for ${refusal.code}, then for ${String(code)}: ${String(message)}`;
}

async function comparedNew(resource: Resource, headers: Headers): Promise<string | undefined> {
  const { body, status } = await send(headers, 'GET', `${resource.name}?limit=100&page=1&can=1`);
  if (status === 403) return undefined;
  const can = body['can'] as Can;
  const rows = (body['data'] as readonly Row[]).filter((row) => !isUsed(row));
  const like = rows.find((row) => row['office_id'] === headers['x-office-id']) ?? rows[0] ?? {};
  const given = await ownCopy(resource, like, headers);
  const answer = await send(headers, 'POST', resource.name, given);
  count('create', answer.status);
  const { code, message } = answer.body;
  if (can.actions.includes('create')) {
    // A conflict (409) is acceptable. Some hooks check where a sale or card comes from, and the server does not predict
    // the result of these checks.
    const refused = [403, 404, 405].includes(answer.status);
    return refused ? `allowed, yet ${answer.status} ${String(code)}: ${String(message)}` : undefined;
  }
  if (!REFUSALS.includes(answer.status)) return `not allowed, yet ${answer.status}`;
  const refusal = can.refused['create'];
  return !refusal || refusal.code === code ? undefined : `refused for ${refusal.code}, then for ${String(code)}`;
}

async function ownCopy(resource: Resource, record: Row, headers: Headers): Promise<Row> {
  const copy: Row = {};
  for (const field of resource.fields) {
    const { name, readOnly, system } = field;
    if (readOnly || system || name === 'permissions' || (record[name] ?? null) === null) continue;
    const isOffice = field.kind === 'reference' && field.resource === model.identity.offices?.resource;
    copy[name] = isOffice ? await firstAllowed(resource, name, headers) : record[name];
  }
  if (Array.isArray(copy['offices'])) copy['offices'] = [{ office_id: copy['office_id'] }];
  return copy;
}

async function firstAllowed(resource: Resource, field: string, headers: Headers): Promise<unknown> {
  const choice = encodeURIComponent(JSON.stringify({ resource: resource.name, field }));
  const { body } = await send(headers, 'GET', `${model.identity.offices?.resource}?limit=1&page=1&for=${choice}`);
  return (body['data'] as readonly Row[])[0]?.['id'] ?? null;
}

function count(what: string, status: number): void {
  tried.set(`${what} ${status}`, (tried.get(`${what} ${status}`) ?? 0) + 1);
}

describe('Permission predictions in responses to ?can=1', () => {
  it.each(model.resources.filter(({ singleton }) => !singleton))(
    'the actions that ?can=1 predicts for records of $name are those that the server accepts',
    async (resource) => {
      const staff = resource.workflow?.transitions.filter(({ by }) => by.includes('staff')) ?? [];
      const actions = [...new Set(staff.map(({ name }) => name)), ...operationsOf(resource.name), 'edit', 'delete'];
      const wrong: string[] = [];
      for (const [account, headers] of callers) {
        for (const { id } of await sampleOf(resource, headers, `${resource.name} ${account}`)) {
          for (const action of actions) {
            const found = await compared(resource, headers, String(id), action);
            if (found) wrong.push(`${account} ${action} ${String(id)}: ${found}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(model.resources.filter(({ actions }) => actions.includes('create')))(
    'the prediction of ?can=1 for creating a record of $name matches what the server does',
    async (resource) => {
      const wrong: string[] = [];
      for (const [account, headers] of callers) {
        const found = await comparedNew(resource, headers);
        if (found) wrong.push(`${account}: ${found}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('the preceding tests of this group received every expected combination of action and status at least once', () => {
    expect(Object.fromEntries(tried)).toMatchObject({
      'create 201': expect.any(Number),
      'create 403': expect.any(Number),
      'edit 200': expect.any(Number),
      'edit 403': expect.any(Number),
      'delete 200': expect.any(Number),
      'delete 403': expect.any(Number),
      'delete 409': expect.any(Number),
      'move 200': expect.any(Number),
      'move 403': expect.any(Number),
      'move 409': expect.any(Number),
      'fixed 409': expect.any(Number),
    });
  });
});
