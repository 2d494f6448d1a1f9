import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestId } from '../request/request-ids.ts';
import { logUnreadable, type UnreadableStatus } from '../request/access-log.ts';

export interface ConnectionLimits {
  /**
   * Time limit in milliseconds from the first byte of a request to the end of its headers. Also limits how long a new
   * connection may stay without a byte.
   */
  readonly headers: number;
  /** Time limit in milliseconds from the first byte of a request to the last byte of its body. */
  readonly request: number;
  /**
   * Time limit in milliseconds between two requests on a connection. Longer than the limit of proxies (60 s), so that a
   * proxy never sends into a closing connection.
   */
  readonly keepAlive: number;
  /** Time limit in milliseconds without a byte in either direction, for example if a client does not read its response. */
  readonly silent: number;
  /** Interval in milliseconds at which the limits `headers` and `request` are checked. */
  readonly check: number;
}

const LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 120_000,
  keepAlive: 72_000,
  silent: 180_000,
  check: 5_000,
};

/**
 * Returns options of the Fastify server with time limits for connections. A client cannot hold a connection open by
 * sending a byte now and then.
 */
export function connectionOptions(limits: Partial<ConnectionLimits> = {}) {
  const { headers, request, keepAlive, silent, check } = { ...LIMITS, ...limits };
  return {
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: silent,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  } satisfies FastifyServerOptions & { http: object };
}

const STATUSES: Readonly<Record<string, UnreadableStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** A socket with the response that is being sent on it. Node's own error handler reads the same internal field. */
type Answering = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * Rejects input that is not HTTP or does not end in time. While an answer is being sent, nothing is written, because
 * the client would take it for a part of that answer. The answer is completed and the connection is closed.
 * @param refuse answers on a writable socket
 * @param log log of the server, which gets a line for each rejection
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
