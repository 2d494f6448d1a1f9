import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerUnhandled, rememberReplies } from './unhandled.ts';

test.each(['uncaughtException', 'unhandledRejection'])(
  'an %s in a request is that request’s 500; outside of any the server stops',
  async (event) => {
    const app = fastify();
    onTestFinished(() => app.close());
    const stop = vi.fn<() => void>();
    rememberReplies(app);
    // Vitest listens too and would take an emitted error for the test's own.
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
