// npm run test:mutations [-- --seed 1 --count 60 --from 0 --only engine/query/parse.ts]: mutates random places of the
// engine, the model and the generator in a copy of the project. For each mutation, runs the unit tests that execute the
// line, the nearest first. Prints which mutants were caught and which survived.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../../tests/support/project-copy.ts';
import { readImportGraph } from '../../scripts/import-graph.ts';
import { inAreas } from './areas.ts';
import { readLineMap } from './line-map.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { nearestTests } from './nearest-tests.ts';
import { openTestRunner } from './test-runner.ts';
import { root } from '../../scripts/run.ts';

/** Minimum number of mutants, out of ten, that the tests must catch. */
const AIM = 9;
/**
 * Number of test files in each batch. The files nearest to the mutated line run first. Files beyond the last batch do
 * not run.
 */
const BATCHES = [3, 17];
/** Excludes tests of the apps, which test screens, and `tests`, which tests several workspaces together. */
const UNIT_TEST = /^(?:model|generator|cli|server|server-mock|domain)\/src\/.*(?<!\.full)\.test\.tsx?$/;
const CODE = /^(?:model|generator|cli|server|server-mock|domain|schemas)\/.*(?<!\.test)\.(?:tsx?|json)$/;

interface PlacedMutation extends Mutation {
  readonly path: string;
}

type Outcome = { readonly by?: string; readonly survived?: string };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});

const graph = readImportGraph();
const selected = draw(values.seed, Number(values.count))
  .slice(Number(values.from))
  .filter(({ path, line }) => `${path}:${line}`.includes(values.only));
const copy = await copyProject();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void copy.remove().then(() => process.exit(1)));
const lines = await readLineMap({
  at: copy.root,
  tests: graph.files.filter((path) => UNIT_TEST.test(path)),
  code: graph.files.filter((path) => CODE.test(path)),
  // With `--only`, a developer tests the same module again and again. Then the cached map of executed lines is used
  // even if the code has changed since, because the nearest tests are probably still the same.
  anyCode: values.only !== '',
  cache: join(root, 'node_modules/.cache/mutations/lines.jsonl'),
});
const runner = openTestRunner(copy.root);
const reliable = new Set<string>();
const broken = new Set<string>();
const survivors: PlacedMutation[] = [];
try {
  for (const mutation of selected) {
    const outcome = await evaluate(mutation);
    console.log(`${outcome.by ? 'caught  ' : 'SURVIVED'}  ${mutation.path}:${mutation.line}  ${mutation.change}`);
    console.log(`          ${outcome.by ?? outcome.survived}`);
    if (!outcome.by) survivors.push(mutation);
  }
} finally {
  await runner.close();
  await copy.remove();
}
const caught = selected.length - survivors.length;
console.log(`\n${caught} of ${selected.length} caught.`);
process.exitCode = caught * 10 >= selected.length * AIM ? 0 : 1;

/**
 * Selects at most one place to mutate per module. Orders the places by hash, so that a change to one module does not
 * select other places in other modules.
 */
function draw(seed: string, count: number): readonly PlacedMutation[] {
  const modules = graph.files.filter(
    (path) => inAreas(path) && path.endsWith('.ts') && !/\.(test|fixture|gen)\.ts$|\/testing\//.test(path),
  );
  const places = modules.flatMap((path) => {
    const mutations = mutationsOf(path, readFileSync(join(root, path), 'utf8'));
    return mutations.map((mutation) => ({
      ...mutation,
      path,
      rank: hash('sha256', `${seed} ${path} ${mutation.change}`),
    }));
  });
  const taken = new Map<string, PlacedMutation>();
  for (const place of places.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))) {
    if (!taken.has(place.path)) taken.set(place.path, place);
  }
  return [...taken.values()].slice(0, count);
}

async function evaluate(mutation: PlacedMutation): Promise<Outcome> {
  const { path, text } = mutation;
  const place = join(copy.root, path);
  const original = await readFile(place, 'utf8');
  const tests = nearestTests(lines, graph, mutation).filter((file) => !broken.has(file));
  let passed = 0;
  for (const size of BATCHES) {
    const files = tests.slice(passed, passed + size);
    await writeFile(place, text);
    const by = files.length > 0 ? await failing(files, path) : undefined;
    await writeFile(place, original);
    if (by && (await passesUnchanged(by, path))) return { by };
    // The test file fails even without the mutation, so its failure proves nothing. Runs the mutation again without
    // this file, to get the results of the other files.
    if (by) return evaluate(mutation);
    passed += files.length;
  }
  return { survived: `${passed} test files passed.` };
}

async function passesUnchanged(file: string, path: string): Promise<boolean> {
  if (reliable.has(file)) return true;
  const failed = await failing([file], path);
  (failed ? broken : reliable).add(file);
  if (failed) console.log(`          ${file} fails without a mutation, too: it is left out.`);
  return !failed;
}

/**
 * Returns the first file that fails, or undefined if all pass. Tests for both databases run only on SQLite, unless the
 * mutated code is for PostgreSQL.
 */
function failing(files: readonly string[], path: string): Promise<string | undefined> {
  return runner.run({ changed: path, files, withPostgres: path.includes('postgres') });
}
