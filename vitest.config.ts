import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';
import { LONG_TEST, TEST, WAIT } from './tests/support/limits.ts';

/**
 * Files named `*.full.test.ts` (fuzz, faults, load, simulations) run only in `npm run test:full`, all others only in
 * `npm test`.
 */
const full = process.env.TEST_LANE === 'full';
const units = process.env.TEST_LANE === 'units';
const tests = (folder: string) => ({
  include: [`${folder}/**/*${full ? '.full' : ''}.test.{ts,tsx}`],
  exclude: full ? [] : ['**/*.full.test.{ts,tsx}'],
});

// Lowers the cost of password hashing, because the default takes 80 ms per password. The variable is set in this
// process, so that every process of the run inherits it, also the shared server.
process.env.TUYEN_PASSWORD_COST = '10';

const limits = {
  // Test files may share a process. Each has its own page, servers and databases, and no module keeps state that
  // affects other files.
  isolate: false,
  testTimeout: full ? LONG_TEST : TEST,
  hookTimeout: TEST,
  expect: { poll: { timeout: WAIT } },
};
const support = (file: string) => join(import.meta.dirname, 'tests/support', file);
const domWaits = support('dom-waits.ts');
const noProcess = support('no-process.ts');

/**
 * Node itself loads the modules, not Vite, as in a server or command. Code without JSX needs nothing from Vite and
 * starts faster this way. The main process, which sets up the test run, loads its modules in the same way.
 */
const byNode = { viteModuleRunner: false, nodeLoader: false };
const byVite = { viteModuleRunner: true };

// Resolve packages under the same conditions as Node. Otherwise the project's screens and react-admin would load two
// copies of the router.
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
    // Use React's production build, because the development build takes twice the time to render the compared pages.
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
      // Runs four browser tests at a time on two cores, because a page spends a third of the time waiting: for the
      // server, a timer, an animation. More workers would cost more time than they save, because each browser compiles
      // the apps again. The files share one server, each in its own namespace.
      maxWorkers: full ? 1 : 4,
      sequence: { groupOrder: 1 },
      // Repeats a failed test once. Among thousands of waits on a busy machine, one may be too short. The report then
      // names the test, but the run does not fail.
      retry: full ? 0 : 1,
    },
  },
] satisfies TestProjectConfiguration[];

export default defineConfig({
  test: {
    // Runs three tests at a time on two cores, because one of three tests waits for a database or another process. The
    // full lane runs one at a time, because a load test needs both cores.
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
      // Vitest projects are divided by how they resolve modules, not by workspace. Each process then loads the model
      // and the engine only once for all workspaces.
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
