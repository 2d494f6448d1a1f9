import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '../../testing/library.ts';
import { listening, openLine } from '../../testing/socket.ts';

let library: Library;
let port: number;
beforeAll(async () => {
  library = await openLibrary({ qa: true });
  port = await listening(library.app);
});
afterAll(() => library.app.close());
afterEach(async () => {
  await library.app.inject({ method: 'DELETE', url: '/__qa/stubs' });
  await library.app.inject({ method: 'DELETE', url: '/__qa/journal' });
});

async function stub(body: object): Promise<void> {
  const payload = { request: { path: '/shelf' }, ...body };
  const made = await library.app.inject({ method: 'POST', url: '/__qa/stubs', payload });
  expect(made.statusCode, made.body).toBe(201);
}

async function asked(
  headers = '',
  path = '/shelf',
): Promise<{ head: string; body: string; error: string | undefined }> {
  const { socket, closed } = await openLine(port);
  let error: string | undefined;
  socket.on('error', ({ message }) => (error = message));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}Connection: close\r\n\r\n`);
  const all = await closed;
  const end = all.indexOf('\r\n\r\n');
  return end < 0 ? { head: '', body: all, error } : { head: all.slice(0, end), body: all.slice(end + 4), error };
}
const chunksOf = (body: string) => body.split('\r\n').filter((_, index) => index % 2 === 1);

describe('Stub connections that close without an answer', () => {
  const entries = async () =>
    (await library.app.inject('/__qa/journal?path=/shelf'))
      .json()
      .entries.map(({ status }: { status: number }) => status);

  it('damage "reset" of a stub resets the connection', async () => {
    await stub({ damage: 'reset' });
    expect(await asked()).toEqual({ head: '', body: '', error: expect.stringContaining('ECONNRESET') });
    expect(await entries()).toEqual([0]);
  });

  it('damage "empty" of a stub closes the connection without sending a byte', async () => {
    await stub({ damage: 'empty' });
    expect(await asked()).toEqual({ head: '', body: '', error: undefined });
    expect(await entries()).toEqual([0]);
  });

  it('the journal records no response body or account for a request whose connection a stub closes', async () => {
    await stub({ damage: 'empty' });
    await asked('Authorization: Bearer x\r\n');
    const [entry, ...others] = (await library.app.inject('/__qa/journal?path=/shelf')).json().entries;
    expect(others).toEqual([]);
    expect([entry.status, entry.account, 'body' in entry.response]).toEqual([0, null, false]);
  });

  it('damage "garbage" of a stub sends 64 bytes that are not HTTP, then closes the connection', async () => {
    await stub({ damage: 'garbage' });
    const { head, body, error } = await asked();
    expect([head, body.length, error]).toEqual(['', 64, undefined]);
    expect(await entries()).toEqual([0]);
  });
});

describe('Truncated stub answers', () => {
  it.each([
    ['at once', {}],
    ['in parts', { slow: { parts: 2, milliseconds: 0 } }],
  ])('a truncated stub answer announces its full length and contains only the first half, sent %s', async (_, more) => {
    await stub({ request: { path: '/health' }, patch: { set: { $: 'abc' } }, damage: 'truncated', ...more });
    const { head, body } = await asked('', '/health');
    expect([/content-length: (\d+)/iu.exec(head)?.[1], body]).toEqual(['5', '"ab']);
  });
});

describe('Slow stub answers', () => {
  it.each([
    [2, ['abcd', 'efgh', '']],
    [3, ['abc', 'def', 'gh', '']],
    [8, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', '']],
    [9, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', '']],
  ])('a slow stub answer of eight bytes, sent in %i parts, has parts of at least one byte', async (parts, chunks) => {
    await stub({ answer: { body: 'abcdefgh' }, slow: { parts, milliseconds: 0 } });
    const { head, body } = await asked();
    expect(head).not.toMatch(/content-length/iu);
    expect(chunksOf(body)).toEqual(chunks);
  });

  it.each(['a', 'ab'])('a slow stub answer takes its full time even with few bytes: %s', async (text) => {
    await stub({ answer: { body: text }, slow: { parts: 2, milliseconds: 40 } });
    const before = performance.now();
    expect(chunksOf((await asked()).body).join('')).toBe(text);
    expect(performance.now() - before).toBeGreaterThan(38);
  });

  it('a slow stub answer starts immediately while an earlier slow answer is still running', async () => {
    await stub({ answer: { body: 'ab' }, slow: { parts: 2, milliseconds: 2000 } });
    const { socket, closed } = await openLine(port);
    let hasEnded = false;
    const earlier = asked().then(() => void (hasEnded = true));
    socket.write('GET /shelf HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    expect(await closed).toMatch(/\r\na\r\n$/u);
    expect(hasEnded).toBe(false);
    await earlier;
  });
});

it("field errors in an error answer of a stub use the project's messages", async () => {
  await stub({ problem: { status: 422, code: 'validation_failed', errors: { title: 'required' } } });
  const refused = await library.app.inject({ url: '/shelf', headers: { 'accept-language': 'en' } });
  expect(refused.json().errors).toEqual({ title: 'This is required.' });
});

it.each([
  [{ base64: Buffer.from([1, 2, 255]).toString('base64') }, 'application/octet-stream', [1, 2, 255]],
  [{ body: 'a' }, 'text/plain; charset=utf-8', [97]],
  [{ body: 7 }, 'application/json; charset=utf-8', [55]],
  [{ body: false }, 'application/json; charset=utf-8', [...Buffer.from('false')]],
])('a stub answer has the content type that fits its body: %j', async (answer, type, bytes) => {
  await stub({ answer });
  const { headers, rawPayload } = await library.app.inject('/shelf');
  expect([headers['content-type'], [...rawPayload]]).toEqual([type, bytes]);
});
