import { expect, test } from 'vitest';
import { loadProject } from '@tuyen/model/load';
import { operationDocs } from './operations.ts';
import { docs } from './workflows.ts';
import { fileURLToPath } from 'node:url';

const { model } = loadProject(fileURLToPath(new URL('../../../fixtures/library', import.meta.url)));
if (!model) throw new Error('The library has errors.');
const project = { model, screens: [], schemas: 'schemas', custom: {}, words: {} };

test('the docs have a page for every workflow, with a diagram that draws each transition once', async () => {
  const pages = docs({ ...project, paths: { docs: { out: 'docs' } } });
  const workflows = model.resources.filter(({ workflow }) => workflow);
  expect(pages.map(({ path }) => path)).toEqual(workflows.map(({ name }) => `docs/workflows/${name}.md`));
  for (const [index, { workflow }] of workflows.entries()) {
    const text = String(await pages[index]?.print());
    for (const { from, to, name } of workflow?.transitions ?? []) {
      for (const state of from) expect(text.split(`  ${state} --> ${to} : ${name}\n`)).toHaveLength(2);
    }
    expect(text).toContain(`[*] --> ${workflow?.initial}`);
  }
});

test('one docs page documents the conditions, inputs and responses of all operations', async () => {
  const [page] = operationDocs({ ...project, paths: { docs: { out: 'docs' } } });
  const text = String(await page?.print());
  expect(text).toContain(
    '| `books/{id}/operations/reserve` | Giữ chỗ / Reserve | `books.lend` | state = LENT | until | place, from |',
  );
  expect(text).toContain('| `books/operations/take-stock` |');
  const without = { ...model, resources: model.resources.map(({ operations: _, ...resource }) => resource) };
  expect(operationDocs({ ...project, model: without, paths: { docs: { out: 'docs' } } })).toEqual([]);
});

test('no docs pages for workflows and operations are generated if the project has no docs folder', () => {
  expect(docs({ ...project, paths: {} })).toEqual([]);
  expect(operationDocs({ ...project, paths: {} })).toEqual([]);
});
