// Enforces the rule of `npm run test:units` that its tests start no process, so that they are fast and run everywhere.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const STARTERS = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const;

if (process.env['TEST_LANE'] === 'units') {
  for (const name of STARTERS) {
    Reflect.set(childProcess, name, () => {
      throw new Error(
        `This test calls ${name}: give it, or its file by \`// @module-tag process\`, the tag "process".`,
      );
    });
  }
  syncBuiltinESMExports();
}
