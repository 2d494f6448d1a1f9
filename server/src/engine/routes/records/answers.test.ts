import Fastify from 'fastify';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { json, notFound, queryText } from './answers.ts';

function answering(body: string | Buffer | Readable) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (_request, reply) => json(reply, body));
  return (accepted?: string) =>
    app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
}
const text = (length: number) => JSON.stringify('x'.repeat(length - 2));

it.each([text(1023), Buffer.from(text(1023))])(
  'a response that fits into one network packet is sent uncompressed (%#)',
  async (body) => {
    const { headers, payload } = await answering(body)('gzip');
    expect([headers['content-encoding'], headers['content-type'], payload]).toEqual([
      undefined,
      'application/json; charset=utf-8',
      text(1023),
    ]);
  },
);

it.each([text(1024), Buffer.from(text(1024)), Readable.from([text(1024)])])(
  'a response that is longer or of unknown length is compressed (%#)',
  async (body) => {
    const { headers, rawPayload } = await answering(body)('gzip');
    expect([headers['content-encoding'], headers['content-type']]).toEqual(['gzip', 'application/json; charset=utf-8']);
    expect(gunzipSync(rawPayload).toString()).toBe(text(1024));
  },
);

it('no response is compressed unless the client accepts an encoding', async () => {
  const { headers, payload } = await answering(text(5000))();
  expect([headers['content-encoding'], headers['vary'], payload]).toEqual([undefined, undefined, text(5000)]);
});

it('the query string of a request is the text after the first question mark', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (request) => ({ query: queryText(request) }));
  const queryOf = async (url: string) => (await app.inject({ url })).json().query;
  expect([await queryOf('/'), await queryOf('/?'), await queryOf('/?a=1&b=?')]).toEqual(['', '', 'a=1&b=?']);
});

it('the function notFound creates an error with the status 404 and the code not_found', () => {
  expect(notFound()).toMatchObject({ status: 404, code: 'not_found' });
});
