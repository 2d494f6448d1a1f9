import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';
import { LONG_TEST, TEST, WAIT } from './tests/support/limits.ts';

/**
 * Files named `*.full.test.ts` (fuzz, faults, load, simulations) run only in `npm run test:full`, all others only in
 * `npm test`.
 */
const full = process.env.TEST_LANE === 'full';
/** `npm run test:units`: the tests next to their code that need no other process. */
const units = process.env.TEST_LANE === 'units';
const tests = (folder: string) => ({
  include: [`${folder}/**/*${full ? '.full' : ''}.test.{ts,tsx}`],
  exclude: full ? [] : ['**/*.full.test.{ts,tsx}'],
});

// At the default cost, each password takes 80 ms. Set in this process, so that every process of the run inherits it:
// the shared server starts here.
process.env.TUYEN_PASSWORD_COST = '10';

const limits = {
  // Each file has its own page, servers and databases, and modules keep no state that affects other files.
  isolate: false,
  testTimeout: full ? LONG_TEST : TEST,
  hookTimeout: TEST,
  expect: { poll: { timeout: WAIT } },
};
const support = (file: string) => join(import.meta.dirname, 'tests/support', file);
const domWaits = support('dom-waits.ts');
const noProcess = support('no-process.ts');

/**
 * Node loads the modules itself, as in a server or command: code without JSX needs nothing from Vite and starts faster.
 * The same applies to this process, whose modules set up the run.
 */
const byNode = { viteModuleRunner: false, nodeLoader: false };
const byVite = { viteModuleRunner: true };

// Resolves like Node. Otherwise the screens and react-admin would each get a separate router.
const asNode = { conditions: ['module-sync', 'node'] };

const together = [
  {
    test: {
      name: 'contract',
      root: 'tests',
      ...tests('contract'),
      ...limits,
    },
  },
  {
    test: {
      name: 'lab',
      root: 'lab',
      ...tests('{fuzz,simulation}'),
      ...limits,
    },
  },
  {
    resolve: asNode,
    // Production build of React: its development build takes twice the time to render the compared pages.
    mode: 'production',
    ssr: { resolve: { conditions: ['node'] } },
    oxc: { jsx: { development: false } },
    test: {
      name: 'pages',
      experimental: byVite,
      root: 'tests',
      ...tests('{equivalence,pages}'),
      ...limits,
      environment: 'jsdom',
      env: { NODE_ENV: 'production' },
      setupFiles: [support('../equivalence/stage/leave.ts')],
    },
  },
  {
    test: {
      name: 'browser',
      root: 'tests',
      ...tests('{browser,foreign}'),
      ...limits,
      setupFiles: [support('browser-attempts.ts')],
      // A page waits a third of the time: for the server, a timer, an animation. More browsers would cost more on two
      // cores than these waits, because each compiles the apps again. Files share the server, each in a namespace.
      maxWorkers: full ? 1 : 4,
      sequence: { groupOrder: 1 },
      // Thousands of waits run on a busy machine: one that was too short is reported by name, and no run fails for it.
      retry: full ? 0 : 1,
    },
  },
] satisfies TestProjectConfiguration[];

export default defineConfig({
  test: {
    // For two cores: one of three tests waits for a database or another process. A load test needs both cores.
    maxWorkers: full ? 1 : 3,
    sequence: { sequencer: LongFirst },
    experimental: byNode,
    globalSetup: [...(units ? [] : ['shared-postgres.ts', 'shared-stack.ts', 'shared-types.ts']), 'run-folder.ts'].map(
      support,
    ),
    tags: [
      {
        name: 'process',
        description:
          'Needs another process: PostgreSQL, a server, the command, the compiler. `// @module-tag process` says so of a file.',
      },
    ],
    ...(units && { tagsFilter: ['!process'] }),
    projects: [
      // One project per way of resolving modules: its processes load the model and the engine once for all workspaces.
      {
        test: {
          name: 'code',
          ...tests('{model,generator,cli,server,server-mock,domain,examples/plugins/*}/src'),
          ...limits,
          setupFiles: [noProcess],
        },
      },
      {
        resolve: asNode,
        test: {
          name: 'screens',
          experimental: byVite,
          ...tests('apps/{admin,portal,admin-kit,portal-kit}/src'),
          ...limits,
          setupFiles: [noProcess, domWaits],
        },
      },
      ...(units ? [] : together),
    ],
  },
});
