import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANYBODY, textSchema } from '../../../../server/src/engine/endpoint/schema.ts';
import { type Library, openLibrary } from '../../testing/library.ts';

const MOST = 3;

let server: Library;
beforeAll(async () => {
  server = await openLibrary({
    qa: true,
    qaLimits: { violations: MOST, journalEntries: 1 },
    openApi: () => ({
      openapi: '3.1.0',
      info: { title: 'Library', version: '1' },
      servers: [{ url: '/api/v1' }],
      paths: {},
      components: {},
    }),
    domain: {
      routes(routes) {
        const answer = {
          description: 'How many.',
          type: 'object',
          required: ['books'],
          properties: { books: textSchema },
        };
        const schema = (operationId: string) => ({
          operationId,
          summary: operationId,
          security: ANYBODY,
          response: { 200: answer },
        });
        routes.get('/counts/good', { schema: schema('good') }, async () => ({ books: 'many' }));
        routes.get('/counts/bad', { schema: schema('bad') }, async () => ({ token: 'verySecret' }));
        routes.get('/counts/packed', { schema: schema('packed') }, async (_, reply) =>
          reply.header('content-encoding', 'gzip').send(gzipSync('{}')),
        );
      },
    },
  });
});
afterAll(() => server.app.close());
beforeEach(async () => {
  await qa('PUT', 'contract', { mode: 'journal' });
  await qa('POST', 'reset');
});

async function qa(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const headers = { 'accept-language': 'en' };
  const answer = await server.app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}
const count = (path: string) => server.app.inject(`/api/v1/counts/${path}${path === 'bad' ? '?token=verySecret' : ''}`);

describe('Recorded violations of the OpenAPI document', () => {
  it('contract violations are listed even if the journal is off or has dropped their requests', async () => {
    await count('bad');
    await count('good');
    await count('good');
    await qa('PUT', 'journal', { on: false });
    await count('bad');
    await qa('PUT', 'journal', { on: true });
    const { status, body } = await qa('GET', 'contract/violations');
    expect([status, body.violations.length, body.checked, body.dropped, body.unchecked]).toEqual([200, 2, 4, 0, 0]);
    expect(body.violations[0]).toEqual({
      at: expect.stringMatching(/^\d{4}-/u),
      method: 'GET',
      url: '/api/v1/counts/bad?token=[removed]',
      status: 200,
      violations: expect.arrayContaining([expect.stringContaining('books')]),
    });
    expect(JSON.stringify([body, (await qa('GET', 'journal?partial=true')).body])).not.toContain('verySecret');
  });

  it('contract violations are found even if the request URL is percent-encoded', async () => {
    await count('%62ad');
    expect((await qa('GET', 'contract/violations')).body).toMatchObject({ checked: 1, violations: [{ status: 200 }] });
  });

  it('the list of contract violations counts as incomplete after violations were dropped', async () => {
    for (let index = 0; index <= MOST; index += 1) await count('bad');
    const { status, body } = await qa('GET', 'contract/violations');
    expect([status, body.code, body.dropped, body.violations.length]).toEqual([409, 'contract_incomplete', 1, MOST]);
    expect(body.message).toContain('TUYEN_QA_VIOLATIONS');
    expect((await qa('GET', 'contract/violations?partial=true')).body.violations).toHaveLength(MOST);
    await qa('DELETE', 'journal');
    expect((await qa('GET', 'contract/violations')).body).toMatchObject({ violations: [], checked: 0, dropped: 0 });
  });

  it('the list of contract violations counts as incomplete after answers were not checked', async () => {
    await qa('PUT', 'contract', { mode: 'off' });
    expect((await qa('GET', 'contract/violations')).status).toBe(200);
    await count('bad');
    const { status, body } = await qa('GET', 'contract/violations');
    expect([status, body.code, body.unchecked, body.mode]).toEqual([409, 'contract_incomplete', 1, 'off']);
    expect(body.message).toContain('PUT /__qa/contract');
    await qa('PUT', 'contract', { mode: 'journal' });
    expect((await qa('GET', 'contract/violations')).body).toMatchObject({ checked: 0, unchecked: 0 });
    await qa('PUT', 'contract', { mode: 'fail' });
    await count('packed');
    expect((await qa('GET', 'contract/violations')).body).toMatchObject({ code: 'contract_incomplete', unchecked: 1 });
  });
});
