import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepRunning } from './running.ts';

function running(close: () => Promise<void> = async () => undefined) {
  const app = fastify();
  app.decorate('isEnding', false);
  app.addHook('onClose', close);
  const logged = vi.spyOn(app.log, 'fatal');
  const on = vi.spyOn(process, 'on').mockReturnValue(process);
  keepRunning(app, { quiet: 0 });
  const listeners = new Map(on.mock.calls.map(([name, listener]) => [String(name), listener]));
  on.mockRestore();
  const { promise: code, resolve } = Promise.withResolvers<unknown>();
  const { exit } = process;
  Object.assign(process, { exit: resolve });
  onTestFinished(() => void Object.assign(process, { exit }));
  return { app, code, logged, send: (event: string, error?: Error) => listeners.get(event)?.(error) };
}

it.each(['SIGINT', 'SIGTERM'])(
  'the signal %s ends the server process with exit code 0 after everything is closed',
  async (signal) => {
    const closed = vi.fn<() => void>();
    const { app, code, send, logged } = running(async () => closed());
    send(signal);
    expect(app.isEnding).toBe(true);
    expect(await code).toBe(0);
    expect(closed).toHaveBeenCalledOnce();
    expect(logged).not.toHaveBeenCalled();
  },
);

it('an error outside of requests ends the server process with exit code 1', async () => {
  const { code, send } = running();
  send('uncaughtException', new Error('in a job'));
  expect(await code).toBe(1);
});

it('a server process that cannot close properly logs the error and ends with exit code 1', async () => {
  const { code, send, logged } = running(() => Promise.reject(new Error('locked')));
  send('SIGTERM');
  expect(await code).toBe(1);
  expect(logged.mock.calls).toEqual([[new Error('locked'), 'could not close in good order']]);
});
