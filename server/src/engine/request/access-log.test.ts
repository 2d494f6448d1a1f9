import Fastify, { LogController } from 'fastify';
import { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logAnswers, logUnreadable, type RouteFields } from './access-log.ts';
import { REQUEST_ID, requestId } from './request-ids.ts';

function logging(level: string, place?: RouteFields) {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level, stream }, logController: new LogController({ disableRequestLogging: true }) });
  onTestFinished(() => app.close());
  logAnswers(app, place);
  app.get('/books/:id/:secret', (_request, reply) => reply.send('text'));
  app.get('/empty', (_request, reply) => reply.code(204).send());
  const answered = () =>
    lines.map(({ level: _level, time: _time, pid: _pid, hostname: _hostname, ms, ...line }) => {
      expect(ms === undefined || (Number(ms) >= 0 && Number(ms) < 10_000)).toBe(true);
      return line;
    });
  return { app, answered };
}

describe('Log line of a request', () => {
  it('the log line of a request contains the route and record id, but neither path nor query', async () => {
    const { app, answered } = logging('info');
    await app.inject('/books/b1/key?q=typed');
    await app.inject('/empty');
    const common = { reqId: expect.any(String), method: 'GET', ip: '127.0.0.1', msg: 'answered' };
    expect(answered()).toEqual([
      { ...common, route: '/books/:id/:secret', id: 'b1', status: 200, bytes: 4 },
      { ...common, route: '/empty', status: 204 },
    ]);
  });

  it('the log line of a request can contain a custom page name instead of the route', async () => {
    const { app, answered } = logging('info', () => ({ page: 'start' }));
    await app.inject('/empty');
    expect(answered()).toEqual([
      { reqId: expect.any(String), method: 'GET', ip: '127.0.0.1', msg: 'answered', page: 'start', status: 204 },
    ]);
  });

  it('no log line is written for a request if the log level excludes it', async () => {
    const { app, answered } = logging('warn');
    await app.inject('/empty');
    expect(answered()).toEqual([]);
  });

  it('the log line of a request that is not valid HTTP has neither method nor route', () => {
    const { app, answered } = logging('info');
    logUnreadable(app.log, 'r1', 431, new Socket());
    expect(answered()).toEqual([{ reqId: 'r1', status: 431, msg: 'answered' }]);
  });

  it('a disabled logger writes no line for a request', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    logAnswers(app);
    app.get('/', () => 'text');
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});

describe('Id of a request', () => {
  const idFor = (given: string | string[] | undefined) => requestId({ headers: { [REQUEST_ID]: given } });

  it('a request keeps the request id that its header contains', () => {
    for (const given of ['a', 'a-1_b.c:d', 'x'.repeat(64)]) expect(idFor(given)).toBe(given);
  });

  it('an invalid request id is replaced by a new one', () => {
    const others = [undefined, '', 'a b', 'a\nb', 'é', 'x'.repeat(65), ['a']].map(idFor);
    for (const id of others) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/u);
    expect(new Set(others).size).toBe(others.length);
  });
});
