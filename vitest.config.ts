import { defineConfig } from 'vitest/config';

/** Files named `*.full.test.ts` (fuzz, faults, load, simulations) run in `npm run test:full` alone, the others in `npm test` alone. */
const full = process.env.TUYEN_LANE === 'full';
const tests = (folder: string) => ({
  include: [`${folder}/**/*${full ? '.full' : ''}.test.{ts,tsx}`],
  exclude: full ? [] : ['**/*.full.test.{ts,tsx}'],
});

// Tests wait for events. These limits end a test that waits for ever; they say nothing about how fast a machine should be.
const limits = full
  ? { testTimeout: 1_800_000, hookTimeout: 600_000 }
  : { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

const unit = (name: string, folder: string) => ({ test: { name, root: folder, ...tests('src'), ...limits } });

// As Node itself resolves: else the screens and react-admin would each get a router of their own.
const asNode = { conditions: ['module-sync', 'node'] };

export default defineConfig({
  test: {
    // Two cores: more workers than that only make each other late. A load test needs both cores for itself.
    maxWorkers: full ? 1 : 2,
    projects: [
      unit('schemas', 'schemas'),
      unit('generator', 'generator'),
      unit('cli', 'cli'),
      unit('server', 'server-mock'),
      { resolve: asNode, ...unit('kit', 'apps/kit') },
      unit('admin', 'apps/admin'),
      unit('portal', 'apps/portal'),
      {
        resolve: asNode,
        test: { name: 'contract', root: 'tests', ...tests('{contract,equivalence,fuzz}'), ...limits },
      },
      {
        test: { name: 'browser', root: 'tests', ...tests('browser'), ...limits, fileParallelism: false },
      },
    ],
  },
});
