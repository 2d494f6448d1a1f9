import { EventEmitter } from 'node:events';
import { listening } from '@tuyen/server-mock/testing/socket';
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { keepRunning } from './running.ts';
import { ANYBODY } from '../endpoint/schema.ts';

const OPEN = { schema: { security: ANYBODY } };

/*
 * A separate process with slow and faulty routes. It sends over IPC: `{port}`, `waiting` for each request that waits
 * for `release`, `draining` after a signal, `closed` after its store is closed.
 */
const say = (message: unknown) => void process.send?.(message);
const released = new Promise<void>((resolve) => process.on('message', () => resolve()));

const { app, engine } = await openLibrary({
  databaseUrl: process.env['DATABASE_URL'],
  domain: {
    routes(api) {
      api.get('/wait', OPEN, async () => {
        say('waiting');
        await released;
        return { rows: await engine.records.database.rows('SELECT 1 AS n') };
      });
      api.get('/quick', OPEN, async () => ({ rows: await engine.records.database.rows('SELECT 1 AS n') }));
      const never = () => new Promise(() => undefined);
      api.get('/timer', OPEN, () => {
        setTimeout(() => {
          throw new Error('in a timer');
        });
        return never();
      });
      api.get('/rejection', OPEN, () => {
        void Promise.reject(new Error('this is not awaited'));
        return never();
      });
      api.get('/event', OPEN, () => {
        process.nextTick(() => new EventEmitter().emit('error', new Error('no listener')));
        return never();
      });
      api.post('/body', OPEN, (request) => {
        request.raw.on('close', () => {
          throw new Error('after the answer');
        });
        return { ok: true };
      });
    },
  },
});
app.addHook('onClose', async () => say('closed'));
process.on('message', (message) => {
  if (message === 'fail') setTimeout(() => Promise.reject(new Error('of no request')));
});
const port = await listening(app);
keepRunning(app, { delay: Number(process.env['DELAY'] ?? 0), longest: Number(process.env['LONGEST'] ?? 20_000) });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => say('draining'));
// Report the port only after the signal handlers are set. Otherwise a signal that the test sends on receiving the port
// could end the process at once.
say({ port });
