import fastify from 'fastify';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { connectionOptions, unreadableRequests } from './connections.ts';

it('the time limits of HTTP connections have defaults, and each can be overridden', () => {
  expect(connectionOptions()).toEqual({
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    connectionTimeout: 180_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  });
  expect(connectionOptions({ headers: 1, request: 2, keepAlive: 3, silent: 4, check: 5 })).toEqual({
    requestTimeout: 2,
    keepAliveTimeout: 3,
    connectionTimeout: 4,
    http: { headersTimeout: 1, connectionsCheckingInterval: 5 },
  });
});

function connection() {
  const done: unknown[] = [];
  const socket = new Socket();
  onTestFinished(() => void socket.removeAllListeners());
  Object.assign(socket, {
    destroy: () => void done.push('destroyed'),
    destroySoon: () => void done.push('destroyed once all is sent'),
  });
  const app = fastify({ logger: false });
  onTestFinished(() => app.close());
  const clientErrorHandler = unreadableRequests(
    (status, on, id) => done.push([status, on === socket, typeof id]),
    () => app.log,
  );
  const fails = (code?: string) => {
    clientErrorHandler(Object.assign(new Error('unreadable'), code === undefined ? {} : { code }), socket);
    return done;
  };
  return { socket, fails, done };
}

it.each([
  [undefined, 400],
  ['HPE_INVALID_METHOD', 400],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])('an unreadable HTTP request with the error code %s is rejected with %i', (code, status) => {
  expect(connection().fails(code)).toEqual([[status, true, 'string']]);
});

it('unreadable input on a connection that the client has closed destroys the connection without an answer', () => {
  expect(connection().fails('ECONNRESET')).toEqual(['destroyed']);
  const ended = connection();
  Object.defineProperty(ended.socket, 'writable', { value: false });
  expect(ended.fails()).toEqual(['destroyed']);
});

it('unreadable input does not interrupt an answer that is being sent', () => {
  const { socket, fails, done } = connection();
  const answer = new ServerResponse(new IncomingMessage(socket));
  answer.assignSocket(socket);
  Object.defineProperty(answer, 'headersSent', { value: true, configurable: true });
  expect(fails()).toEqual([]);
  answer.emit('finish');
  expect(done).toEqual(['destroyed once all is sent']);
});

it('unreadable input is rejected if the previous answer has not begun or is complete', () => {
  const waiting = connection();
  const answer = new ServerResponse(new IncomingMessage(waiting.socket));
  answer.assignSocket(waiting.socket);
  expect(waiting.fails()).toEqual([[400, true, 'string']]);
  Object.defineProperty(answer, 'headersSent', { value: true, configurable: true });
  Object.defineProperty(answer, 'writableFinished', { value: true, configurable: true });
  expect(waiting.fails()).toHaveLength(2);
});
