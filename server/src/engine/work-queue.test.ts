import { expect, it } from 'vitest';
import type { Database } from './store/database/connection.ts';
import { inNamespace } from './store/namespaces/current.ts';
import { openWorkQueue } from './work-queue.ts';

function pendingWork() {
  let release!: (value: string) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<string>((resolve, reject) => ([release, fail] = [resolve, reject]));
  return { work: () => promise, release, fail };
}

it('a work queue runs a limited number of tasks at once, queues some more and rejects others', async () => {
  const queue = openWorkQueue({ atOnce: 2, waiting: 2 });
  const works = Array.from({ length: 5 }, pendingWork);
  const begun: number[] = [];
  const ends = works.map(({ work }, index) =>
    queue.run(() => {
      begun.push(index);
      return work();
    }),
  );
  await expect(ends[4]).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(begun).toEqual([0, 1]);
  works[1]?.release('second');
  await expect(ends[1]).resolves.toBe('second');
  expect(begun).toEqual([0, 1, 2]);
  works[0]?.fail(new Error('a fault'));
  await expect(ends[0]).rejects.toThrow('a fault');
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const { release } of works) release('rest');
  await expect(Promise.all([ends[2], ends[3]])).resolves.toEqual(['rest', 'rest']);
  await expect(queue.run(() => Promise.resolve('later'))).resolves.toBe('later');
});

it('a work queue limits the waiting tasks of each namespace separately', async () => {
  const queue = openWorkQueue({ atOnce: 1, waiting: 1 });
  const running = pendingWork();
  const first = queue.run(running.work);
  const namespaces = ['one', 'two'].map((name) => ({ name, database: {} as Database }));
  const waiting = [undefined, ...namespaces].map((namespace) =>
    inNamespace(namespace, () => queue.run(() => Promise.resolve(namespace?.name ?? 'default'))),
  );
  for (const namespace of [undefined, ...namespaces])
    await expect(inNamespace(namespace, () => queue.run(running.work))).rejects.toMatchObject({ status: 503 });
  running.release('first');
  await expect(Promise.all([first, ...waiting])).resolves.toEqual(['first', 'default', 'one', 'two']);
});
