import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';
import { LONG_TEST, TEST, WAIT } from './tests/support/limits.ts';

/** Files named `*.full.test.ts` (fuzz, faults, load, simulations) run in `npm run test:full` alone, the others in `npm test` alone. */
const full = process.env.TEST_LANE === 'full';
const tests = (folder: string) => ({
  include: [`${folder}/**/*${full ? '.full' : ''}.test.{ts,tsx}`],
  exclude: full ? [] : ['**/*.full.test.{ts,tsx}'],
});

const limits = {
  // A file gets a page, servers and databases of its own; modules hold nothing that another file could feel.
  isolate: false,
  testTimeout: full ? LONG_TEST : TEST,
  hookTimeout: TEST,
  expect: { poll: { timeout: WAIT } },
  // At the usual cost each password takes 80 ms.
  env: { TUYEN_PASSWORD_COST: '10' },
};
const support = (file: string) => join(import.meta.dirname, 'tests/support', file);
const domWaits = { setupFiles: [support('dom-waits.ts')] };

const unit = (name: string, folder: string) => ({ name, root: folder, ...tests('src'), ...limits });

// As Node itself resolves: else the screens and react-admin would each get a router of their own.
const asNode = { conditions: ['module-sync', 'node'] };

export default defineConfig({
  test: {
    // Two cores: more workers than that only make each other late. A load test needs both cores for itself.
    maxWorkers: full ? 1 : 2,
    sequence: { sequencer: LongFirst },
    globalSetup: ['shared-postgres.ts', 'shared-stack.ts', 'shared-types.ts', 'run-folder.ts'].map(support),
    projects: [
      { test: unit('model', 'model') },
      { test: unit('generator', 'generator') },
      { test: unit('cli', 'cli') },
      { test: unit('server', 'server-mock') },
      { test: unit('domain', 'domain') },
      { resolve: asNode, test: { ...unit('kit', 'apps/kit'), ...domWaits } },
      { test: { ...unit('admin', 'apps/admin'), ...domWaits } },
      { test: { ...unit('portal', 'apps/portal'), ...domWaits } },
      {
        resolve: asNode,
        test: {
          name: 'contract',
          root: 'tests',
          ...tests('{contract,equivalence,fuzz,simulation}'),
          ...limits,
          ...domWaits,
        },
      },
      {
        test: {
          name: 'browser',
          root: 'tests',
          ...tests('{browser,foreign}'),
          ...limits,
          setupFiles: [support('browser-attempts.ts')],
          // A third of the time a page waits: for the server, a timer, an animation. Files share the server, each in a namespace.
          maxWorkers: full ? 1 : 6,
          sequence: { groupOrder: 1 },
          // Thousands of waits on a busy machine: one that was too short is reported by name, and no run stops for it.
          retry: full ? 0 : 1,
        },
      },
    ],
  },
});
