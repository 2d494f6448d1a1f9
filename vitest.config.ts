import { defineConfig } from 'vitest/config';

const unit = (name: string, folder: string) => ({
  test: { name, root: folder, include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000, hookTimeout: 60_000 },
});

// As Node itself resolves: else the screens and react-admin would each get a router of their own.
const asNode = { conditions: ['module-sync', 'node'] };

export default defineConfig({
  test: {
    // Two cores: more workers than that only make each other late.
    maxWorkers: 2,
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
        test: {
          name: 'contract',
          root: 'tests',
          include: ['{contract,equivalence}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          root: 'tests',
          include: ['browser/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
