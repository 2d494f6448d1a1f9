// Before each test file: `findBy…` and `waitFor` would give up after a second, too soon for a machine that is busy.
import { WAIT } from './limits.ts';

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: WAIT });
}
