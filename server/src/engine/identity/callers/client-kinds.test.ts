import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientKind } from '../../domain.ts';
import { hashToken } from '../passwords/passwords.ts';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';
import { ANYBODY } from '../../endpoint/schema.ts';

const OPEN = { schema: { security: ANYBODY } };

const KINDS: readonly ClientKind[] = [
  { name: 'DESK', credentials: ['session'] },
  { name: 'SHELF', credentials: ['session', 'key'], without: ['author', 'book.delete'] },
  { name: 'PARTNER', credentials: ['key'], closed: ['public', 'auth'] },
  { name: 'WEB', credentials: ['none'] },
  { name: 'APP', credentials: ['none'] },
];

describe('Client kinds, such as web or app', () => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary({
      rateLimits: true,
      domain: {
        clientKinds: KINDS,
        identity: {
          client: async (_, hash) =>
            hash === hashToken('key-of-a-partner')
              ? { id: 'partner', permissions: ['author.read', 'book.read'], clientKind: 'PARTNER', rateLimit: 5 }
              : undefined,
        },
        routes(app, { auth, write }) {
          app.get('/public/kind', OPEN, async (request) => ({ kind: (await auth.caller(request)).clientKind }));
          app.post('/public/kind', OPEN, (request, reply) =>
            write.handleWrite(request, reply, async (tx) => ({
              body: { kind: tx.context.clientKind },
              once: { key: 'k' },
            })),
          );
        },
      },
    });
  });
  afterAll(() => library.app.close());
  const kind = (value: string) => ({ 'x-client-kind': value });
  const signIn = async (claim?: string) =>
    library.anyone('POST', 'auth/login', { account: 'clerk', password: PASSWORD }, claim ? kind(claim) : {});

  it('a caller that names no client kind gets the first kind for its credentials', async () => {
    expect((await library.anyone('GET', 'public/kind')).body).toEqual({ kind: 'WEB' });
    expect((await (await library.as('clerk'))('GET', 'public/kind')).body).toEqual({ kind: 'DESK' });
  });

  it('a caller without credentials can claim only client kinds that need none', async () => {
    expect((await library.anyone('GET', 'public/kind', undefined, kind('APP'))).body).toEqual({ kind: 'APP' });
    expect((await library.anyone('GET', 'public/kind', undefined, kind('DESK'))).status).toBe(401);
    expect((await library.anyone('GET', 'public/kind', undefined, kind('PARTNER'))).status).toBe(401);
    expect((await library.anyone('GET', 'public/kind', undefined, kind('TELEX'))).body).toMatchObject({
      statusCode: 400,
      code: 'unknown_client_kind',
    });
  });

  it('a session keeps the client kind that it was opened with', async () => {
    const signed = await signIn('SHELF');
    const headers = { authorization: `Bearer ${signed.body['authToken']}` };
    expect((await library.anyone('POST', 'public/kind', {}, headers)).body).toMatchObject({ kind: 'SHELF' });
    expect((await library.anyone('GET', 'public/kind', undefined, { ...headers, ...kind('SHELF') })).status).toBe(200);
    expect((await library.anyone('GET', 'books', undefined, { ...headers, ...kind('DESK') })).body).toMatchObject({
      statusCode: 403,
      code: 'client_kind_mismatch',
    });
    expect(await signIn('WEB')).toMatchObject({ status: 403, body: { code: 'client_kind_mismatch' } });
  });

  it('an account cannot use slugs that its client kind excludes', async () => {
    const signed = await signIn('SHELF');
    const headers = { authorization: `Bearer ${signed.body['authToken']}` };
    expect((await library.anyone('GET', 'books', undefined, headers)).status).toBe(200);
    expect((await library.anyone('GET', 'authors', undefined, headers)).status).toBe(403);
    expect((await library.anyone('DELETE', 'books/x', undefined, headers)).status).toBe(403);
    const [office] = signed.body['offices'] as { permissions: string[] }[];
    expect(office?.permissions).toContain('book.read');
    expect(office?.permissions).not.toContain('book.delete');
    expect(office?.permissions).not.toContain('author.read');
  });

  it('an API key is limited to its client kind, slugs, paths and rate', async () => {
    const key = { 'x-api-key': 'key-of-a-partner' };
    expect((await library.anyone('GET', 'books', undefined, key)).status).toBe(200);
    expect((await library.anyone('GET', 'loans', undefined, key)).status).toBe(403);
    expect((await library.anyone('GET', 'public/kind', undefined, key)).body).toMatchObject({
      statusCode: 403,
      code: 'client_kind_closed',
    });
    expect((await library.anyone('GET', 'books', undefined, { ...key, ...kind('DESK') })).status).toBe(403);
    expect((await library.anyone('GET', 'books', undefined, { 'x-api-key': 'guessed' })).status).toBe(401);
    let last = 200;
    for (let call = 0; call < 6; call += 1) last = (await library.anyone('GET', 'books', undefined, key)).status;
    expect(last).toBe(429);
  });

  it('a request repeated with the same idempotency key does not return one-time values again', async () => {
    const again = { 'idempotency-key': 'once' };
    expect((await library.anyone('POST', 'public/kind', {}, again)).body).toEqual({ kind: 'WEB', key: 'k' });
    expect((await library.anyone('POST', 'public/kind', {}, again)).body).toEqual({ kind: 'WEB' });
  });
});
