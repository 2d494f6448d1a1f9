import { Validator } from '@seriousme/openapi-schema-validator';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../domain/src/shop.fixture.ts';
import {
  type RecordedResponse,
  answerChecker,
  type OpenApiDocument,
  type DocumentedOperation,
  operationsOf,
} from './document.ts';
import { type Example, examples } from './examples.ts';

let shop: Shop;
let document: OpenApiDocument;
let operations: readonly DocumentedOperation[];
let services: readonly DocumentedOperation[];
let wrong: ReturnType<typeof answerChecker>;
const routes: Route[] = [];

type App = Shop['app'];
interface Route {
  readonly method: string | readonly string[];
  readonly url: string;
  readonly schema?: { readonly hide?: boolean };
}

function watch(message: unknown): void {
  const { fastify } = message as { readonly fastify: App };
  fastify.addHook('onRoute', (route) => void routes.push(route as Route));
}

beforeAll(async () => {
  const file = new URL('../../../domain/src/generated/openapi.gen.json', import.meta.url);
  const openApi = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  subscribe('fastify.initialization', watch);
  shop = await openShop({ openApi: () => openApi as never });
  unsubscribe('fastify.initialization', watch);
  document = (await shop.app.inject('/docs/json')).json();
  operations = operationsOf(document);
  const resources = new Set(operationsOf(openApi).map(({ operationId }) => operationId));
  services = operations.filter(({ operationId }) => !resources.has(operationId));
  wrong = answerChecker(shop.engine.model, document);
});
afterAll(() => shop?.app.close());

async function call(
  operation: DocumentedOperation,
  example: Example,
  headers: Example['headers'] = {},
): Promise<RecordedResponse> {
  const { path = {}, query = {}, body } = example;
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  return shop.app.inject({
    method: operation.method,
    url,
    query: { ...query },
    headers: { ...headers, ...example.headers },
    ...(body !== undefined && { payload: body }),
  });
}

const named = ({ method, path }: DocumentedOperation) => `${method} ${path}`;

describe('The API documentation at /docs', () => {
  it('the API documentation at /docs is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('every operation in the API documentation at /docs has a unique name', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("the API documentation at /docs lists exactly the server's routes, except HTML pages", () => {
    const hidden = routes.filter(({ schema }) => schema?.hide).map(({ url }) => url);
    const pages = [...new Set(hidden)].filter((url) => !/^\/(?:docs|__qa)/u.test(url) && url !== '*');
    expect(pages).toEqual(['/gateway/style.css', '/gateway/pay', '/reminders/stop.css', '/reminders/stop']);
    const registered = routes.flatMap(({ method, url, schema }) =>
      schema?.hide ? [] : [method].flat().map((one) => ({ method: one, url })),
    );
    const patternOf = (url: string) => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`, 'u');
    const undescribed = registered.filter(
      ({ method, url }) =>
        !['HEAD', 'OPTIONS'].includes(method) &&
        !operations.some((each) => each.method === method && patternOf(url).test(each.path)),
    );
    expect(undescribed).toEqual([]);
    const unregistered = operations.filter(
      (each) => !registered.some(({ method, url }) => each.method === method && patternOf(url).test(each.path)),
    );
    expect(unregistered.map(named)).toEqual([]);
  });

  it('the API documentation at /docs names the query parameters that portal forms use for options', () => {
    const lists = shop.engine.model.flows
      .flatMap(({ steps }) => steps.flatMap(({ fields }) => fields.map(({ options }) => options)))
      .filter((options) => options !== undefined);
    expect(lists.length).toBeGreaterThan(10);
    for (const { path, search } of lists) {
      const [address, query] = path.split('?');
      const list = operations.find((each) => each.path === `/api/v1/${address}`);
      const known = list && (list.parameters ?? []).map(({ name }) => name);
      const asked = [...new URLSearchParams(query).keys(), ...(search ? ['q'] : [])];
      expect([address, known]).toEqual([address, expect.arrayContaining(asked)]);
    }
  });

  it('the API documentation at /docs has an example for every endpoint that belongs to no resource', () => {
    expect(Object.keys(examples).toSorted()).toEqual(services.map(({ operationId }) => operationId).toSorted());
  });
});

describe('Endpoints that belong to no resource', () => {
  it('endpoints that belong to no resource reject callers without the permission', async () => {
    const root = await shop.signIn('superuser');
    const account = { username: 'khong.quyen', full_name: 'Không Quyền', email: 'khong.quyen@hopthu.example' };
    const { officeId } = await shop.signIn('company');
    const body = { ...account, password: 'MatKhau#1', office_id: officeId, offices: [{ office_id: officeId }] };
    const as = { headers: { ...root.headers, 'x-office-id': officeId }, officeId };
    const made = await shop.post('users', body, as);
    expect(made.statusCode, made.body).toBe(201);
    const { headers } = await shop.signIn('khong.quyen');
    for (const operation of services) {
      if (operation.open) continue;
      const refused = await call(operation, { body: brokenBody(operation) });
      expect([named(operation), refused.statusCode, wrong(operation, refused)]).toEqual([
        named(operation),
        401,
        undefined,
      ]);
      if (operation['x-permission'] === undefined) continue;
      const lacking = await call(operation, { body: brokenBody(operation) }, headers);
      expect([named(operation), lacking.statusCode, wrong(operation, lacking)]).toEqual([
        named(operation),
        403,
        undefined,
      ]);
    }
  });

  it('endpoints that belong to no resource respond to a valid and an invalid request as documented', async () => {
    const findings: string[] = [];
    for (const [name, make] of Object.entries(examples)) {
      const operation = services.find(({ operationId }) => operationId === name);
      if (!operation) continue;
      const example = await make(shop);
      const own = ['authorization', 'x-api-key'].some((header) => example.headers?.[header] !== undefined);
      const headers = operation.open || own ? {} : (await shop.signIn('superuser')).headers;
      const report = (what: string, answer: RecordedResponse, expected: (status: number) => boolean) => {
        const fault = wrong(operation, answer);
        if (fault !== undefined) findings.push(`${named(operation)}, ${what}: ${fault}`);
        else if (!expected(answer.statusCode))
          findings.push(`${named(operation)}, ${what}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
      };
      for (const [what, broken] of brokenOf(operation, example))
        report(what, await call(operation, broken, headers), (status) => status >= 300);
      report('valid', await call(operation, example, headers), (status) => status < 400);
    }
    expect(findings.join('\n')).toBe('');
  });
});

function brokenBody({ requestBody }: DocumentedOperation): Example['body'] {
  return requestBody && 'application/json' in requestBody.content ? [] : undefined;
}

function brokenOf(operation: DocumentedOperation, example: Example): readonly (readonly [string, Example])[] {
  const body = brokenBody(operation);
  const parameters = operation.parameters ?? [];
  const closed = operation.responses[400] && parameters.some((each) => each['in'] === 'query');
  return [
    ...(body ? [['broken body', { ...example, body }] as const, ...unreadable(example)] : []),
    ...(closed ? [['repeated parameter', repeated(parameters, example)] as const] : []),
    ...(operation.path.includes('{')
      ? [['unknown path', { ...example, path: { ...example.path, ...unknown(operation) } }] as const]
      : []),
  ];
}

function unreadable(example: Example): readonly (readonly [string, Example])[] {
  return ['application/json', 'text/plain'].map((type) => [
    `unreadable ${type}`,
    { ...example, body: '{', headers: { ...example.headers, 'content-type': type } },
  ]);
}

function repeated(parameters: readonly Readonly<Record<string, unknown>>[], example: Example): Example {
  const name = String(parameters.find((each) => each['in'] === 'query')?.['name']);
  return { ...example, query: { ...example.query, [name]: ['1', '2'] as never } };
}

const unknown = ({ path }: DocumentedOperation) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'nothing']));
