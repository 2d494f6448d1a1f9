// @module-tag process
import { loadProject } from '@tuyen/model/load';
import { expect, test } from 'vitest';
import { Library, REPOSITORY } from '../testing/library.ts';

test('tuyen permissions prints the permission matrix as an aligned table', async () => {
  const { code, out } = await new Library().run('permissions');
  expect(code).toBe(0);
  const [head = '', rule = '', ...lines] = out.split('\n');
  expect(head.split(/ {2,}/)).toEqual(['module', 'action', 'library', 'open-api']);
  const cells = (line: string) =>
    [...rule.matchAll(/-+/g)].map(({ index, 0: dashes }) => line.slice(index, index + dashes.length).trim());
  const first = lines.find((line) => line.startsWith('authors')) ?? '';
  expect(cells(first)).toEqual(['authors', 'read', 'x', '']);
});

test('the CSV permission matrix has one line per permission and marks the groups that may hold it', async () => {
  const { code, out } = await new Library().run('permissions', '--csv', '--root', REPOSITORY);
  expect(code).toBe(0);
  const [head, ...lines] = out.trimEnd().split('\n');
  const groups = ['company-root', 'company', 'agency-ticket', 'agency-card', 'company-brt', 'company-metro'];
  expect(head).toBe(['module', 'action', ...groups, 'open-api'].join(','));
  const modules = loadProject(REPOSITORY).model?.permissions.modules ?? [];
  expect(lines).toHaveLength(modules.flatMap(({ actions }) => actions).length);
  expect(lines).toContain('vehicle,read,,x,,,x,,');
  expect(lines).toContain('city,read,x,x,x,x,x,x,x');
});

test('the JSON output of tuyen permissions is the permission matrix of the model', async () => {
  const library = new Library();
  const { code, out } = await library.run('--json', 'permissions');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(loadProject(library.root).model?.permissions);
});

test('tuyen permissions prints the errors of an invalid project instead of a matrix', async () => {
  const library = new Library();
  library.edit('schemas/resources/books.json', '"x-reference": "authors"', '"x-reference": "author"');
  const { code, out } = await library.run('permissions');
  expect(code).toBe(1);
  expect(out).toContain('Did you mean "authors"?');
});
