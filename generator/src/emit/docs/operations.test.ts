import { expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { operationDocs } from './operations.ts';
import { docs } from './workflows.ts';

test('the generated operations page documents the paths, conditions, inputs and responses of all operations', async () => {
  const project = await library();
  const [page, ...others] = operationDocs({ ...project, paths: { docs: { out: 'docs' } } });
  expect([page?.path, page?.sources, others]).toEqual(['docs/operations.md', ['schemas/resources/books.json'], []]);
  const text = String(await page?.print());
  expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    expect.stringMatching(
      /^\| `books\/\{id\}\/operations\/reserve` \| .+ \| `books\.lend` \| .*LENT.* \| until \| place, from \|$/u,
    ),
    expect.stringMatching(/^\| `books\/operations\/take-stock` \| .+ \| `books\.take-stock` \| *\| *\| *\|$/u),
  ]);
});

test('no operations page is generated if the project has no operations or no docs folder', async () => {
  const project = await library();
  const resources = project.model.resources.map((resource) => ({ ...resource, operations: [] }));
  const paths = { docs: { out: 'docs' } };
  expect(operationDocs({ ...project, paths, model: { ...project.model, resources } })).toEqual([]);
  expect(operationDocs({ ...project, paths: {} })).toEqual([]);
  expect(docs({ ...project, paths: {} })).toEqual([]);
  expect(docs({ ...project, paths }).map(({ path }) => path)).toEqual(['docs/workflows/books.md']);
});
