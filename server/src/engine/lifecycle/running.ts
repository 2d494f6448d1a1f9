import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { drain, type DrainLimits } from './drain.ts';
import { answerUnhandled } from './unhandled.ts';

interface Ending extends DrainLimits {
  /**
   * Milliseconds from the shutdown signal until the server accepts no more connections. During this time, `/ready`
   * already reports the shutdown. A second signal ends the delay. Default 0.
   */
  readonly delay?: number;
}

export function keepRunning(app: FastifyInstance, { delay = 0, ...limits }: Ending = {}): void {
  const patience = new AbortController();
  function stop(code: number): void {
    if (app.isEnding) return patience.abort();
    app.isEnding = true;
    announced(delay, patience.signal)
      .then(() => drain(app.server, limits))
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

/** Waits so that callers of `/ready` have time to notice the shutdown. */
async function announced(delay: number, signal: AbortSignal): Promise<void> {
  if (delay > 0) await setTimeout(delay, undefined, { signal }).catch(() => undefined);
}
