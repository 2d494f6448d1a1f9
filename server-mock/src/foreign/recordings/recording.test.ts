import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';
import { openForeignMock } from '../open-foreign-mock.ts';
import { DOCUMENTS, startBackEnd, startMock } from '../testing/mock-over-http.ts';
import { checkStubFolder } from './check-folder.ts';
import { openRecordingFolder } from './folder.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const send = (response: ServerResponse, status: number, value: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

/** Returns the request handler of a foreign back end with one list, and the requests that the handler received. */
function newsletters(rename = false) {
  const lists = [{ id: 1, uuid: '019cf45f-1d00-7f10-ad2b-ee2f0be4b28a', name: 'Weekly' }];
  const received: { readonly url: string; readonly authorization: string | undefined; readonly body: string }[] = [];
  const answer = ({ method, url = '', headers }: IncomingMessage, response: ServerResponse, body: string) => {
    received.push({ url, authorization: headers.authorization, body });
    if (url.startsWith('/elsewhere')) return response.writeHead(302, { location: 'https://evil.example/' }).end();
    if (url.startsWith('/moved'))
      return response.writeHead(302, { location: `http://${headers.host}/api/lists` }).end();
    if (method === 'POST') {
      const { name } = JSON.parse(body);
      lists.push({ id: lists.length + 1, uuid: '019cf45f-1d00-7f10-ad2b-ee2f0be4b28b', name });
      return send(
        response,
        200,
        {
          data: lists.at(-1),
          tokens: ['response-secret'],
          authorization: { scheme: 'Bearer', value: 'response-secret' },
        },
        { 'set-cookie': ['session=cookie-secret', 'theme=dark'] },
      );
    }
    const page = new URL(url, 'http://x').searchParams.get('page') ?? '1';
    const results = page === '1' ? lists : [];
    const body_ = { data: { results, [rename ? 'count' : 'total']: lists.length, page: Number(page) } };
    return send(response, 200, body_);
  };
  return { received, answer };
}

async function record(folder: string, options = {}) {
  const { answer, received } = newsletters();
  const origin = await startBackEnd(answer);
  const recordings = openRecordingFolder(folder);
  const mock = await startMock(
    { record: { origin }, recordings, ...options },
    { authorization: 'Bearer request-secret' },
  );
  return { ...mock, backEnd: origin, received };
}

const filesIn = (folder: string) => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

describe('recording', () => {
  it('requests are forwarded to the origin with their headers and bodies, and stubs answer before it', async () => {
    const { call, received } = await record(newFolder());
    await call('POST', '/__qa/stubs', { request: { path: '/api/stubbed' }, answer: { status: 299 } });
    expect((await call('GET', '/api/stubbed')).status).toBe(299);
    const { body, headers } = await call('POST', '/api/lists', { name: 'Daily' });
    expect(headers.getSetCookie()).toEqual(['session=cookie-secret', 'theme=dark']);
    expect(body.data).toMatchObject({ id: 2, name: 'Daily' });
    expect(received).toEqual([{ url: '/api/lists', authorization: 'Bearer request-secret', body: '{"name":"Daily"}' }]);
  });

  it('recordings contain no secrets of headers, queries and bodies, also of named fields', async () => {
    const folder = newFolder();
    const { call } = await record(folder, { secrets: ['pin'] });
    await call('POST', '/api/lists?api_key=query-secret&page=1', {
      name: 'Daily',
      password: 'body-secret',
      pin: 'pin-secret',
    });
    const [text = ''] = filesIn(folder);
    expect(text).toContain('Daily');
    expect(text).not.toMatch(/(?:query|body|pin|request|response|cookie)-secret/u);
    const replay = await startMock({ recordings: openRecordingFolder(folder) });
    const other = { name: 'Daily', password: 'another', pin: 'another' };
    expect((await replay.call('POST', '/api/lists?api_key=other&page=1', other)).status).toBe(200);
    expect((await replay.call('POST', '/api/lists?api_key=other&page=1', { ...other, name: 'X' })).status).toBe(404);
  });

  it('redirects are not followed, and those within the back end lead to the mock', async () => {
    const { call, received } = await record(newFolder());
    const away = await call('GET', '/elsewhere');
    expect([away.status, away.headers.get('location')]).toEqual([302, 'https://evil.example/']);
    expect((await call('GET', '/moved')).headers.get('location')).toBe('/api/lists');
    expect(received.map(({ url }) => url)).toEqual(['/elsewhere', '/moved']);
  });

  it('a mock that forwards to itself is a 508', async () => {
    const port = await freePort();
    const app = await openForeignMock({ record: { origin: `http://localhost:${port}` } });
    onTestFinished(() => app.close());
    await app.listen({ host: 'localhost', port });
    const answer = await fetch(`http://localhost:${port}/x`);
    expect([answer.status, (await answer.json()).code]).toEqual([508, 'loop']);
  });

  it('a back end that is down, too slow or answers too much is a 502 or 504 that names it', async () => {
    const silent = await startBackEnd(() => undefined);
    const slow = await startMock({ record: { origin: silent, milliseconds: 50 } });
    expect(await slow.call('GET', '/x')).toMatchObject({
      status: 504,
      body: { detail: `${silent} did not answer within 0.05 seconds.` },
    });
    const large = await startBackEnd((_request, response) => void response.end('x'.repeat(2000)));
    const bounded = await startMock({ record: { origin: large, bytes: 1024 } });
    expect(await bounded.call('GET', '/x')).toMatchObject({ status: 502, body: { code: 'upstream_too_large' } });
    const down = await startMock({ record: { origin: `http://127.0.0.1:${await freePort()}` } });
    expect(await down.call('GET', '/x')).toMatchObject({ status: 502, body: { code: 'upstream_unreachable' } });
  });
});

describe('replay', () => {
  it('recordings answer without the back end, and other requests are a 404 that names the nearest one', async () => {
    const folder = newFolder();
    const recorded = await record(folder);
    const first = await recorded.call('GET', '/api/lists');
    const second = await recorded.call('GET', '/api/lists?page=2');
    const { call } = await startMock({ recordings: openRecordingFolder(folder), replay: true });
    expect((await call('GET', '/api/lists')).body).toEqual(first.body);
    expect((await call('GET', '/api/lists?page=2')).body).toEqual(second.body);
    const unknown = await call('GET', '/api/lists?page=3');
    expect([unknown.status, unknown.body.detail]).toEqual([
      404,
      'There is no recording of GET /api/lists?page=3. The nearest is GET /api/lists.',
    ]);
  });

  it('different answers to one request follow each other, in each namespace from the beginning', async () => {
    const folder = newFolder();
    const recorded = await record(folder);
    await recorded.call('GET', '/api/lists');
    await recorded.call('GET', '/api/lists');
    await recorded.call('POST', '/api/lists', { name: 'Daily' });
    await recorded.call('GET', '/api/lists');
    expect(readdirSync(folder)).toHaveLength(3);
    const { call } = await startMock({ recordings: openRecordingFolder(folder) });
    const totals = async (namespace: string) => {
      const found: number[] = [];
      for (let step = 0; step < 3; step += 1)
        found.push((await call('GET', '/api/lists', undefined, { 'x-qa-namespace': namespace })).body.data.total);
      return found;
    };
    expect(await totals('one')).toEqual([1, 2, 2]);
    expect(await totals('two')).toEqual([1, 2, 2]);
  });

  it('a body that looks like a template, and bytes, are replayed as they were', async () => {
    const folder = newFolder();
    const origin = await startBackEnd(({ url }, response) => {
      if (url === '/bytes') response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0, 255, 137]));
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"id":12345678901234567890,"text":"{{name}}"}');
    });
    const recorder = await startMock({ record: { origin }, recordings: openRecordingFolder(folder) });
    for (const path of ['/bytes', '/text']) await fetch(recorder.origin + path);
    const replay = await startMock({ recordings: openRecordingFolder(folder) });
    const bytes = await fetch(`${replay.origin}/bytes`);
    expect([bytes.headers.get('content-type'), [...new Uint8Array(await bytes.arrayBuffer())]]).toEqual([
      'image/png',
      [0, 255, 137],
    ]);
    expect(await (await fetch(`${replay.origin}/text`)).text()).toBe('{"id":12345678901234567890,"text":"{{name}}"}');
  });

  it('a file that is no recording is reported with its name and place', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'wrong.json'), '{"stub":{"id":"a","request":{},"answer":{"status":1}}}');
    await expect(startMock({ recordings: openRecordingFolder(folder) })).rejects.toThrow(
      'wrong.json is no recording: /stub/answer/status must be >= 200. Delete it.',
    );
  });
});

describe('drift', () => {
  const document = join(DOCUMENTS, 'newsletter.yaml');

  it('recordings that follow the document and the back end have no drift', async () => {
    const folder = newFolder();
    const { call, backEnd } = await record(folder);
    await call('GET', '/api/lists');
    await call('GET', '/api/lists?page=2');
    expect(await checkStubFolder({ folder, document, against: backEnd })).toEqual({ drift: [], checked: 2, unsent: 0 });
  });

  it('a recording that is not as documented is reported with the place of the value', async () => {
    const folder = newFolder();
    const { call } = await record(folder);
    await call('GET', '/api/lists');
    await call('GET', '/api/unknown');
    const [file = ''] = readdirSync(folder).filter((name) => name.includes('lists'));
    const changed = readFileSync(join(folder, file), 'utf8').replace('"total": 1', '"total": "one"');
    writeFileSync(join(folder, file), changed);
    const { drift } = await checkStubFolder({ folder, document });
    expect(drift.map(({ against, request, message }) => [against, request, message])).toEqual([
      ['document', 'GET /api/lists', '$.data.total must be integer {"type":"integer"}'],
      ['document', 'GET /api/unknown', 'the document has no operation GET /api/unknown'],
    ]);
  });

  it('a back end whose answers have another shape is reported, and writes are not sent to it', async () => {
    const folder = newFolder();
    const { call } = await record(folder);
    await call('GET', '/api/lists');
    await call('POST', '/api/lists', { name: 'Daily' });
    const { answer, received } = newsletters(true);
    const against = await startBackEnd(answer);
    const { drift, unsent } = await checkStubFolder({ folder, against, authorization: 'Bearer again' });
    expect(drift.map(({ message }) => message)).toEqual([
      '$.data.total: number in the recording, absent in the answer now',
      '$.data.count: absent in the recording, number in the answer now',
    ]);
    expect([unsent, received]).toEqual([1, [{ url: '/api/lists', authorization: 'Bearer again', body: '' }]]);
    const down = `http://127.0.0.1:${await freePort()}`;
    const gone = await checkStubFolder({ folder, against: down });
    expect(gone.drift.map(({ message }) => message)).toEqual([`${down} does not answer: ECONNREFUSED`]);
  });
});
