// npm run test:mutations [-- --seed 1 --count 60 --from 0 --only engine/query/parse.ts]: draws places of the engine, the model and the generator, makes a small fault
// at each in a copy of the project, and runs the units that load the module, the nearest first. Prints which mutants were caught and which survived.
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { copyProject } from '../tests/support/project-copy.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { listIn, objectIn, textIn } from './json.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { root } from './run.ts';

const AREAS = ['server-mock/src/engine/', 'model/src/', 'generator/src/'];
const TEST = /\.test\.tsx?$/;
/** Of ten. */
const AIM = 9;
/** Test files at a time, those nearest to the fault first. */
const BATCHES = [3, 12, Infinity];
/** Seconds that a batch may take: a fault can make a loop that does not end. */
const PATIENCE = 240;

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
const selected = draw(Number(values.seed), Number(values.count))
  .slice(Number(values.from))
  .filter(({ path, line }) => `${path}:${line}`.includes(values.only));
const copy = await copyProject();
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
  await copy.remove();
}
const caught = selected.length - survivors.length;
console.log(`\n${caught} of ${selected.length} caught.`);
process.exitCode = caught * 10 >= selected.length * AIM ? 0 : 1;

/** One place of a module at most. */
function draw(seed: number, count: number): readonly PlacedMutation[] {
  const random = generator(seed);
  const modules = graph.files.filter(
    (path) =>
      AREAS.some((area) => path.startsWith(area)) &&
      path.endsWith('.ts') &&
      !/\.(test|fixture|gen)\.ts$|\/testing\//.test(path),
  );
  const places = modules.toSorted().flatMap((path) => {
    const mutations = mutationsOf(path, readFileSync(join(root, path), 'utf8'));
    return mutations.map((mutation): PlacedMutation => ({ ...mutation, path }));
  });
  const taken = new Map<string, PlacedMutation>();
  while (taken.size < count && places.length > 0) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    if (place && !taken.has(place.path)) taken.set(place.path, place);
  }
  return [...taken.values()];
}

async function evaluate({ path, text }: Pick<PlacedMutation, 'path' | 'text'>): Promise<Outcome> {
  const place = join(copy.root, path);
  const original = await readFile(place, 'utf8');
  const tests = nearest(graph, path);
  let passed = 0;
  for (const size of BATCHES) {
    const files = tests.slice(passed, passed + size).filter((file) => !broken.has(file));
    await writeFile(place, text);
    const by = files.length > 0 ? await failing(files, path) : undefined;
    await writeFile(place, original);
    if (by && (await passesUnchanged(by, path))) return { by };
    // A test that fails without a mutation has caught nothing, and hides what the others would have caught.
    if (by) return evaluate({ path, text });
    passed += size;
  }
  return { survived: `${tests.length} test files passed.` };
}

async function passesUnchanged(file: string, path: string): Promise<boolean> {
  if (reliable.has(file)) return true;
  const failed = await failing([file], path);
  (failed ? broken : reliable).add(file);
  if (failed) console.log(`          ${file} fails without a mutation, too: it is left out.`);
  return !failed;
}

/** The units that load a module: those beside it first, then by the number of modules between. */
function nearest({ loadersOf }: ImportGraph, path: string): readonly string[] {
  const found: string[] = [];
  const seen = new Set([path]);
  for (let ring = [path]; ring.length > 0;) {
    ring = ring.flatMap((module) => loadersOf(module)).filter((module) => !seen.has(module) && seen.add(module));
    found.push(...ring.filter((one) => TEST.test(one) && !/\.full\./.test(one) && !one.startsWith('tests/')));
  }
  const beside = (test: string) => Number(dirname(test) === dirname(path));
  return found.toSorted((one, other) => beside(other) - beside(one));
}

/**
 * The first of these that fails; undefined where all pass. What runs on both databases runs on SQLite alone, unless the fault is in
 * what speaks to PostgreSQL.
 */
async function failing(files: readonly string[], path: string): Promise<string | undefined> {
  const report = join(copy.root, 'report.json');
  await rm(report, { force: true });
  const options = ['--bail=1', '--testTimeout=60000', '--reporter=json', `--outputFile.json=${report}`];
  const one = path.includes('postgres') ? [] : ['-t', '^(?!.*on PostgreSQL)'];
  const child = spawn('vitest', ['run', ...options, ...one, ...files], {
    cwd: copy.root,
    stdio: 'ignore',
    env: { ...process.env, TEST_LANE: 'short' },
    timeout: PATIENCE * 1000,
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code === 0) return undefined;
  if (code === null) return files[0];
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const { testResults } = objectIn(text === undefined ? undefined : JSON.parse(text));
  const failed = listIn(testResults)
    .map(objectIn)
    .find(({ status }) => status === 'failed');
  // Without a report the run itself broke down.
  return textIn(failed?.['name'])?.slice(copy.root.length + 1) ?? files[0];
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
