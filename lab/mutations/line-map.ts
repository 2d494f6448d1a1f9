// Maps test files to the lines that they execute. The map is collected once and cached in a file until the code
// changes.
import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Line numbers (from 1), by module path. */
export interface LinesOfTest {
  readonly test: string;
  readonly modules: Readonly<Record<string, readonly number[]>>;
}

/** Executed lines by test file, then by module. */
export type LineMap = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>>;

/** Line of the cache file. Lines are appended as tests end, so that an interrupted collection can resume. */
interface Entry extends LinesOfTest {
  readonly text: string;
  readonly code: string;
}

const COLLECTOR = fileURLToPath(new URL('line-collector.ts', import.meta.url));

interface LineMapOptions {
  readonly at: string;
  readonly tests: readonly string[];
  readonly code: readonly string[];
  readonly anyCode: boolean;
  readonly cache: string;
}

export async function readLineMap({ at, tests, code, anyCode, cache }: LineMapOptions): Promise<LineMap> {
  const textOf = async (path: string) => hash('sha256', await readFile(join(at, path)));
  const codeNow = hash('sha256', (await Promise.all(code.map(textOf))).join());
  const texts = new Map(await Promise.all(tests.map(async (test) => [test, await textOf(test)] as const)));
  const valid = (await readEntries(cache)).filter(
    ({ test, text, code: codeThen }) => text === texts.get(test) && (anyCode || codeThen === codeNow),
  );
  const known = new Map<string, LinesOfTest>(valid.map((entry) => [entry.test, entry]));
  const unknown = tests.filter((test) => !known.has(test));
  if (unknown.length > 0) {
    console.log(`Collecting the lines that ${unknown.length} test files run …`);
    await mkdir(dirname(cache), { recursive: true });
    await writeFile(cache, valid.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await collect(at, unknown, async (lines) => {
      known.set(lines.test, lines);
      const entry: Entry = { ...lines, text: texts.get(lines.test) ?? '', code: codeNow };
      await appendFile(cache, `${JSON.stringify(entry)}\n`);
    });
  }
  return new Map(
    [...known.values()].map(({ test, modules }) => [
      test,
      new Map(Object.entries(modules).map(([path, lines]) => [path, new Set(lines)])),
    ]),
  );
}

async function readEntries(cache: string): Promise<readonly Entry[]> {
  const text = await readFile(cache, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line));
}

async function collect(
  at: string,
  tests: readonly string[],
  use: (lines: LinesOfTest) => Promise<void>,
): Promise<void> {
  const env = { ...process.env, TEST_LANE: 'short' };
  const files = tests.map((test) => join(at, test));
  const child = fork(COLLECTOR, files, {
    cwd: at,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let used = Promise.resolve();
  child.on('message', (lines: LinesOfTest) => void (used = used.then(() => use(lines))));
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => void (errors = (errors + part).slice(-2000)));
  const [[code]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  await used;
  if (code !== 0) throw new Error(`The lines that tests run could not be collected.\n${errors}`);
}
