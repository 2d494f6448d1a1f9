import { expect, test } from 'vitest';
import { packageManagerIn } from './package-manager.ts';

test.each([
  ['npm/11.4.0 node/v24.0.0 linux x64 workspaces/false', 'npm'],
  ['pnpm/10.1.0 npm/? node/v24.0.0 linux x64', 'pnpm'],
  ['yarn/4.9.0 npm/? node/v24.0.0 linux x64', 'yarn'],
  ['bun/1.2.0 npm/? node/v24.0.0 linux x64', 'bun'],
  ['other/1.0.0', 'npm'],
  [undefined, 'npm'],
])('for the npm user agent %j, tuyen init uses the package manager %s', (agent, manager) => {
  expect(packageManagerIn(agent)).toBe(manager);
});
