import { type Field, meets, type Model, optionConditions, type Resource } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { Row, Server } from '@tuyen/server';
import { ANCHOR } from '@tuyen/server-mock';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import { rng } from '../../domain/src/fixtures/random.ts';
import { openProduct } from '../support/product-server.ts';

type Method = 'GET' | 'POST' | 'PATCH';
type Headers = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly body: Row;
}
interface Select {
  readonly field: Extract<Field, { readonly kind: 'reference' | 'reference-list' }>;
  readonly path: string;
}

const { model } = loadProject(fileURLToPath(new URL('../../', import.meta.url))) as { model: Model };
const CALLERS = [
  'superuser',
  'company-root-admin',
  'company',
  'company-admin',
  'company-metro',
  'agency-ticket',
  'agency-card',
  'agency-card-admin',
];
/**
 * Error codes of rules that compare several records. Such a rule checks, for example, whether a price applies to a
 * route, or whether the bus stops at both stops of a ride. Only a hook can check such a rule, because the rule cannot
 * limit a list of choices.
 */
const OF_SEVERAL = ['group_not_in_price', 'route_not_in_price', 'stop_not_on_route', 'price_of_another_kind'];
/**
 * Number of values that the test writes for each select: as many that the list of choices offers, and as many that it
 * does not offer.
 */
const SAMPLE = 2;

let server: Server;
let root: Headers;
const callers = new Map<string, Headers>();
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
  const words = { en: { validation: Object.fromEntries(OF_SEVERAL.map((code) => [code, code])) } };
  server = await openProduct(model, words);
  for (const account of CALLERS) callers.set(account, await signIn(account));
  root = callers.get('superuser') as Headers;
});
afterAll(() => server.app.close());

async function list(headers: Headers, resource: string, query = ''): Promise<readonly Row[]> {
  const { status, body } = await send(headers, 'GET', `${resource}?limit=2000&page=1${query}`);
  expect([200, 403], JSON.stringify(body)).toContain(status);
  return (body['data'] ?? []) as readonly Row[];
}

function* selectsIn(fields: readonly Field[], prefix = ''): Generator<Select> {
  for (const field of fields) {
    const path = prefix + field.name;
    if (field.readOnly || field.system) continue;
    if (field.kind === 'reference' || field.kind === 'reference-list') yield { field, path };
    else if ('fields' in field && prefix === '') yield* selectsIn(field.fields, `${path}.`);
  }
}

const itemOf = (record: Row, name: string): Row => {
  const items = record[name];
  return (Array.isArray(items) ? (items[0] as Row | undefined) : (items as Row | undefined)) ?? {};
};

/**
 * Returns the record's values after `id` is chosen in the select. If the select belongs to an object, `beside` contains
 * the other values of that object.
 */
function withChoice({ field, path }: Select, record: Row, id: string): { readonly values: Row; readonly beside: Row } {
  const value = field.kind === 'reference-list' ? [id] : id;
  const [name = '', inner] = path.split('.');
  if (inner === undefined) return { values: { [name]: value }, beside: {} };
  const { [inner]: _, ...beside } = itemOf(record, name);
  const item = { ...beside, [inner]: value };
  return { values: { [name]: Array.isArray(record[name]) || !record[name] ? [item] : item }, beside };
}

function copyOf(resource: Resource, record: Row): Row {
  const open = resource.fields.filter(
    // Leaves out permissions, because the rules for granting them do not depend on the choices that this test makes.
    ({ readOnly, system, name }) => !readOnly && !system && name !== 'permissions' && (record[name] ?? null) !== null,
  );
  return Object.fromEntries(open.map(({ name }) => [name, record[name]]));
}

/**
 * Returns whether the server rejected the request because of the choice in this select. Returns undefined if the server
 * reported only another error, which may hide an error about the choice.
 */
function verdict({ status, body }: Answer, { path }: Select): boolean | undefined {
  if (status < 300) return false;
  const [name] = path.split('.');
  // The database checks unique values last. So a duplicate means that all other checks passed.
  if (body['code'] === 'duplicate_entry') return Object.hasOwn((body['errors'] ?? {}) as Row, path);
  const errors = Object.entries((body['errors'] ?? {}) as Row).filter(([one]) => one.split('.')[0] === name);
  if (errors.length > 0) return errors.every(([, why]) => OF_SEVERAL.includes(String(why))) ? undefined : true;
  if (status === 403) return true;
  return undefined;
}

async function allowedIds(headers: Headers, resource: Resource, select: Select, record: Row, id?: string) {
  const { beside } = withChoice(select, record, '');
  const choice = { resource: resource.name, field: select.path, beside, ...(id !== undefined && { id }) };
  const rows = await list(headers, select.field.resource, `&for=${encodeURIComponent(JSON.stringify(choice))}`);
  const around = select.path.includes('.') ? beside : record;
  const conditions = optionConditions(select.field.options ?? [], around, () => ANCHOR.toISOString().slice(0, 10));
  return rows.filter((row) => meets(conditions, row)).map((row) => String(row['id']));
}

interface Form {
  readonly headers: Headers;
  readonly resource: Resource;
  readonly record: Row;
  readonly creates: boolean;
}

async function disagreements(form: Form, select: Select, seed: string): Promise<readonly string[]> {
  const { headers, resource, record, creates } = form;
  const id = String(record['id']);
  const given = creates ? copyOf(resource, record) : record;
  const has = await allowedIds(headers, resource, select, given, creates ? undefined : id);
  const everything = (await list(root, select.field.resource, '&fields=id')).map((row) => String(row['id']));
  const lacks = everything.filter((one) => !has.includes(one));
  const wrong: string[] = [];
  for (const [ids, isAllowed] of [
    [has, true],
    [lacks, false],
  ] as const) {
    for (const one of rng(seed).some(ids, SAMPLE)) {
      const { values } = withChoice(select, given, one);
      const answer = creates
        ? await send(headers, 'POST', resource.name, { ...given, ...values })
        : await send(headers, 'PATCH', `${resource.name}/${id}`, values);
      const otherwise =
        creates && answer.status === 403 && (await send(headers, 'POST', resource.name, given)).status === 403;
      const refused = otherwise ? undefined : verdict(answer, select);
      const what = refused === undefined ? 'something else' : refused ? 'refused' : 'taken';
      count(`${isAllowed ? 'offered' : 'not offered'}, ${what}`);
      if (refused === isAllowed) wrong.push(`${one}: ${what} ${answer.status} ${JSON.stringify(answer.body)}`);
      if (!creates && answer.status === 200) await restore(resource, record, Object.keys(values));
    }
  }
  return wrong;
}

/** Restores the record, because later checks expect the original fixtures. */
async function restore(resource: Resource, record: Row, names: readonly string[]): Promise<void> {
  const before = Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  await send(root, 'PATCH', `${resource.name}/${String(record['id'])}`, before);
}

function count(what: string): void {
  tried.set(what, (tried.get(what) ?? 0) + 1);
}

function likelyRecord(headers: Headers, rows: readonly Row[], wanted: (row: Row) => boolean): Row | undefined {
  const own = rows.filter((row) => row['office_id'] === headers['x-office-id']);
  return own.find(wanted) ?? rows.find(wanted) ?? own[0] ?? rows[0];
}

const formsOf = (resource: Resource) => [...selectsIn(resource.fields)];
const withSelects = model.resources.filter((resource) => !resource.singleton && formsOf(resource).length > 0);

describe('Select options in forms, compared with the values that the server accepts', () => {
  it.each(withSelects)('the forms of $name offer exactly the values that the server accepts', async (resource) => {
    const wrong: string[] = [];
    for (const [account, headers] of callers) {
      const here = await send(headers, 'GET', `${resource.name}?limit=100&page=1&can=1`);
      const actions = ((here.body['can'] ?? {}) as { actions?: readonly string[] }).actions ?? [];
      const ofOthers = (all: readonly Row[]) => all.filter((row) => !CALLERS.includes(String(row['username'])));
      const rows = ofOthers((here.body['data'] ?? []) as readonly Row[]);
      const likes = actions.includes('create') ? ofOthers(await list(headers, resource.name)) : [];
      const fixedOf = (row: Row) => Object.keys((row['can'] as { fixed: object }).fixed);
      const editable = rows.find((row) =>
        ((row['can'] as { actions: readonly string[] }).actions ?? []).includes('edit'),
      );
      for (const select of formsOf(resource)) {
        const [top = ''] = select.path.split('.');
        const seed = `${account} ${resource.name} ${select.path}`;
        const filled = (row: Row) => row[top] !== null && row[top] !== undefined;
        const like = likelyRecord(headers, likes, filled);
        const forms: readonly Form[] = [
          ...(editable && !fixedOf(editable).includes(top)
            ? [{ headers, resource, record: editable, creates: false }]
            : []),
          ...(like ? [{ headers, resource, record: like, creates: true }] : []),
        ];
        for (const form of forms) {
          const found = await disagreements(form, select, seed);
          wrong.push(...found.map((one) => `${seed} ${form.creates ? 'new' : 'edited'} ${one}`));
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('the preceding tests of this group tried offered values, which were accepted, and other values, which were refused', () => {
    expect(Object.fromEntries(tried)).toMatchObject({
      'offered, taken': expect.any(Number),
      'not offered, refused': expect.any(Number),
    });
  });
});
