import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerUnhandled, rememberReplies } from './unhandled.ts';

test.each(['uncaughtException', 'unhandledRejection'])(
  'an %s during a request is answered with 500, but outside of requests it stops the server',
  async (event) => {
    const app = fastify();
    onTestFinished(() => app.close());
    const stop = vi.fn<() => void>();
    rememberReplies(app);
    // Call the listener for unhandled errors directly instead of adding it to the process. Vitest also listens for such
    // errors, and would report one as a failure of the test.
    const on = vi.spyOn(process, 'on').mockReturnValue(process);
    answerUnhandled(app, stop);
    const listener = on.mock.calls.find(([name]) => name === event)?.[1];
    on.mockRestore();
    app.get('/late', () => {
      setImmediate(() => listener?.(new Error('late')));
      return new Promise(() => undefined);
    });
    expect((await app.inject('/late')).statusCode).toBe(500);
    expect(stop).not.toHaveBeenCalled();
    listener?.(new Error('in a job'));
    expect(stop).toHaveBeenCalledOnce();
  },
);
