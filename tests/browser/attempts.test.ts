import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { beginAttempt } from '../support/attempts.ts';
import { closeOpenPages, describeOpenPages } from '../support/open-pages.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await stack?.stop();
});

test('a retried test starts with the same rows, clock, stubs and faults as its first attempt', async () => {
  // Sign in again in each attempt. A session is a database row. The second attempt starts with the original rows, which
  // do not include the session of the first attempt.
  const signedIn = () => stack.server.signIn('superuser');
  const [route] = (await (await signedIn()).get('routes?limit=1')).body;
  const note = async () => (await (await signedIn()).get(`routes/${route.id}`)).body.note;
  const now = await stack.qa.clock.now();
  expect((await (await signedIn()).patch(`routes/${route.id}`, { note: 'Lần đầu' })).status).toBe(200);
  await stack.qa.clock.move({ days: 3 });
  await stack.qa.stubs.add({ request: { path: '/health' }, answer: { status: 299 } });
  await stack.qa.faults.add({ point: 'mail', effect: { outcome: 'refused' } });
  expect(await note()).toBe('Lần đầu');

  await beginAttempt(false);
  expect(await note()).toBe(route.note);
  expect(Number(await stack.qa.clock.now()) - Number(now)).toBeLessThan(86_400_000);
  expect([await stack.qa.stubs.list(), await stack.qa.faults.list()]).toEqual([[], []]);
});

test('a failed test reports the content, pending requests and console messages of its open pages', async () => {
  const { page } = await watchedPage(stack, 360);
  await page.route('**/never', () => undefined);
  await page.goto(`${stack.portal}/renewal`);
  await Promise.all([
    page.waitForRequest('**/never'),
    page.waitForEvent('console'),
    page.evaluate(() => {
      console.error('as seen in the console');
      void fetch('/never');
    }),
  ]);
  const [text = '', ...others] = await describeOpenPages();
  expect(others).toEqual([]);
  for (const part of ['/renewal', 'waits for GET', '/never', 'reported as seen in the console', 'Gia hạn vé tháng'])
    expect(text).toContain(part);
  expect(page.isClosed()).toBe(true);
  expect(await describeOpenPages()).toEqual([]);
});

test('a wait that is still pending when a test fails causes no further error', async () => {
  const unhandled: unknown[] = [];
  const hear = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', hear);
  onTestFinished(() => void process.off('unhandledRejection', hear));
  const { page } = await watchedPage(stack, 360);
  void page.waitForEvent('download');
  void page.waitForResponse('**/never');
  void page.context().waitForEvent('page');
  await closeOpenPages();
  // Waits one turn, because Node reports unhandled rejections only after the promises of the current turn.
  await setImmediate();
  expect(unhandled).toEqual([]);
});
