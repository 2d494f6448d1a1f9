import { afterEach } from 'vitest';

if ('document' in globalThis) {
  const { leave } = await import('./stage.tsx');
  afterEach(leave);
}
