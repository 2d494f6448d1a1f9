import { afterEach } from 'vitest';
import { WAIT } from '../../support/limits.ts';

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  // The default timeout of `findBy…` and `waitFor`, one second, is too short for a busy machine.
  configure({ asyncUtilTimeout: WAIT });
  const { leave } = await import('./stage.tsx');
  afterEach(leave);
}
