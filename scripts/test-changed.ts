// npm run test:changed [-- <revision>]: of the tests that `npm test` runs, those that can feel what has changed since this branch left
// main, or the revision that is named; what is not committed counts too. Ends with "N passed, N failed".
import { changedSince, testsAffectedBy } from './changed-tests.ts';
import { close, prepare, runTests } from './run-tests.ts';

const [revision = 'main'] = process.argv.slice(2);
const tests = testsAffectedBy(changedSince(revision));
if (tests.length === 0) close({ passed: 0, failed: 0 });
const inBrowser = tests.some((path) => path.startsWith('tests/browser/'));
close((await prepare(inBrowser)) ?? (await runTests('short', tests)));
