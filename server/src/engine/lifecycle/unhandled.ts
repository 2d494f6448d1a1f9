import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Stores the reply to the current request, so that callbacks (of timers, streams or promises that are not awaited) can
 * find it.
 */
const answering = new AsyncLocalStorage<FastifyReply>();

export function currentRequest(): FastifyRequest | undefined {
  return answering.getStore()?.request;
}

/**
 * Stores the reply of each request, so that `answerUnhandled` can send an error response with it. Call this function
 * before other hooks are added, so that errors in those hooks are covered too.
 */
export function rememberReplies(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => answering.run(reply, done));
}

/**
 * Logs unhandled errors, which are bugs. If the error occurs during a request, that request gets the status 500 and
 * other requests continue. After any other error, the server stops, because the state of the process is unknown.
 * @param stop ends the process gracefully
 */
export function answerUnhandled(app: FastifyInstance, stop: () => void): void {
  function handle(error: unknown): void {
    const reply = answering.getStore();
    if (!reply) {
      app.log.fatal(error, 'an error outside of any request: stopping');
      return stop();
    }
    const { method, url } = reply.request;
    reply.log.fatal(error, `unhandled in ${method} ${url.split('?')[0]}`);
    if (reply.raw.headersSent) reply.raw.destroy();
    else if (!reply.sent) void reply.send(error);
  }
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
}
