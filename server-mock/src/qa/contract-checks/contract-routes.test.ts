import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { ANYBODY, textSchema } from '../../../../server/src/engine/endpoint/schema.ts';
import { openLibrary } from '../../testing/library.ts';

const URL = '/__qa/contract';

it('answers are not checked by default, and checks cannot be enabled without an OpenAPI document', async () => {
  const { app } = await openLibrary({ qa: true });
  onTestFinished(() => app.close());
  const refused = await app.inject({ method: 'PUT', url: URL, payload: { mode: 'fail' } });
  expect([refused.statusCode, refused.json().code]).toEqual([501, 'contract_unavailable']);
  const { statusCode, body } = await app.inject({ url: URL });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { mode: 'off' }]);
});

it('an answer that violates the OpenAPI document is rejected in mode "fail"', async () => {
  const { app } = await openLibrary({
    qa: true,
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
        const schema = { operationId: 'count', summary: 'Count', security: ANYBODY, response: { 200: answer } };
        routes.get('/counts/:of', { schema }, async () => ({ books: 'many' }));
        routes.get('/counts/packed', { schema: { ...schema, operationId: 'countPacked' } }, async (_, reply) =>
          reply.header('content-encoding', 'gzip').send(gzipSync('{}')),
        );
        routes.get('/counts/all', { schema: { ...schema, operationId: 'countAll' } }, async () => ({}));
      },
    },
  });
  onTestFinished(() => app.close());
  const status = async (path: string) => (await app.inject({ url: `/api/v1/counts/${path}` })).statusCode;
  expect([await status('all'), await status('some')]).toEqual([200, 200]);
  const set = await app.inject({ method: 'PUT', url: URL, payload: { mode: 'fail' } });
  expect(set.statusCode, set.body).toBe(200);
  expect([await status('all'), await status('some')]).toEqual([502, 200]);
  expect(await status('packed')).toBe(200);
  expect((await app.inject({ url: URL })).json()).toEqual({ mode: 'fail' });
});
