// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../../../../cli/src/testing/library.ts';

function library(): Library {
  const found = new Library();
  found.installPackages();
  found.edit('tuyen.config.json', '{', '{ "plugins": ["@tuyen-examples/data-dictionary"],');
  return found;
}

test('the generated data dictionary has a diagram of all references and a field table for each resource', async () => {
  const project = library();
  expect(await project.run('generate')).toMatchObject({ code: 0, error: '' });
  const page = project.read('docs/data-dictionary.md');
  const [, diagram = ''] = /```mermaid\nerDiagram\n([^`]*)```/u.exec(page) ?? [];
  expect(diagram).toMatch(/^ {2}books \{\n(?: {4}[a-z-]+ [a-z_]+(?: [PFU]K)?\n)+ {2}\}$/mu);
  expect(diagram).toContain('    reference author_id FK\n');
  expect(diagram).toContain('  authors |o--o{ books : author_id\n');
  const table = page.slice(page.indexOf('## Sách (`books`)'));
  expect(table).toMatch(
    /\| `title` +\| Nhan đề +\| text +\| yes +\| at least characters: 1; at most characters: 200 +\|/u,
  );
  expect(table).toMatch(/\| `author_id` +\| .*refers to `authors`/u);
  expect(table).toMatch(/\| `state` .*`LENT` \(/u);
  expect(await project.run('check')).toMatchObject({ code: 0 });
});

test('the data dictionary command prints the field table of one resource in the chosen language', async () => {
  const project = library();
  const { code, out } = await project.run('dictionary', 'books', '--language', 'en');
  expect([code, out]).toEqual([0, expect.stringContaining('## Books (`books`)')]);
  expect(out).toContain('| `title` | Title | text | yes |');
  expect(await project.run('dictionary', 'bookz')).toMatchObject({
    code: 1,
    error: expect.stringContaining('No resource is named "bookz".'),
  });
});
