import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';

export interface DrainLimits {
  /**
   * Time in milliseconds during which idle connections stay open. Requests that clients have already sent can arrive in
   * this time.
   */
  readonly quiet?: number;
  /** Time in milliseconds after which all connections are closed, even if requests are still open. */
  readonly longest?: number;
}

/** Interval in milliseconds at which idle connections are closed, once the time `quiet` is over. */
const SWEEP = 50;

/** Event of the HTTP server at which answers without an end, such as event streams, end. */
export const DRAINING = 'draining';

/**
 * Accepts no new connections, answers requests that were already sent, marks the last answer of each connection with
 * `Connection: close`, and settles when all connections have ended. The `close` of Node itself closes idle connections
 * at once and loses requests on their way.
 */
export async function drain(server: HttpServer, { quiet = 500, longest = 20_000 }: DrainLimits = {}): Promise<void> {
  server.emit(DRAINING);
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // The operating system may have accepted connections that the process has not seen yet. Two turns of the event loop
  // accept them; otherwise they would be reset.
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
