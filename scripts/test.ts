// npm test: everything but the full lane, browser tests on the production builds included.
// npm run test:full: the files named *.full.test.ts (fuzz, faults, load, simulations).
// Arguments are handed to vitest: a part of a file's name, `--project server`. Both end with "N passed, N failed".
import { close, prepare, runTests } from './run-tests.ts';

const lane = process.argv[2] === '--full' ? 'full' : 'short';
const filters = process.argv.slice(lane === 'full' ? 3 : 2);

close((filters.length === 0 ? await prepare() : undefined) ?? (await runTests(lane, filters)));
