import { brotliDecompressSync } from 'node:zlib';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain } from '../domain.ts';
import { type Library, openLibrary, PASSWORD } from '@tuyen/server-mock/testing/library';
import { ANYBODY } from '../endpoint/schema.ts';

const OPEN = { schema: { security: ANYBODY } };

const domain: Domain = {
  routes(app, { write, uploads }) {
    app.post('/public/requests', OPEN, (request, reply) =>
      write.handleWrite(request, reply, async (tx) => ({ status: 201, body: { number: await tx.next('requests') } }), {
        captcha: true,
      }),
    );
    app.post('/public/postcards', OPEN, (request, reply) =>
      write.handleWrite(request, reply, async (tx) => {
        tx.after(() => {
          throw new Error('the post office is shut');
        });
        return { status: 201, body: {} };
      }),
    );
    app.post('/public/files', OPEN, async (request) =>
      uploads.receive(request, { accept: ['image/*'], maxBytes: 200_000 }),
    );
    app.get('/public/broken', OPEN, async () => {
      throw new Error('a detail that is never shown');
    });
  },
};

describe('Captcha, uploads, settings and other common routes', () => {
  let library: Library;
  const logged: string[] = [];
  beforeAll(async () => {
    const stream = { write: (line: string) => void logged.push(line) };
    library = await openLibrary({ domain, qa: true, logger: { stream } });
  });
  afterAll(() => library.app.close());
  const solved = async () => {
    const challenge = (await library.anyone('GET', 'public/captcha')).body as never as {
      parameters: never;
      signature: string;
    };
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  it('a solved captcha is accepted once, and a repeated idempotency key needs no new captcha', async () => {
    const token = await solved();
    const headers = { 'x-token-captcha': token, 'idempotency-key': 'w1' };
    expect(await library.anyone('POST', 'public/requests', {}, headers)).toMatchObject({
      status: 201,
      body: { number: 1 },
    });
    expect(await library.anyone('POST', 'public/requests', {}, headers)).toMatchObject({
      status: 201,
      body: { number: 1 },
    });
    const again = await library.anyone('POST', 'public/requests', {}, { 'x-token-captcha': token });
    const payload = JSON.parse(Buffer.from(token, 'base64').toString());
    for (const expires of [{ toString: 1, valueOf: 1 }, '9999999999999', null]) {
      payload.challenge.parameters.data.expires = expires;
      const odd = Buffer.from(JSON.stringify(payload)).toString('base64');
      expect((await library.anyone('POST', 'public/requests', {}, { 'x-token-captcha': odd })).status).toBe(422);
    }
    expect(again).toMatchObject({ status: 422, body: { code: 'captcha_invalid' } });
    expect((await library.anyone('POST', 'public/requests', {})).status).toBe(422);
    const late = await solved();
    await library.app.inject({ method: 'POST', url: '/__qa/clock/move', payload: { minutes: 10 } });
    expect((await library.anyone('POST', 'public/requests', {}, { 'x-token-captcha': late })).status).toBe(422);
  });

  it('an error in domain code that runs after a write is logged and does not change the response', async () => {
    expect((await library.anyone('POST', 'public/postcards', {})).status).toBe(201);
    expect(logged.filter((line) => line.includes('the post office is shut'))).toHaveLength(1);
  });

  it('uploads are checked by content, stripped of metadata and served without executable content', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const send = (bytes: Buffer, name: string) => {
      const form = [
        `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
        '\r\n--x--\r\n',
      ];
      const payload = Buffer.concat([Buffer.from(form[0] as string), bytes, Buffer.from(form[1] as string)]);
      return library.app.inject({
        method: 'POST',
        url: '/api/v1/public/files',
        payload,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
    };
    const stored = (await send(picture, '../ảnh.jpg')).json();
    expect(stored).toMatchObject({ name: 'ảnh.jpg', type: 'image/jpeg' });
    const served = await library.app.inject({ url: stored.address });
    expect(served.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(served.headers['content-security-policy']).toContain('sandbox');
    expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
    expect((await send(Buffer.from('<svg onload="x()"/>'), 'a.jpg')).json()).toMatchObject({
      statusCode: 422,
      code: 'upload_type',
    });
    expect((await send(Buffer.alloc(300_000, 1), 'a.jpg')).statusCode).toBe(413);
    expect((await library.anyone('POST', 'public/files', {})).body).toMatchObject({ code: 'upload_missing' });
    expect((await library.anyone('POST', 'uploads', {})).status).toBe(401);
  });

  it("an office's own settings override inherited and default values, and everybody sees the public ones", async () => {
    const clerk = await library.as('clerk');
    const helper = await library.as('helper');
    expect((await library.anyone('GET', 'preferences/current')).body).toEqual({ greeting: 'Xin chào' });
    expect((await clerk('PATCH', 'preferences/current', { loan_days: 30, mail_password: 'm' })).body).toMatchObject({
      loan_days: 30,
      version: 1,
    });
    expect((await helper('GET', 'preferences/current')).body).toMatchObject({ greeting: 'Xin chào', loan_days: 30 });
    await helper('PATCH', 'preferences/current', { greeting: 'Chào', loan_days: 30 });
    await clerk('PATCH', 'preferences/current', { loan_days: 40 });
    const { body } = await helper('GET', 'preferences/current');
    expect(body).toMatchObject({ greeting: 'Chào', loan_days: 40 });
    expect(body).not.toHaveProperty('mail_password');
    expect(await library.engine.settings('preferences', library.office('Branch'))).toMatchObject({
      mail_password: 'm',
    });
    expect((await clerk('PATCH', 'preferences/current', { loan_days: 0 })).status).toBe(422);
    expect((await library.anyone('PATCH', 'preferences/current', {})).status).toBe(401);
  });

  it('the description of the model contains only what the caller may read and has an ETag', async () => {
    const reader = await library.as('reader');
    const { body, headers } = await reader('GET', 'meta/resources');
    expect((body['resources'] as { name: string }[]).map(({ name }) => name)).toEqual(['books', 'loans']);
    const described = ['enums', 'flows', 'kinds', 'languages', 'menu', 'outline', 'permissions', 'region', 'resources'];
    const parts = ['accounts', ...described];
    expect(Object.keys(body).sort()).toEqual(parts);
    expect(body['region']).toEqual(library.engine.model.region);
    expect(
      (await reader('GET', 'meta/resources', undefined, { 'if-none-match': String(headers['etag']) })).status,
    ).toBe(304);
    const { body: some } = await reader('GET', 'meta/resources?only=books');
    expect(some).toEqual({ ...body, resources: (body['resources'] as object[]).slice(0, 1) });
    expect((await reader('GET', 'meta/resources?only=users')).body).toEqual({ ...body, resources: [] });
    expect((await reader('GET', 'meta/resources/books')).body).toMatchObject({ name: 'books' });
    expect((await reader('GET', 'meta/resources/users')).status).toBe(404);
    expect((await library.anyone('GET', 'meta/resources')).status).toBe(401);
  });

  it('long responses are compressed for clients that accept compression', async () => {
    const signedIn = await library.anyone('POST', 'auth/login', { account: 'reader', password: PASSWORD });
    const authorization = `Bearer ${String(signedIn.body['authToken'])}`;
    const ask = (path: string, accepted: Record<string, string> = {}) =>
      library.app.inject({ url: `/api/v1/${path}`, headers: { authorization, ...accepted } });
    const plain = await ask('meta/resources');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const short = await ask('meta/resources', { 'accept-encoding': 'gzip, br' });
    expect([short.statusCode, short.headers['content-encoding']]).toEqual([200, 'br']);
    expect(String(short.headers['vary']).toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(short.rawPayload).toString()).toBe(plain.body);
    expect((await ask('meta/resources', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const few = await ask('books?limit=1&page=1', { 'accept-encoding': 'br' });
    expect(few.headers['content-encoding']).toBeUndefined();
  });

  it('internal errors reveal no details, and malicious bodies are rejected', async () => {
    const broken = await library.app.inject({ url: '/api/v1/public/broken' });
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toContain('detail');
    expect(broken.json()).toMatchObject({ statusCode: 500, code: 'internal' });
    const clerk = await library.as('clerk');
    const poisoned = await library.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"x":1}}',
    });
    expect(poisoned.statusCode).toBe(400);
    expect((await clerk('GET', 'nothing')).body).toMatchObject({ statusCode: 404, code: 'not_found' });
    expect((await library.app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' });
  });

  it("testers can reset the data and change the server's current time", async () => {
    const clerk = await library.as('clerk');
    await clerk('POST', 'books', { title: 'Tạm' });
    expect((await library.app.inject({ method: 'POST', url: '/__qa/reset' })).statusCode).toBe(204);
    expect((await clerk('GET', 'books')).status).toBe(401);
    expect(await library.engine.store.count('books')).toBe(0);
    const set = await library.app.inject({
      method: 'PUT',
      url: '/__qa/clock',
      payload: { now: '2027-01-01T00:00:00Z', frozen: true },
    });
    expect(set.json()).toEqual({ now: '2027-01-01T00:00:00.000Z', frozen: true });
    const plain = await openLibrary();
    expect((await plain.app.inject({ url: '/__qa/clock' })).statusCode).toBe(404);
    await plain.app.close();
  });
});
