// Runs each test file once for `line-map.ts` and reports the lines that it executes. Runs in a copy of the project.
import { createVitest } from 'vitest/node';
import { SQLITE_ONLY } from './test-runner.ts';

const vitest = await createVitest({
  watch: false,
  reporters: [{}],
  coverage: {
    enabled: true,
    provider: 'custom',
    customProviderModule: 'lab/mutations/line-provider.ts',
    reportOnFailure: true,
  },
});
await vitest.standalone();
await vitest.globTestSpecifications();
vitest.setGlobalTestNamePattern(SQLITE_ONLY);
await vitest.runTestSpecifications(process.argv.slice(2).flatMap((file) => vitest.getModuleSpecifications(file)));
await vitest.close();
process.disconnect();
// Exits with success: lines of failing tests count as well. Exits explicitly, because some tests leave timers running.
process.exit(0);
