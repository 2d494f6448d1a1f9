import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from '../../scripts/import-graph.ts';
import { root } from '../../scripts/run.ts';

const ENTRIES = ['model/src/index.ts', 'model/src/client/index.ts'];
const NODE_ONLY = /^model\/src\/(?:build|changes|load|project)\//;

const loaded = new Set(ENTRIES);
const imports = readImports(root).filter(({ isType }) => !isType);
// The loop also visits the modules that are added to the set while it runs.
for (const module of loaded) for (const { from, to } of imports) if (from === module) loaded.add(to);

test('the parts of the model package that browsers import load neither the schema loader nor Node modules', () => {
  expect(loaded).toContain('model/src/documents/flow/flow.ts');
  expect([...loaded].filter((module) => NODE_ONLY.test(module))).toEqual([]);
  expect([...loaded].filter((module) => /from 'node:/.test(readFileSync(join(root, module), 'utf8')))).toEqual([]);
});
