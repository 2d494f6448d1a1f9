import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServerOptions } from '../../composition/build-server.ts';
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { exchange, listening } from '@tuyen/server-mock/testing/socket';

const TOKEN = 'a token of some length';
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

async function logged(options: Partial<ServerOptions> = {}) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const library = await openLibrary({ logger: { level: 'info', stream }, ...options });
  onTestFinished(() => library.app.close());
  const entries = (message: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);
  return { library, entries, text: () => lines.join('\n') };
}

const ask = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('Id of a request', () => {
  it('every answer has the request id, including errors and unreadable HTTP', async () => {
    const { library } = await logged();
    for (const url of ['/health', '/api/v1/books', '/nowhere', '/%zz', `/api/v1/books/${'x'.repeat(300)}`]) {
      const { headers } = await ask(library.app, url);
      expect(headers['x-request-id'], url).toMatch(UUID);
    }
  });

  it('a request keeps the id in its header if that id is valid', async () => {
    const { library } = await logged();
    const given = async (id: string) =>
      (await ask(library.app, '/health', { 'x-request-id': id })).headers['x-request-id'];
    expect(await given('proxy-1:42')).toBe('proxy-1:42');
    for (const wrong of ['', 'two words', 'x'.repeat(65), '{"level":60}']) expect(await given(wrong)).toMatch(UUID);
  });
});

describe('Access log', () => {
  it('each answer has one line in the access log with its route and record id, without secrets', async () => {
    const { library, entries, text } = await logged();
    const clerk = await library.as('root');
    const { id } = (await clerk('POST', 'books', { title: 'Secret title' })).body as { id: string };
    await clerk('GET', `books/${id}?fields=title&q=Secret`);
    await ask(library.app, '/api/v1/public/documents/key-of-a-person?signature=abc', { 'x-request-id': 'r-1' });
    const answered = entries('answered');
    expect(answered.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', '/api/v1/books', 201],
      ['GET', '/api/v1/books/:id', 200],
      ['GET', undefined, 404],
    ]);
    expect(answered[1]).toMatchObject({ id, ip: '127.0.0.1', ms: expect.any(Number) });
    expect(answered[2]).toMatchObject({ reqId: 'r-1' });
    for (const secret of ['Secret', 'Library#2026', 'Bearer', 'key-of-a-person', 'signature'])
      expect(text()).not.toContain(secret);
  });

  it('invalid URLs and unreadable HTTP also have one line in the access log', async () => {
    const { library, entries, text } = await logged();
    const bad = await ask(library.app, `/api/v1/books/${'x'.repeat(300)}?key=of-a-person`);
    const received = await exchange(await listening(library.app), 'key-of-a-person is no HTTP\r\n\r\n');
    const id = /^x-request-id: (.+)\r$/mu.exec(received)?.[1];
    expect(entries('answered')).toEqual([
      expect.objectContaining({ reqId: bad.headers['x-request-id'], method: 'GET', status: bad.statusCode }),
      expect.objectContaining({ reqId: id, status: 400, ip: '127.0.0.1' }),
    ]);
    expect(text()).not.toContain('of-a-person');
  });

  it('no access log is written if the server has no logger', async () => {
    const { library, text } = await logged({ logger: false });
    await ask(library.app, '/health');
    expect(text()).toBe('');
  });
});

describe('Slow database statements', () => {
  it('slow database statements are logged without their values', async () => {
    const { library, entries, text } = await logged({ slowQueryMs: 0 });
    const clerk = await library.as('root');
    await clerk('POST', 'books', { title: 'Secret title' });
    const statements = entries('slow statement').map(({ sql }) => String(sql));
    expect(statements.find((sql) => sql.startsWith('INSERT INTO "books"'))).toBeDefined();
    expect(text()).not.toContain('Secret title');
  });
});

describe('GET /metrics', () => {
  it('GET /metrics counts answers, database statements, messages and jobs, and reports whether the database responds', async () => {
    const { library } = await logged({ metrics: { token: undefined } });
    const clerk = await library.as('root');
    await clerk('GET', 'books');
    const { body, headers, statusCode } = await ask(library.app, '/metrics');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/books",status="200"} 1');
    expect(body).toMatch(/^database_statement_duration_seconds_count\{kind="read"\} [1-9]/mu);
    expect(body).toMatch(/^database_up 1$/mu);
    expect(body).toMatch(/^process_resident_memory_bytes [1-9]/mu);
  });

  it('GET /metrics counts reads and writes of the database separately', async () => {
    const { library } = await logged({ metrics: { token: undefined } });
    const writes = async () => {
      const { body } = await ask(library.app, '/metrics');
      return Number(/^database_statement_duration_seconds_count\{kind="write"\} (\d+)$/mu.exec(body)?.[1]);
    };
    const before = await writes();
    for (const _ of [1, 2, 3, 4]) await library.engine.records.database.run('DELETE FROM "_outbox"');
    await library.engine.records.database.rows('SELECT * FROM "_outbox"');
    expect(await writes()).toBe(before + 4);
  });

  it('GET /metrics works while the database does not respond', async () => {
    const { library } = await logged({ metrics: { token: undefined } });
    await library.engine.records.database.script('DROP TABLE "_jobs"');
    expect((await ask(library.app, '/metrics')).body).toMatch(/^database_up 0$/mu);
  });

  it('GET /metrics requires its token if one is configured, and does not exist unless enabled', async () => {
    const { library } = await logged({ metrics: { token: TOKEN } });
    const status = async (authorization?: string) =>
      (await ask(library.app, '/metrics', authorization === undefined ? {} : { authorization })).statusCode;
    expect([await status(), await status(`Bearer ${TOKEN}x`), await status(`Bearer ${TOKEN}`)]).toEqual([
      401, 401, 200,
    ]);
    expect((await ask((await logged()).library.app, '/metrics')).statusCode).toBe(404);
  });
});

it('/ready returns 503 while the process is shutting down, and /health returns 200', async () => {
  const { library } = await logged();
  library.app.isEnding = true;
  const statuses = [await ask(library.app, '/ready'), await ask(library.app, '/health')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([503, 200]);
});
