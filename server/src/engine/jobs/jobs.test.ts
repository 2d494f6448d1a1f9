import { expect, it, onTestFinished, vi } from 'vitest';
import { ANCHOR } from '@tuyen/server-mock';
import type { Domain, Job } from '../domain.ts';
import { adjustableClock } from '@tuyen/server-mock';
import { systemClock } from '../system-clock.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { openJobs } from './jobs.ts';

onEachDatabase('Recurring jobs of the server', (databaseUrl) => {
  async function open(jobs: readonly Job[]) {
    const domain: Domain = { jobs };
    const clock = adjustableClock({ now: () => ANCHOR });
    const server = await openLibrary({ databaseUrl: await databaseUrl(), domain, clock });
    return { ...server, clock, jobs: openJobs(server.engine) };
  }

  it('a job runs again after an error in the job itself or in the database', async () => {
    const runs: string[] = [];
    let isFaulty = true;
    const { app, engine, clock, jobs } = await open([
      {
        name: 'faulty',
        every: 60,
        run: async () => {
          runs.push('faulty');
          if (isFaulty) throw new Error('as always');
        },
      },
      { name: 'good', every: 60, run: async () => void runs.push('good') },
    ]);
    await jobs.runDue();
    expect(runs).toEqual(['faulty', 'good']);
    await engine.records.database.script('ALTER TABLE "_jobs" RENAME TO "_elsewhere"');
    clock.move(61_000);
    await jobs.runDue();
    expect(runs).toHaveLength(2);
    await engine.records.database.script('ALTER TABLE "_elsewhere" RENAME TO "_jobs"');
    await jobs.runDue();
    expect(runs).toEqual(['faulty', 'good', 'faulty', 'good']);
    const standings = (await engine.jobs()).map(({ name, failures, error }) => [name, failures, error]);
    expect(standings).toEqual(
      expect.arrayContaining([
        ['faulty', 2, 'as always'],
        ['good', 0, undefined],
      ]),
    );
    isFaulty = false;
    clock.move(61_000);
    await jobs.runDue();
    const failedAt = new Date(ANCHOR.getTime() + 61_000);
    const good = { name: 'faulty', ranAt: clock.now(), failures: 0, error: undefined, failedAt };
    expect(await engine.jobs()).toContainEqual(good);
    await app.close();
  });

  it('a job runs once per period across processes, and runs again after the clock is set back', async () => {
    const runs: string[] = [];
    const { app, engine, clock, jobs } = await open([
      { name: 'each minute', every: 60, run: async () => void runs.push(clock.now().toISOString()) },
    ]);
    const others = openJobs(engine);
    const start = ANCHOR.getTime();
    for (const seconds of [0, 59, 60, 119, 120, 90, 149, 150]) {
      clock.set(new Date(start + seconds * 1000));
      await Promise.all([jobs.runDue(), others.runDue()]);
    }
    const expected = [0, 60, 120, 90, 150].map((seconds) => new Date(start + seconds * 1000).toISOString());
    expect(runs).toEqual(expected);
    await app.close();
  });

  it('a job runs once even if the clocks of two processes differ by five seconds', async () => {
    const runs: number[] = [];
    const jobs = [{ name: 'daily', every: 86_400, run: async () => void runs.push(Date.now()) }];
    const { app, engine } = await openLibrary({ databaseUrl: await databaseUrl(), domain: { jobs } });
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    // The clocks of two processes differ. Jobs run on a process whose clock is five seconds fast, one second later on
    // another process, and then again on the first one.
    for (const skew of [5000, 1000, 6000]) {
      vi.setSystemTime(now + skew);
      await openJobs({ ...engine, clock: systemClock }).runDue();
    }
    expect(runs).toHaveLength(1);
    await app.close();
  });

  it('a failed job is retried after half a minute, then after doubled delays', async () => {
    const runs: number[] = [];
    let isFaulty = true;
    const run = async () => {
      runs.push((clock.now().getTime() - ANCHOR.getTime()) / 1000);
      if (isFaulty) throw new Error('as always');
    };
    const { app, engine, clock, jobs } = await open([{ name: 'daily', every: 86_400, run }]);
    const at = async (seconds: number) => {
      clock.set(new Date(ANCHOR.getTime() + seconds * 1000));
      await jobs.runDue();
    };
    for (const seconds of [0, 29, 30, 89, 90, 209]) await at(seconds);
    isFaulty = false;
    for (const seconds of [210, 400, 86_000]) await at(seconds);
    expect(runs).toEqual([0, 30, 90, 210]);
    const failedAt = new Date(ANCHOR.getTime() + 90_000);
    expect(await engine.jobs()).toContainEqual(expect.objectContaining({ name: 'daily', failures: 0, failedAt }));
    await app.close();
  });

  it('another process takes over the job of a dead process when its lease expires', async () => {
    const runs: string[] = [];
    const killed = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const { app, engine, clock, jobs } = await open([
      {
        name: 'daily',
        every: 86_400,
        run: async () => {
          runs.push(clock.now().toISOString());
          begun.resolve();
          if (runs.length === 1) await killed.promise;
        },
      },
    ]);
    const first = jobs.runDue();
    await begun.promise;
    const others = openJobs(engine);
    for (const seconds of [0, 59, 1]) {
      clock.move(seconds * 1000);
      await others.runDue();
    }
    expect(runs).toHaveLength(2);
    killed.reject(new Error('too late'));
    await first;
    const standing = { name: 'daily', ranAt: clock.now(), failures: 0 };
    expect(await engine.jobs()).toContainEqual(expect.objectContaining(standing));
    await app.close();
  });

  it('a job renews its lease while it runs', async () => {
    const release = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let runs = 0;
    const { app, engine, clock, jobs } = await open([
      {
        name: 'long',
        every: 86_400,
        run: async () => {
          runs += 1;
          begun.resolve();
          await release.promise;
        },
      },
    ]);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const run = jobs.runDue();
    await begun.promise;
    const { database } = engine.records;
    const leasedUntil = async () =>
      (await database.row(`SELECT "leased_until" AS at FROM "_jobs" WHERE "name" = 'long'`))?.['at'];
    clock.move(40_000);
    vi.advanceTimersByTime(20_000);
    await expect.poll(leasedUntil).toBe(clock.now().getTime() + 60_000);
    clock.move(40_000);
    await openJobs(engine).runDue();
    expect(runs).toBe(1);
    release.resolve();
    await run;
    expect(await leasedUntil()).toBeNull();
    await app.close();
  });

  it('running jobs finish before the database closes, and no further job starts', async () => {
    const events: string[] = [];
    let begun!: () => void;
    let release!: () => void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    const { app, engine, jobs } = await open([
      {
        name: 'long',
        every: 60,
        run: async () => {
          begun();
          await released;
          expect(await engine.records.database.rows('SELECT 1 AS n')).toHaveLength(1);
          events.push('long ended');
        },
      },
      { name: 'next', every: 60, run: async () => void events.push('next began') },
    ]);
    const run = jobs.runDue();
    await hasBegun;
    const stopped = jobs.stop().then(() => events.push('stopped'));
    release();
    await Promise.all([run, stopped]);
    expect(events).toEqual(['long ended', 'stopped']);
    await app.close();
  });

  it('running jobs finish before the server closes', async () => {
    let begun!: () => void;
    let release!: () => void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    let rows = 0;
    const domain: Domain = {
      jobs: [
        {
          name: 'long',
          every: 60,
          run: async ({ model, store }) => {
            begun();
            await released;
            rows = (await store.find(model.identity.offices?.resource ?? '')).length;
          },
        },
      ],
    };
    const server = await openLibrary({ databaseUrl: await databaseUrl(), domain, qa: true });
    const moved = server.app.inject({ method: 'POST', url: '/__qa/clock/move', payload: { minutes: 5 } });
    await hasBegun;
    const closed = server.app.close();
    release();
    await Promise.all([moved, closed]);
    expect(rows).toBe(3);
  });
});
