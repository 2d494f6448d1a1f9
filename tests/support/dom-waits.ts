// Before each test file that may draw a page.
import { afterEach } from 'vitest';
import { WAIT } from './limits.ts';

if ('document' in globalThis) {
  // What an earlier file of the process wrote into the page by itself.
  document.body.replaceChildren();
  const { cleanup, configure } = await import('@testing-library/react');
  // `findBy…` and `waitFor` would give up after a second, too soon for a machine that is busy.
  configure({ asyncUtilTimeout: WAIT });
  // The library itself says so to the first file of a process alone.
  afterEach(cleanup);
}
