import { describe, expect, it } from 'vitest';
import * as changed from '../../scripts/changed-tests.ts';
import { readImportGraph } from '../../scripts/import-graph.ts';
import { READS } from '../../scripts/read-at-run-time.ts';

const folders = (paths: readonly string[]) => new Set(paths.map((path) => path.split('/').slice(0, 2).join('/')));

const graph = readImportGraph();
const testsAffectedBy = (paths: readonly string[]) => changed.testsAffectedBy(paths, graph);

describe('Tests affected by a change', () => {
  it('a changed file affects exactly the tests that import it directly or indirectly', () => {
    const tests = testsAffectedBy(['server/src/engine/limits/captcha.ts']);
    expect(tests).toContain('server/src/engine/write/values/option-rules.test.ts');
    expect(tests).toContain('domain/src/public/form.test.ts');
    expect(tests).toContain('tests/browser/citizen-to-clerk.test.ts');
    expect(tests).not.toContain('server/src/engine/store/database/write-queue.test.ts');
    expect(tests.some((path) => path.startsWith('apps/'))).toBe(false);
    expect(tests.some((path) => path.includes('.full.'))).toBe(false);
  });

  it('a schema change affects the tests of the project, its golden files and its screens', () => {
    const tests = testsAffectedBy(['schemas/resources/orders.json']);
    expect(tests).toEqual(
      expect.arrayContaining([
        'generator/src/emit/openapi/openapi.test.ts',
        'domain/src/orders/workflow.test.ts',
        'tests/browser/admin-records.test.ts',
        'tests/contract/permissions.test.ts',
        'tests/contract/broken-schemas.test.ts',
        'tests/equivalence/lists.test.tsx',
      ]),
    );
    expect(tests).not.toContain('server/src/engine/routes/records/list.test.ts');
    expect(tests).not.toContain('model/src/load/diagnostics.test.ts');
  });

  it('a change of an app affects browser tests, and a change of a documentation page affects the tests that read the page', () => {
    expect(folders(testsAffectedBy(['apps/portal/index.html']))).toContain('tests/browser');
    const tests = testsAffectedBy(['docs/security.md']);
    expect(tests).toContain('tests/contract/security-table.test.ts');
    expect(folders(tests)).toEqual(new Set(['tests/contract']));
  });

  it('a changed test file affects itself, and changed shared configuration affects all tests', () => {
    const path = 'server/src/engine/routes/records/list.test.ts';
    expect(testsAffectedBy([path])).toContain(path);
    expect(testsAffectedBy(['vitest.config.ts']).length).toBeGreaterThan(200);
  });

  it('the tests affected by any module are known, because tests declare the files that they read', () => {
    const { files, unexplained } = graph;
    expect(unexplained).toEqual([]);
    expect(Object.keys(READS).filter((path) => !files.includes(path))).toEqual([]);
  });
});
