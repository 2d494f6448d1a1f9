// Runs before each test file that may render a page.
import { afterEach } from 'vitest';
import { WAIT } from './limits.ts';

if ('document' in globalThis) {
  // Removes content that an earlier file of the process left in the document.
  document.body.replaceChildren();
  const { cleanup, configure } = await import('@testing-library/react');
  // The default timeout of `findBy…` and `waitFor`, one second, is too short for a busy machine.
  configure({ asyncUtilTimeout: WAIT });
  // The library itself registers this only for the first file of a process.
  afterEach(cleanup);
}
