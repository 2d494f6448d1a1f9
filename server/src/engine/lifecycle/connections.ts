import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestId } from '../request/request-ids.ts';
import { logUnreadable } from '../request/access-log.ts';

/** How long a connection may take, in milliseconds. */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers; a connection that says nothing has as long. */
  readonly headers: number;
  /** From the first byte of a request to the last of its body. */
  readonly request: number;
  /** Between two requests. Longer than proxies keep theirs (60 s), so that they never send into a connection that is closing. */
  readonly keepAlive: number;
  /** Without a byte in either direction, for example if a client does not read its response. */
  readonly silent: number;
  /** How often the first two are looked at. */
  readonly check: number;
}

const LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 120_000,
  keepAlive: 72_000,
  silent: 180_000,
  check: 5_000,
};

/** Options of the Fastify server, so that a client cannot hold a connection by sending a byte now and then. */
export function connectionOptions(limits: Partial<ConnectionLimits> = {}) {
  const { headers, request, keepAlive, silent, check } = { ...LIMITS, ...limits };
  return {
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: silent,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  } satisfies FastifyServerOptions & { http: object };
}

/** Not HTTP; too slow; headers too large. */
export type UnreadableStatus = 400 | 408 | 431;
const STATUSES: Readonly<Record<string, UnreadableStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** A connection with the answer that is being sent on it, by which Node's own handler decides the same. */
type Answering = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * Refuses what cannot be read as HTTP, or does not come to its end in time, but not in the middle of an answer: there a refusal would be
 * taken for a part of it. Such an answer is sent to its end and is the last of its connection.
 * @param refuse answers on a socket that can be written to
 * @param log of the server, which gets a line for each refusal
 * @returns the `clientErrorHandler` of a server
 */
export function unreadableRequests(
  refuse: (status: UnreadableStatus, socket: Socket, id: string) => void,
  log: () => FastifyBaseLogger,
) {
  return (error: Error & { readonly code?: string }, socket: Answering): void => {
    const { code = '' } = error;
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const answer = socket._httpMessage;
    if (answer?.headersSent && !answer.writableFinished) return void answer.once('finish', () => socket.destroySoon());
    const status = STATUSES[code] ?? 400;
    const id = requestId({ headers: {} });
    logUnreadable(log(), id, status, socket);
    refuse(status, socket, id);
  };
}
