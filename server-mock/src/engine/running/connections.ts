import type { FastifyServerOptions } from 'fastify';

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
