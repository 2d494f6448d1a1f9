// Vitest's `setupFiles` for browser tests. A failed test prints the content of its pages, because a timeout alone
// explains little, and closes them. Its second attempt starts with the same rows and clock as the first.
import { afterAll, afterEach, beforeEach } from 'vitest';
import { beginAttempt } from './attempts.ts';
import { closeOpenPages, describeOpenPages } from './open-pages.ts';

beforeEach(({ task }) => beginAttempt((task.result?.retryCount ?? 0) === 0));

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of await describeOpenPages()) console.error(page);
});

// Closes remaining pages, so that the next file in this process does not report them.
afterAll(closeOpenPages);
