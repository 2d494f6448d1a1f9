// Vitest's `setupFiles` of browser tests. A test that fails prints what its pages showed, since what a wait waited for says little, and
// these are closed; its second attempt finds rows and clock as the first did.
import { afterAll, afterEach, beforeEach } from 'vitest';
import { beginAttempt } from './attempts.ts';
import { closeOpenPages, describeOpenPages } from './open-pages.ts';

beforeEach(({ task }) => beginAttempt((task.result?.retryCount ?? 0) === 0));

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of await describeOpenPages()) console.error(page);
});

// What a file leaves open is not shown for the next one, which runs in the same process.
afterAll(closeOpenPages);
