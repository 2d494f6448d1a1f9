import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ANCHOR } from './seed/anchor.ts';
import { type Library, openLibrary } from './testing/library.ts';

let server: Library;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
});
afterAll(() => server.app.close());

const DAY = 86_400_000;
const after = (milliseconds: number) => new Date(ANCHOR.getTime() + milliseconds).toISOString();
const set = (payload: object) => server.app.inject({ method: 'PUT', url: '/__qa/clock', payload });
const move = (payload: object) => server.app.inject({ method: 'POST', url: '/__qa/clock/move', payload });

it('one request moves the test clock by days, hours, minutes and seconds together', async () => {
  await set({ now: ANCHOR.toISOString(), frozen: true });
  const forward = await move({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  expect(forward.json()).toMatchObject({ now: after(2 * DAY + 3 * 3_600_000 + 4 * 60_000 + 5000) });
  expect((await move({ days: -2, hours: -3, minutes: -4, seconds: -5 })).json()).toMatchObject({ now: after(0) });
  expect((await move({ minutes: 1 })).json()).toMatchObject({ now: after(60_000) });
});

it.each([{}, { weeks: 1 }, { days: 1, day: 3 }, { days: 'soon' }, { days: 1e9 }])(
  'a request to move the clock by %j is rejected',
  async (by) => {
    await set({ now: ANCHOR.toISOString(), frozen: true });
    expect((await move(by)).statusCode).toBe(422);
    expect((await server.app.inject('/__qa/clock')).json()).toEqual({ now: after(0), frozen: true });
  },
);

it.each([{}, { frozen: true }, { now: after(DAY), frozn: true }, { now: after(DAY), reset: true }, { now: 'noon' }])(
  'a request to set the clock to %j is rejected',
  async (to) => {
    await set({ now: ANCHOR.toISOString(), frozen: true });
    expect((await set(to)).statusCode).toBe(422);
    expect((await server.app.inject('/__qa/clock')).json()).toEqual({ now: after(0), frozen: true });
  },
);

it('the test clock can be set up to the last millisecond of 9998', async () => {
  const last = '9998-12-31T23:59:59.999Z';
  const next = '9999-01-01T00:00:00Z';
  expect((await set({ now: next, frozen: true })).statusCode).toBe(422);
  expect((await set({ now: last, frozen: true })).json()).toEqual({ now: last, frozen: true });
  expect((await move({ seconds: 0.001 })).statusCode).toBe(422);
  await set({ reset: true });
});

it('setting the test clock runs the background jobs that become due before the response', async () => {
  const runs: string[] = [];
  const { app, engine } = await openLibrary({
    qa: true,
    domain: {
      jobs: [{ name: 'remind', every: 60, run: async () => void runs.push(engine.clock.now().toISOString()) }],
    },
  });
  onTestFinished(() => app.close());
  const ask = async (method: 'PUT' | 'POST', url: string, payload: object) => {
    const { statusCode, body } = await app.inject({ method, url: `/__qa/${url}`, payload });
    expect(statusCode, body).toBe(200);
    return runs.splice(0);
  };
  expect(await ask('PUT', 'clock', { now: after(DAY), frozen: true })).toEqual([after(DAY)]);
  expect(await ask('POST', 'clock/move', { seconds: 59 })).toEqual([]);
  expect(await ask('POST', 'clock/move', { seconds: 1 })).toEqual([after(DAY + 60_000)]);
  expect(await ask('PUT', 'clock', { reset: true })).toEqual([after(0)]);
});
