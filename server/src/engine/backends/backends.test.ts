import { expect, test } from 'vitest';
import { credentialsOf, variablesOf } from './credentials.ts';
import { forward } from './forward.ts';

const BILLING = { name: 'billing', url: 'https://billing.example/api' };
const GET = { method: 'GET', path: '/accounts', headers: {} };

function answering(...answers: readonly Response[]) {
  const asked: string[] = [];
  const waiting = [...answers];
  const send = async (url: unknown): Promise<Response> => {
    asked.push(String(url));
    const next = waiting.shift();
    if (!next) throw new TypeError('fetch failed');
    return next;
  };
  return { asked, send: send as typeof fetch };
}

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

test('a redirect to the same origin is followed', async () => {
  const { asked, send } = answering(redirect('/api/accounts/'), new Response('[]'));
  expect((await forward(BILLING, GET, send)).status).toBe(200);
  expect(asked).toEqual(['https://billing.example/api/accounts', 'https://billing.example/api/accounts/']);
});

test.each(['https://evil.example/', 'http://billing.example/api', '//evil.example/x'])(
  'a redirect to %s is not followed',
  async (location) => {
    const { asked, send } = answering(redirect(location), new Response('[]'));
    await expect(forward(BILLING, GET, send)).rejects.toMatchObject({ status: 502, code: 'backend_redirected' });
    expect(asked).toHaveLength(1);
  },
);

test('a write is never redirected', async () => {
  const { send } = answering(redirect('/api/accounts/'), new Response('[]'));
  const sent = forward(BILLING, { ...GET, method: 'POST', body: '{}' }, send);
  await expect(sent).rejects.toMatchObject({ code: 'backend_redirected' });
});

test('a path cannot lead to another origin', async () => {
  const { asked, send } = answering(new Response('[]'));
  const sent = forward({ name: 'billing', url: 'https://billing.example' }, { ...GET, path: '.evil.example/x' }, send);
  await expect(sent).rejects.toMatchObject({ status: 502 });
  expect(asked).toEqual([]);
});

test('an answer that is too large is stopped', async () => {
  const part = new Uint8Array(1_000_000);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(part) });
  const { send } = answering(new Response(endless));
  await expect(forward(BILLING, GET, send)).rejects.toMatchObject({ status: 502, code: 'backend_too_much' });
});

test('a back end that refuses the connection gives 502', async () => {
  const { send } = answering();
  await expect(forward(BILLING, GET, send)).rejects.toMatchObject({ status: 502, code: 'backend_unreachable' });
});

test.each([
  [{ kind: 'bearer', secret: 'env:TOKEN' } as const, { authorization: 'Bearer t0p' }],
  [{ kind: 'basic', secret: 'env:TOKEN' } as const, { authorization: 'Basic dDBw' }],
  [{ kind: 'header', secret: 'env:TOKEN', header: 'X-Api-Key' } as const, { 'x-api-key': 't0p' }],
  [{ kind: 'none' } as const, {}],
])('the credentials %o become headers', (auth, headers) => {
  const backend = { ...BILLING, dialect: {}, auth, headers: { 'Tenant-Id': 'env:TENANT', 'Accept-Version': '2' } };
  const secrets = { TOKEN: 't0p', TENANT: 'acme' };
  expect(credentialsOf(backend, secrets)).toEqual({ 'Tenant-Id': 'acme', 'Accept-Version': '2', ...headers });
  expect(variablesOf(backend)).toEqual([...('secret' in auth ? ['TOKEN'] : []), 'TENANT']);
});
