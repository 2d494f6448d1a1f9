// npm test: everything except the full lane, including browser tests on the production builds. npm run test:full: the
// full lane, which is the files named *.full.test.ts (fuzz, faults, load, simulations). npm run test:units: tests
// beside their code that need no other process. Arguments are passed to vitest: a part of a file name, `--project
// contract`. Each ends with "N passed, N failed".
import { close, type TestLane, prepare, runTests } from './run-tests.ts';

const LANES: Readonly<Record<string, TestLane>> = { '--full': 'full', '--units': 'units' };

const [first = '', ...others] = process.argv.slice(2);
const named = LANES[first];
const lane = named ?? 'short';
const filters = named ? others : process.argv.slice(2);

close((filters.length === 0 ? await prepare(lane !== 'units') : undefined) ?? (await runTests(lane, filters)));
