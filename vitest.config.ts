import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';
import { LONG_TEST, TEST, WAIT } from './tests/support/limits.ts';

/** Files named `*.full.test.ts` (fuzz, faults, load, simulations) run in `npm run test:full` alone, the others in `npm test` alone. */
const full = process.env.TEST_LANE === 'full';
/** `npm run test:units`: of the tests beside their code those that need no other process. */
const units = process.env.TEST_LANE === 'units';
const tests = (folder: string) => ({
  include: [`${folder}/**/*${full ? '.full' : ''}.test.{ts,tsx}`],
  exclude: full ? [] : ['**/*.full.test.{ts,tsx}'],
});

// At the usual cost each password takes 80 ms. Of this process, so that every process of the run has it: the shared server is started here.
process.env.TUYEN_PASSWORD_COST = '10';

const limits = {
  // A file gets a page, servers and databases of its own; modules hold nothing that another file could feel.
  isolate: false,
  testTimeout: full ? LONG_TEST : TEST,
  hookTimeout: TEST,
  expect: { poll: { timeout: WAIT } },
};
const support = (file: string) => join(import.meta.dirname, 'tests/support', file);
const domWaits = support('dom-waits.ts');
const noProcess = support('no-process.ts');

/**
 * Node loads the modules itself, as it does in a server or a command: what has no JSX needs nothing of Vite, and runs sooner without it. So
 * it does in this process, whose modules set up the run.
 */
const byNode = { viteModuleRunner: false, nodeLoader: false };
const byVite = { viteModuleRunner: true };

// As Node itself resolves: else the screens and react-admin would each get a router of their own.
const asNode = { conditions: ['module-sync', 'node'] };

/** Tests of several workspaces together. */
const together = [
  {
    test: {
      name: 'contract',
      root: 'tests',
      ...tests('{contract,fuzz,simulation}'),
      ...limits,
    },
  },
  {
    resolve: asNode,
    // React as it is delivered: its development build takes twice the time to draw the pages that are compared.
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
      // A third of the time a page waits: for the server, a timer, an animation. More browsers would cost two cores more than such waits:
      // each compiles the apps for itself. Files share the server, each in a namespace.
      maxWorkers: full ? 1 : 4,
      sequence: { groupOrder: 1 },
      // Thousands of waits on a busy machine: one that was too short is reported by name, and no run stops for it.
      retry: full ? 0 : 1,
    },
  },
] satisfies TestProjectConfiguration[];

export default defineConfig({
  test: {
    // On two cores: of three tests one waits for a database or another process. A load test needs both cores for itself.
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
      // One project each for what resolves modules in one way: its processes load the model and the engine once for all workspaces.
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
          ...tests('apps/{kit,admin,portal}/src'),
          ...limits,
          setupFiles: [noProcess, domWaits],
        },
      },
      ...(units ? [] : together),
    ],
  },
});
