import { expect, test } from 'vitest';
import { createLinkBatch, type Links } from './link-batch.ts';

const linkTo = (stored: string, seconds = 300) => ({ address: `${stored}?signed`, expires_in: seconds });

test('download links of uploads that are shown together are requested in one request, with each upload only once', async () => {
  const asked: (readonly string[])[] = [];
  const load = createLinkBatch(
    async (uploads) => {
      asked.push(uploads);
      return Object.fromEntries(uploads.map((stored) => [stored, linkTo(stored)])) as Links;
    },
    () => 1_000_000,
  );
  const [first, again, second] = await Promise.all([load('/a'), load('/a'), load('/b')]);
  expect(asked).toEqual([['/a', '/b']]);
  // The client stops using a download link slightly before the server's expiry time, and measures the time with the
  // browser's clock.
  expect(first).toEqual({ address: '/a?signed', goodUntil: 1_000_000 + 285_000 });
  expect([again, second?.address]).toEqual([first, '/b?signed']);
  await load('/c');
  expect(asked).toHaveLength(2);
});

test('in the cache, the download link of an upload that is not saved yet expires at once', async () => {
  const load = createLinkBatch(
    async () => ({ '/a': { address: '/a?as=waiting&expires=1', expires_in: 3600 } }),
    () => 1_000_000,
  );
  expect((await load('/a'))?.goodUntil).toBe(1_000_000);
});

test("a request for download links never exceeds the server's maximum number of links", async () => {
  const sizes: number[] = [];
  const load = createLinkBatch(async (uploads) => {
    sizes.push(uploads.length);
    return {};
  });
  const links = await Promise.all(Array.from({ length: 450 }, (_, index) => load(`/${index}`)));
  expect(sizes).toEqual([200, 200, 50]);
  expect(links.every((link) => link === null)).toBe(true);
});

test('a failed request for download links fails for every upload in the request', async () => {
  const load = createLinkBatch(async () => Promise.reject(new Error('offline')));
  const results = await Promise.allSettled([load('/a'), load('/b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
