// npm run test:mutations [-- --seed 1 --count 60 --from 0]: draws places of the engine, the model and the generator, makes a small fault
// at each in a copy of the project, and runs the units that load the module, the nearest first. Prints what was noticed and what survived.
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { copyProject } from '../tests/support/project-copy.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { root } from './run.ts';
import type { TestReport } from './test-count.ts';

const AREAS = ['server-mock/src/engine/', 'model/src/', 'generator/src/'];
const TEST = /\.test\.tsx?$/;
/** Of ten. */
const AIM = 9;
/** Test files of one mutation; those nearest to it run first. */
const BATCHES = [2, 6, 12];
/** Seconds that a batch may take: a fault can make a loop that does not end. */
const PATIENCE = 240;

interface Drawn extends Mutation {
  readonly path: string;
}

type Fate = { readonly by?: string; readonly survived?: string };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    from: { type: 'string', default: '0' },
  },
});

const graph = readImportGraph();
const drawn = draw(Number(values.seed), Number(values.count)).slice(Number(values.from));
const copy = await copyProject();
const noticedBy = new Map<string, string>();
const survivors: Drawn[] = [];
try {
  for (const mutation of drawn) {
    const fate = await judge(mutation);
    console.log(`${fate.by ? 'noticed ' : 'SURVIVED'}  ${mutation.path}:${mutation.line}  ${mutation.change}`);
    console.log(`          ${fate.by ?? fate.survived}`);
    if (!fate.by) survivors.push(mutation);
    else noticedBy.set(fate.by.split(' ')[0] ?? '', mutation.path);
  }
  // A test that fails without any fault has noticed nothing.
  for (const [file, path] of noticedBy) {
    const failed = await failing([file], path);
    if (failed) throw new Error(`${file} fails without a fault, too.`);
  }
} finally {
  await copy.remove();
}
const noticed = drawn.length - survivors.length;
console.log(`\n${noticed} of ${drawn.length} noticed.`);
process.exitCode = noticed * 10 >= drawn.length * AIM ? 0 : 1;

/** One place of a module at most. */
function draw(seed: number, count: number): readonly Drawn[] {
  const random = generator(seed);
  const modules = graph.files.filter(
    (path) =>
      AREAS.some((area) => path.startsWith(area)) &&
      path.endsWith('.ts') &&
      !/\.(test|fixture|gen)\.ts$|\/testing\//.test(path),
  );
  const places = modules.toSorted().flatMap((path) => {
    const mutations = mutationsOf(path, readFileSync(join(root, path), 'utf8'));
    return mutations.map((mutation): Drawn => ({ ...mutation, path }));
  });
  const taken = new Map<string, Drawn>();
  while (taken.size < count && places.length > 0) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    if (place && !taken.has(place.path)) taken.set(place.path, place);
  }
  return [...taken.values()];
}

async function judge({ path, text }: Drawn): Promise<Fate> {
  const tests = nearest(graph, path);
  if (tests.length === 0) return { survived: 'No unit loads it.' };
  const place = join(copy.root, path);
  const sound = await readFile(place, 'utf8');
  await writeFile(place, text);
  try {
    let passed = 0;
    for (const size of BATCHES) {
      const files = tests.slice(passed, passed + size);
      const by = files.length > 0 ? await failing(files, path) : undefined;
      if (by) return { by };
      passed += files.length;
    }
    return { survived: `${passed} of ${tests.length} test files passed.` };
  } finally {
    await writeFile(place, sound);
  }
}

/** The units that load a module, by the number of modules between. */
function nearest({ importersOf }: ImportGraph, path: string): readonly string[] {
  const found: string[] = [];
  const seen = new Set([path]);
  for (let ring = [path]; ring.length > 0;) {
    ring = ring.flatMap((module) => importersOf(module)).filter((module) => !seen.has(module) && seen.add(module));
    found.push(...ring.filter((one) => TEST.test(one) && !/\.full\./.test(one) && !one.startsWith('tests/')));
  }
  return found;
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
    env: { ...process.env, TUYEN_LANE: 'short' },
    timeout: PATIENCE * 1000,
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code === 0) return undefined;
  if (code === null) return `${files[0]} with others: no end within ${PATIENCE} s`;
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const { testResults } = text === undefined ? { testResults: [] } : (JSON.parse(text) as Named);
  const failed = testResults.find(({ status }) => status === 'failed');
  // Without a report the run itself broke down.
  return failed?.name.slice(copy.root.length + 1) ?? files[0];
}

interface Named extends TestReport {
  readonly testResults: readonly (TestReport['testResults'][number] & { readonly name: string })[];
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
