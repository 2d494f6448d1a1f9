import fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { textsOf } from '../../messages.ts';
import { Problem } from '../../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { answerRefusals, openRefusals } from './refusals.ts';
import { ANSWER_HEADERS } from '../security.ts';

const model = libraryModel();
const texts = textsOf(model.languages, {});
const refusals = openRefusals({ texts, model });
const JSON_TYPE = 'application/json; charset=utf-8';

function serverOf(handle: (request: FastifyRequest, reply: FastifyReply) => unknown) {
  const logged: { level: number; msg: string; status?: number }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ logger: { level: 'info', stream }, logController });
  onTestFinished(() => app.close());
  answerRefusals(app, refusals);
  app.get('/', async (request, reply) => handle(request, reply));
  const ask = (url = '/', language = 'en') => app.inject({ url, headers: { 'accept-language': language } });
  return { ask, logged };
}
const refusing = (error: Error) =>
  serverOf((_request, reply) => {
    reply.header('connection', 'close');
    throw error;
  });

describe('Responses to thrown errors', () => {
  it('a thrown error is answered with its status and code in the language of the request', async () => {
    const { ask } = refusing(new Problem(404, 'not_found'));
    const answer = await ask();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, JSON_TYPE]);
    expect(answer.json()).toEqual({ statusCode: 404, code: 'not_found', message: texts('en', 'errors.not_found') });
    expect((await ask('/', 'vi')).json()).toMatchObject({ message: texts('vi', 'errors.not_found') });
  });

  it.each([
    [new Problem(499, 'bad_body'), 499, []],
    [new Problem(500, 'internal'), 500, [{ level: 50, msg: 'internal' }]],
    [new Problem(503, 'unavailable'), 503, [{ level: 50, msg: 'unavailable' }]],
    [new Error('a fault of ours'), 500, [{ level: 50, msg: 'a fault of ours' }]],
  ])('a server error is logged as an error, and a client error is not: %s', async (error, status, lines) => {
    const { ask, logged } = refusing(error);
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('fault of ours');
    expect(logged.map(({ level, msg }) => ({ level, msg }))).toEqual(lines);
  });

  it('a request body that is too large does not close the connection before the client reads the response', async () => {
    expect((await refusing(new Problem(413, 'body_too_large')).ask()).headers.connection).not.toBe('close');
    expect((await refusing(new Problem(400, 'bad_body')).ask()).headers.connection).toBe('close');
  });

  it('the response to an error has a Retry-After header if the delay is known', async () => {
    const again = async (problem: Problem) => (await refusing(problem).ask()).headers['retry-after'];
    expect(await again(new Problem(429, 'too_many_requests', {}, undefined, 60))).toBe('60');
    expect(await again(new Problem(429, 'too_many_requests', {}, undefined, 0))).toBe('0');
    expect(await again(new Problem(429, 'too_many_requests'))).toBeUndefined();
  });
});

it('a URL without a route returns 404', async () => {
  const { ask, logged } = serverOf(() => 'found');
  expect((await ask()).body).toBe('found');
  const answer = await ask('/nothing');
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { statusCode: 404, code: 'not_found', message: texts('en', 'errors.not_found') },
  ]);
  expect(logged).toEqual([]);
});

it.each<[more: { readonly statusCode?: number }, status: number]>([
  [{ statusCode: 414 }, 414],
  [{}, 400],
])(
  'an invalid URL with the error %j gets a logged response with security headers and a request id',
  async (more, status) => {
    let id = '';
    const { ask, logged } = serverOf((request, reply) => {
      id = request.id;
      refusals.unroutable(Object.assign(new Error('no address'), more), request, reply);
      return reply;
    });
    const answer = await ask();
    expect([answer.statusCode, answer.json()['code']]).toEqual([status, 'bad_address']);
    expect(answer.headers).toMatchObject({ ...ANSWER_HEADERS, 'x-request-id': id, 'content-type': JSON_TYPE });
    expect(logged.map(({ msg, status: said }) => [msg, said])).toEqual([['answered', status]]);
  },
);

it.each([
  [400, 'Bad Request', 'bad_request'],
  [408, 'Request Timeout', 'request_timeout'],
  [431, 'Request Header Fields Too Large', 'headers_too_large'],
] as const)(
  'a request that is not valid HTTP gets the status %i on the socket, and then the socket closes',
  (status, reason, code) => {
    const done: string[] = [];
    const socket = new Socket();
    Object.assign(socket, {
      end: (answer: string) => void done.push(answer),
      destroySoon: () => void done.push('closed'),
    });
    refusals.unreadable(status, socket, 'r1');
    const [answer = '', ...more] = done;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({ statusCode: status, code, message: texts('vi', `errors.${code}`) });
    expect(head.split('\r\n')).toEqual([
      `HTTP/1.1 ${status} ${reason}`,
      ...Object.entries(ANSWER_HEADERS).map(([name, value]) => `${name}: ${value}`),
      'x-request-id: r1',
      `content-type: ${JSON_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]);
    expect(more).toEqual(['closed']);
  },
);
