// npm run test:changed [-- <revision>]: runs the tests of `npm test` that changes since the merge base with main, or
// with the given revision, can affect. Uncommitted changes count. Ends with "N passed, N failed".
import { changedSince, testsAffectedBy } from './changed-tests.ts';
import { close, prepare, runTests } from './run-tests.ts';

const [revision = 'main'] = process.argv.slice(2);
const tests = testsAffectedBy(changedSince(revision));
if (tests.length === 0) close({ passed: 0, failed: 0 });
const inBrowser = tests.some((path) => path.startsWith('tests/browser/'));
close((await prepare(inBrowser)) ?? (await runTests('short', tests)));
