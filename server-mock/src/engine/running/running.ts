import type { FastifyInstance } from 'fastify';
import { drain, type DrainLimits } from './drain.ts';
import { answerUnhandled } from './unhandled.ts';

/** Keeps a listening server running until the process gets a signal to end. Open requests are answered before it closes. */
export function keepRunning(app: FastifyInstance, limits?: DrainLimits): void {
  let stopping = false;
  function stop(code: number): void {
    if (stopping) return;
    stopping = true;
    drain(app.server, limits)
      .then(() => app.close())
      .then(
        () => process.exit(code),
        (error: unknown) => {
          app.log.fatal(error, 'could not close in good order');
          process.exit(1);
        },
      );
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  answerUnhandled(app, () => stop(1));
}
