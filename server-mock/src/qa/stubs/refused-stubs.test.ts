import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../testing/library.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
});
afterAll(() => server.app.close());

const NAMESPACE = { 'x-qa-namespace': 'refused', 'accept-language': 'en' };
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: NAMESPACE, ...(payload && { payload }) });

const request = { path: '/shelf' };
const answer = { body: 'a' };
const path = (text: string) => ({ request: { path: text }, answer });
const body = (text: string) => ({ request: { body: { [text]: 1 } }, answer });
const match = (value: unknown) => ({ request: { query: { a: value } }, answer });
const template = (text: string) => ({ request: { path: '/a/{id}' }, answer: { body: { list: [text] } } });
const callback = (more: object) => ({ request, callback: { url: '/a', ...more } });
const headers = (name: string, value = 'a') => ({ request, answer: { headers: { [name]: value } } });
const patch = (one: object) => ({ request, patch: one });
const fault = (more: object) => ({ point: 'mail', effect: { outcome: 'refused' }, ...more });

type Refused = readonly [body: object, place: string, message: string];

const PATHS: readonly Refused[] = [
  [{ request: { method: 'OPTIONS' }, answer }, 'request.method', ''],
  [path('/p/{a}/{a}'), 'request.path', 'offset 7: {a}'],
  [path('/p/{a}/:a'), 'request.path', 'offset 7: :a'],
  [path('/p/{a'), 'request.path', 'offset 3: {a'],
  [path('/p/{}'), 'request.path', 'offset 3: {}'],
  [path('/p/{1a}'), 'request.path', 'offset 3: {1a}'],
  [path('/p/a}'), 'request.path', 'offset 4: }'],
  [path('/p/***'), 'request.path', 'offset 3: ***'],
  [path('/p?a=1'), 'request.path', 'offset 2: ?a=1'],
  [path('/p#a'), 'request.path', 'offset 2: #a'],
  [path('/a/100%'), 'request.path', 'offset 6: %'],
  [path('/a/%zz/b'), 'request.path', 'offset 3: %zz'],
];

const JSON_PATHS: readonly Refused[] = [
  [body('$.'), 'request.body.$.', 'offset 2'],
  [body('$[0'), 'request.body.$[0', 'offset 3'],
  [body('$.a b'), 'request.body.$.a b', 'offset 4: b'],
  [body('items.0.price'), 'request.body.items.0.price', 'offset 6: 0.price'],
  [body('$.a[01]'), 'request.body.$.a[01]', 'offset 4: 01'],
  [body("$['a"), "request.body.$['a", 'offset'],
  [body('$[?@.a == nope(@.b)]'), 'request.body.$[?@.a == nope(@.b)]', 'offset 10: nope'],
  [body("$[?match(@.a, '(')]"), "request.body.$[?match(@.a, '(')]", 'offset 15: ('],
  [body("$[?search(@.a, 'a(?=b)')]"), "request.body.$[?search(@.a, 'a(?=b)')]", 'offset 17: (?=b)'],
  [body('$[?match(@.a, @.b)]'), 'request.body.$[?match(@.a, @.b)]', 'offset 14: @.b'],
  [body('$..a..b'), 'request.body.$..a..b', 'offset 4: ..b'],
  [body('$..a[?@..b]'), 'request.body.$..a[?@..b]', 'offset 7: ..b'],
  [body('$[?$.a == @.b]'), 'request.body.$[?$.a == @.b]', 'offset 3: $.a'],
  [body('$[0,0][0,0][0,0][0,0]'), 'request.body.$[0,0][0,0][0,0][0,0]', 'offset 16: [0,0]'],
  [body(`$.${'a'.repeat(600)}`), `request.body.$.${'a'.repeat(600)}`, 'offset 500'],
];

const MATCHES: readonly Refused[] = [
  [match({}), 'request.query.a', ''],
  [match({ equals: 1, more: 1 }), 'request.query.a.more', 'does not exist'],
  [match({ oneOf: [] }), 'request.query.a.oneOf', ''],
  [match({ absent: true, equals: 1 }), 'request.query.a.absent', 'equals'],
  [match({ after: '2026-02-01', before: '2026-01-01' }), 'request.query.a.before', '2026-02-01'],
  [match({ matches: 'a(' }), 'request.query.a.matches', 'offset'],
  [{ request: { headers: { 'x kind': 'a' } }, answer }, 'request.headers.x kind', 'offset 1'],
  [{ request: { more: 1 }, answer }, 'request.more', 'does not exist'],
];

const TEMPLATES: readonly Refused[] = [
  [template('a {{count'), 'answer.body.list.0', 'offset 2: {{count'],
  [template('{{}}'), 'answer.body.list.0', 'offset 0: {{}}'],
  [template('{{name}}'), 'answer.body.list.0', 'offset 2: name'],
  [template('{{clock}}'), 'answer.body.list.0', 'offset 2: clock'],
  [template('{{clock.soon}}'), 'answer.body.list.0', 'offset 2: clock.soon'],
  [template('{{request.cookies.a}}'), 'answer.body.list.0', 'offset 2: request.cookies.a'],
  [template('{{request.path.name}}'), 'answer.body.list.0', 'offset 2: request.path.name'],
  [template('a {{ request.body.a[ }}'), 'answer.body.list.0', 'offset 20'],
  [template('{{request.body.0}}'), 'answer.body.list.0', 'offset 15: 0'],
  [headers('x-a', '{{name}}'), 'answer.headers.x-a', 'offset 2: name'],
  [headers('x-a', '{{request.path.id}}'), 'answer.headers.x-a', 'offset 2: request.path.id'],
  [patch({ headers: { 'x-a': '{{' } }), 'patch.headers.x-a', 'offset 0: {{'],
  [patch({ set: { '$.a': { b: '{{name}}' } } }), 'patch.set.$.a.b', 'offset 2: name'],
  [
    { request, problem: { status: 503, code: 'unavailable', params: { a: '{{name}}' } } },
    'problem.params.a',
    'offset 2: name',
  ],
  [callback({ url: '/a/{{name}}' }), 'callback.url', 'offset 5: name'],
  [callback({ headers: { 'x-a': '{{name}}' } }), 'callback.headers.x-a', 'offset 2: name'],
  [callback({ body: { a: '{{name}}' } }), 'callback.body.a', 'offset 2: name'],
];

const HEADERS: readonly Refused[] = [
  [headers('x a'), 'answer.headers.x a', 'offset 1'],
  [headers(''), 'answer.headers.', 'offset 0'],
  [headers('x-a', 'a\r\nb'), 'answer.headers.x-a', 'offset 1'],
  [headers('x-a', 'Việt'), 'answer.headers.x-a', 'offset 2'],
  ...['Content-Length', 'transfer-encoding', 'connection', 'Keep-Alive', 'upgrade', 'trailer'].map((name): Refused => [
    headers(name),
    `answer.headers.${name}`,
    'the server itself',
  ]),
  [patch({ headers: { 'content-length': '1' } }), 'patch.headers.content-length', 'the server itself'],
  [patch({ headers: { 'x a': '1' } }), 'patch.headers.x a', 'offset 1'],
  [callback({ headers: { 'content-length': '1' } }), 'callback.headers.content-length', 'the server itself'],
  [callback({ headers: { 'X-Qa-Namespace': 'elsewhere' } }), 'callback.headers.X-Qa-Namespace', 'x-qa-namespace'],
  [callback({ headers: { Cookie: 'a=b; x-qa-namespace=elsewhere' } }), 'callback.headers.Cookie', 'x-qa-namespace'],
  [callback({ headers: { 'x-a': 'a\n' } }), 'callback.headers.x-a', 'offset 1'],
];

const VALUES: readonly Refused[] = [
  [{ request, answer: { base64: 'a' } }, 'answer.base64', 'offset'],
  [{ request, answer: { base64: 'AA=A' } }, 'answer.base64', 'offset 3'],
  [{ request, answer: { base64: 'AA A' } }, 'answer.base64', 'offset 2'],
  [{ request, delay: { uniform: { from: 10, to: 5 } } }, 'delay.uniform.to', '10'],
  [callback({ delay: { uniform: { from: 10, to: 5 } } }), 'callback.delay.uniform.to', '10'],
  [{ request, answer, seconds: 1e9 }, 'seconds', ''],
  [{ request, problem: { status: 503, code: 'unavailable', retryAfter: -1 } }, 'problem.retryAfter', ''],
  [{ request, problem: { status: 503, code: 'unavailable', retryAfter: 1.5 } }, 'problem.retryAfter', ''],
  [{ request, problem: { status: 400, code: 'no_such_code' } }, 'problem.code', 'no_such_code'],
  [{ request, problem: { status: 400, code: 'not_found', errors: { a: 'nope' } } }, 'problem.errors.a', 'nope'],
  [callback({ url: 'http://' }), 'callback.url', ''],
  [callback({ url: 'http://a b/' }), 'callback.url', ''],
  [callback({ url: 'http://me:word@a.example/' }), 'callback.url', ''],
  [callback({ url: 'ftp://a.example/' }), 'callback.url', ''],
  [callback({ url: '/a/../b' }), 'callback.url', '..'],
  [callback({ url: '//a.example/' }), 'callback.url', ''],
  [callback({ method: 'GET', body: 1 }), 'callback.body', 'GET'],
];

const COMBINATIONS: readonly Refused[] = [
  [{ request }, '', 'answer'],
  [{ request, count: 1, state: { of: 'a', is: 'b' } }, '', 'answer'],
  [{ request, answer, state: { of: 'a' } }, 'state', ''],
  [{ request, answer, problem: { status: 503, code: 'unavailable' } }, 'problem', 'answer'],
  ...['reset', 'empty', 'garbage', 'truncated', 'malformed'].map((damage): Refused => [
    { request, answer, damage },
    'damage',
    'answer',
  ]),
  [{ request, problem: { status: 503, code: 'unavailable' }, damage: 'reset' }, 'damage', 'problem'],
  [{ request, damage: 'reset', slow: { parts: 2, milliseconds: 1 } }, 'slow', 'damage'],
  [{ request, damage: 'empty', patch: { status: 201 } }, 'patch', 'damage'],
  [{ request, answer, patch: { status: 201 } }, 'patch', 'answer'],
  [{ request, problem: { status: 503, code: 'unavailable' }, patch: { status: 201 } }, 'patch', 'problem'],
  [patch({}), 'patch', ''],
  [patch({ set: {} }), 'patch.set', ''],
  [patch({ remove: [] }), 'patch.remove', ''],
  [patch({ headers: {} }), 'patch.headers', ''],
  [patch({ set: { '$[': 1 } }), 'patch.set.$[', 'offset'],
  [patch({ set: { '$..a': 1 } }), 'patch.set.$..a', 'offset 1: ..a'],
  [patch({ set: { '$[0:2]': 1 } }), 'patch.set.$[0:2]', 'offset 2: 0:2]'],
  [patch({ set: { '$[?@.a]': 1 } }), 'patch.set.$[?@.a]', 'offset 2: ?@.a]'],
  [patch({ set: { "$['a','b']": 1 } }), "patch.set.$['a','b']", 'offset'],
  [patch({ remove: ['$.a', '$..a'] }), 'patch.remove.1', 'offset 1: ..a'],
  [patch({ remove: ['$'] }), 'patch.remove.0', 'offset 0: $'],
  ...[204, 205, 304].flatMap((status): Refused[] => [
    [{ request, answer: { status, body: 1 } }, 'answer.body', String(status)],
    [{ request, answer: { status, base64: 'AA==' } }, 'answer.base64', String(status)],
    [patch({ status, set: { '$.a': 1 } }), 'patch.set', String(status)],
    [{ request, patch: { status }, damage: 'truncated' }, 'damage', String(status)],
    [{ request, answer: { status }, slow: { parts: 2, milliseconds: 1 } }, 'slow', String(status)],
  ]),
];

const FAULTS: readonly Refused[] = [
  [fault({ about: { '$.to': { equals: 1, more: 1 } } }), 'about.$.to.more', 'does not exist'],
  [fault({ about: { '$.to': {} } }), 'about.$.to', ''],
  [fault({ about: { '$.': 1 } }), 'about.$.', 'offset 2'],
  [fault({ about: { '$.to': [1] } }), 'about.$.to', ''],
  [fault({ delay: { uniform: { from: 10, to: 5 } } }), 'delay.uniform.to', '10'],
  [fault({ state: { of: 'a' } }), 'state', ''],
];

const CHECKS: readonly Refused[] = [
  [{ request: { method: 'OPTIONS' }, times: 0 }, 'request.method', ''],
  [{ request: { status: 99 }, times: 0 }, 'request.status', ''],
  [{ request: { status: 600 }, times: 0 }, 'request.status', ''],
  [{ order: [{ status: 1 }] }, 'order.0.status', ''],
  [{ request, times: 1, atLeast: 1 }, 'times', 'atLeast'],
  [{ request, times: 1, atMost: 1 }, 'times', 'atMost'],
  [{ request, atLeast: 3, atMost: 2 }, 'atMost', '3'],
  [{ order: [request], times: 1 }, 'times', 'order'],
  [{ order: [request], atLeast: 1 }, 'atLeast', 'order'],
  [{ order: [request, { path: '/p/{a}/{a}' }] }, 'order.1.path', 'offset 7: {a}'],
  [{ request: { body: { '$.': 1 } } }, 'request.body.$.', 'offset 2'],
];

async function expectRefused(method: 'POST' | 'PUT', url: string, [given, place, message]: Refused): Promise<void> {
  const refused = await send(method, url, given);
  expect(refused.statusCode, refused.body).toBe(422);
  expect(Object.keys(refused.json().errors)).toEqual([place]);
  expect(refused.json().errors[place]).toContain(message);
  const { statusCode, body: shown } = await send('GET', '/api/v1/books');
  expect(statusCode, shown).toBe(401);
}

describe.each([
  ['path', PATHS],
  ['JSON path', JSON_PATHS],
  ['match', MATCHES],
  ['template', TEMPLATES],
  ['header', HEADERS],
  ['value', VALUES],
  ['combination', COMBINATIONS],
])('POST /stubs with an invalid %s', (_, refused) => {
  it.each(refused)('the QA API rejects the request body %j with an error at %j', async (...one) =>
    expectRefused('POST', '/__qa/stubs', one),
  );
});

describe('POST /faults with invalid input', () => {
  it.each(FAULTS)('the QA API rejects the request body %j with an error at %j', async (...one) =>
    expectRefused('POST', '/__qa/faults', one),
  );
});

describe('POST /journal/verify with invalid input', () => {
  it.each(CHECKS)('the QA API rejects the request body %j with an error at %j', async (...one) =>
    expectRefused('POST', '/__qa/journal/verify', one),
  );
});

it('PUT /clock rejects `frozen` together with `reset`', async () => {
  await expectRefused('PUT', '/__qa/clock', [{ reset: true, frozen: true }, 'frozen', 'reset']);
});

it.each([
  'path=health',
  'method=FOO',
  'method=get',
  'method=OPTIONS',
  'status=199',
  'status=1xx',
  'reason=nope',
  'path=/p/{a}/{a}',
  'body=$.=1',
  'body=code',
  'body=$..a..b=1',
  'status=9xx',
  'since=soon',
  'since=2026-02-31',
])('the request journal rejects the query %s with 400', async (query) => {
  const refused = await send('GET', `/__qa/journal?${query}`);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_query']);
  expect(refused.json().message).toContain(query.split('=')[0]);
});

it.each(['path=/health', 'path=**', 'method=HEAD', 'status=0', 'status=599', 'status=2xx', 'reason=no_route'])(
  'the request journal accepts the query %s',
  async (query) => {
    const { statusCode, body: found } = await send('GET', `/__qa/journal?${query}`);
    expect(statusCode, found).toBe(200);
  },
);

it.each(['partial', 'violations'])(
  'the request journal rejects a value of %s other than true and false',
  async (parameter) => {
    const refused = await send('GET', `/__qa/journal?${parameter}=yes`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      `The parameter "${parameter}" must be true or false, not "yes".`,
    ]);
  },
);

it('POST /journal/verify can check that no request was left without an answer', async () => {
  const never = { request: { status: 0 }, times: 0 };
  expect((await send('POST', '/__qa/journal/verify', never)).json()).toMatchObject({ verified: true });
});

it('all errors of an invalid stub are reported at once', async () => {
  const given = { ...path('/p/{a}/{a}'), answer: { base64: '*', headers: { 'x a': '' } }, state: { of: 'a' } };
  const { errors } = (await send('POST', '/__qa/stubs', given)).json();
  expect(Object.keys(errors).toSorted()).toEqual(['answer.base64', 'answer.headers.x a', 'request.path', 'state']);
});
