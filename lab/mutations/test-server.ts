// Runs test files on request, for `test-runner.ts`. It runs in a copy of the project and serves many requests, so that
// modules transformed by Vitest stay in memory.
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { SQLITE_ONLY, type TestAnswer, type TestRequest } from './test-runner.ts';

const failed: string[] = [];
const root = process.cwd();
const reporter = {
  onTestModuleEnd: (module: { readonly moduleId: string; ok(): boolean }) =>
    void (module.ok() || failed.push(relative(root, module.moduleId))),
};
const vitest = await createVitest({ watch: false, bail: 1, testTimeout: 180_000, reporters: [reporter] });
await vitest.standalone();
await vitest.globTestSpecifications();
let lastChanged: string | undefined;

process.on('message', async ({ changed, files, withPostgres }: TestRequest) => {
  failed.length = 0;
  // The module of the last request contains its original code again. Unless Vitest forgets the module, it would use the
  // cached mutated code.
  if (lastChanged !== undefined) vitest.invalidateFile(join(root, lastChanged));
  vitest.invalidateFile(join(root, changed));
  lastChanged = changed;
  vitest.setGlobalTestNamePattern(withPostgres ? '' : SQLITE_ONLY);
  const specifications = files.flatMap((file) => vitest.getModuleSpecifications(join(root, file)));
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const answer: TestAnswer = { failed: failed[0] ?? (unhandledErrors.length > 0 ? files[0] : undefined) };
  process.send?.(answer);
});
process.on('disconnect', () => void vitest.exit(true));
