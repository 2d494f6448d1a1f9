// Setup file that Vitest runs before each test file which may render a page.
import { afterEach } from 'vitest';
import { WAIT } from './limits.ts';

if ('document' in globalThis) {
  // Removes elements that the previous test file of this process left in the document.
  document.body.replaceChildren();
  const { cleanup, configure } = await import('@testing-library/react');
  // The default timeout of `findBy…` and `waitFor`, one second, is too short for a busy machine.
  configure({ asyncUtilTimeout: WAIT });
  // Testing Library registers its cleanup when it is first imported. A process imports it only for its first test file,
  // so the other files need this call.
  afterEach(cleanup);
}
