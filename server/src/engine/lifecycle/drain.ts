import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';

export interface DrainLimits {
  /** Milliseconds that open connections are given to bring what is on its way, before the idle ones are closed. */
  readonly quiet?: number;
  /** Milliseconds after which all connections are closed, answered or not. */
  readonly longest?: number;
}

/** How often idle connections are closed once the quiet time is over. */
const SWEEP = 50;

/**
 * Takes no more connections, answers what has been sent on the open ones, the last answer of each with `Connection: close`,
 * and settles when they have all ended. Node's own `close` cuts idle connections off at once, and with them requests on their way.
 */
export async function drain(server: HttpServer, { quiet = 500, longest = 20_000 }: DrainLimits = {}): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // Connections that the system has taken but the process has not seen yet would be reset: two turns bring them in.
  await setImmediate();
  await setImmediate();
  const ended = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  let sweep: NodeJS.Timeout | undefined;
  const idle = setTimeout(() => {
    server.closeIdleConnections();
    sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  }, quiet);
  const last = setTimeout(() => server.closeAllConnections(), longest);
  await ended;
  for (const timer of [idle, sweep, last]) clearTimeout(timer);
}
