import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listening } from '../../testing/socket.ts';
import { readDocument } from '../document/read-document.ts';
import { type ForeignMockOptions, openForeignMock } from '../open-foreign-mock.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // Tests read nested values without a type. A failed expectation reports a wrong shape.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly body: any;
}

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Reply>;

export const DOCUMENTS = import.meta.dirname;

/** Starts a mock on a free port of this machine. It is closed after the test. */
export async function startMock(options: ForeignMockOptions, common: Readonly<Record<string, string>> = {}) {
  const app = await openForeignMock(options);
  onTestFinished(() => app.close());
  const origin = `http://127.0.0.1:${await listening(app)}`;
  return { origin, call: callsTo(origin, common) };
}

export async function startDocument(
  name: string,
  options: ForeignMockOptions = {},
  common?: Readonly<Record<string, string>>,
) {
  const { document } = await readDocument(join(DOCUMENTS, name));
  return startMock({ document, ...options }, common);
}

export const callsTo =
  (origin: string, common: Readonly<Record<string, string>> = {}): Call =>
  async (method, path, body, headers = {}) => {
    const json = body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    const all = { 'accept-language': 'en', ...json, ...common, ...headers };
    const content = sent === null ? {} : { body: sent };
    const answer = await fetch(origin + path, { method, headers: all, ...content, redirect: 'manual' });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, headers: answer.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
  };

/** Starts a foreign back end on a free port of this machine. The back end is closed after the test. */
export async function startBackEnd(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    answer(request, response, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
