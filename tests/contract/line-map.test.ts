import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readLineMap } from '../../lab/mutations/line-map.ts';
import { nearestTests } from '../../lab/mutations/nearest-tests.ts';
import { projectRoot } from '../support/project-root.ts';

const MODULE = `export function half(size: number): number {
  const least = 1;
  return Math.max(least, size / 2);
}
export function twice(
  size: number,
): number {
  if (size === 0) return 1;

  return size * 2;
}
`;
const testOf = (name: string, from: string) => `import { expect, it } from 'vitest';
import { ${name} } from '${from}';
it('${name}', () => expect(${name}(8)).toBeGreaterThan(0));
`;
const PATH = 'model/src/sizes/size.ts';
const OTHER = 'model/src/other.ts';
/** Path of a module that a test runs in a separate process instead of importing it. */
const STARTED = 'model/src/started.ts';
const [HALF, TWICE, BESIDE] = ['model/src/half.test.ts', 'model/src/twice.test.ts', 'model/src/sizes/half.test.ts'];
const STARTING = 'model/src/starting.test.ts';

it('the tests that execute a given line are listed with the nearest test file first', async () => {
  const at = realpathSync(mkdtempSync(join(tmpdir(), 'tuyen-lines-')));
  onTestFinished(() => rmSync(at, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), text);
  };
  for (const folder of ['scripts', 'lab/mutations'])
    cpSync(join(projectRoot, folder), join(at, folder), { recursive: true });
  rmSync(join(at, 'scripts/tsconfig.json'));
  symlinkSync(join(projectRoot, 'node_modules'), join(at, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write(
    'vitest.config.ts',
    `export default { test: { projects: [{ test: { name: 'model', root: 'model', isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } } }] } };`,
  );
  write(PATH, MODULE);
  write(HALF, testOf('half', './sizes/size.ts'));
  write(TWICE, testOf('twice', './sizes/size.ts'));
  write(BESIDE, testOf('half', './size.ts'));
  // The module and its copy have the same text. The test file `STARTING` runs the module in the folder `copy` in a
  // separate process.
  for (const path of [STARTED, `copy/${STARTED}`])
    write(
      path,
      `const length: number = process.argv.length;\nif (length > 2)\n  console.log('Never.');\nconsole.log('Đã chạy.');\n`,
    );
  write(
    STARTING,
    `import { execFileSync } from 'node:child_process';
import { it } from 'vitest';
it('starts', () => execFileSync('node', ['${join(at, 'copy', STARTED)}']));
`,
  );
  const read = (anyCode = false) =>
    readLineMap({
      at,
      tests: [HALF, TWICE, BESIDE, STARTING],
      code: [PATH],
      anyCode,
      cache: join(at, 'cache/lines.jsonl'),
    });

  const graph = { dependents: (paths: readonly string[]) => new Set(paths.includes(OTHER) ? [OTHER, TWICE] : []) };

  const map = await read();
  const runs = (test: string) => [2, 3, 8, 10].filter((line) => map.get(test)?.get(PATH)?.has(line));
  expect([runs(HALF), runs(TWICE), runs(BESIDE)]).toEqual([
    [2, 3],
    [8, 10],
    [2, 3],
  ]);
  expect(nearestTests(map, graph, { path: PATH, line: 3 })).toEqual([BESIDE, HALF, TWICE]);
  expect(nearestTests(map, graph, { path: PATH, line: 10 })).toEqual([TWICE, BESIDE, HALF]);
  expect([...(map.get(STARTING)?.get(STARTED) ?? [])]).toEqual([1, 2, 4]);
  // A test that is killed writes no coverage record, even if it ran this line. So tests for this line are found by
  // their imports.
  expect(nearestTests(map, graph, { path: OTHER, line: 1 })).toEqual([TWICE]);

  write(HALF, testOf('twice', './sizes/size.ts'));
  expect(nearestTests(await read(), graph, { path: PATH, line: 10 }).toSorted()).toEqual(
    [HALF, TWICE, BESIDE].toSorted(),
  );
  expect(
    nearestTests(await read(), graph, { path: PATH, line: 10 })
      .slice(0, 2)
      .toSorted(),
  ).toEqual([HALF, TWICE]);
  write(PATH, MODULE.replace('size / 2', 'twice(size / 4)'));
  const older = await read(true);
  expect(older.get(BESIDE)?.get(PATH)?.has(10)).toBe(false);
  const newer = await read();
  expect(newer.get(BESIDE)?.get(PATH)?.has(10)).toBe(true);
});
