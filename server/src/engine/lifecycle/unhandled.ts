import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being handled, also in code that runs in a timer, a stream event or a promise that is not awaited. */
const answering = new AsyncLocalStorage<FastifyReply>();

/** Undefined outside of any, such as in a job. */
export function currentRequest(): FastifyRequest | undefined {
  return answering.getStore()?.request;
}

/** To be called before other hooks are added. */
export function rememberReplies(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => answering.run(reply, done));
}

/**
 * The last resort. An unhandled error is a bug and is logged as such; where it comes from a request it
 * is that request's 500, and all others go on. If it comes from anywhere else, the state of the process is unknown.
 * @param stop ends the process in good order
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
