// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';

test('tuyen check passes if the generated files match the schemas', async () => {
  const library = await Library.generated();
  const { code, out } = await library.run('check');
  expect(code).toBe(0);
  expect(out).toMatch(/✓ \d+ generated files are up to date/);
});

test('tuyen check reports outdated, missing, edited and superfluous generated files and writes nothing', async () => {
  const library = await Library.generated();
  library.edit(BOOKS, '"minimum": 1,', '"minimum": 3,');
  library.remove('web/desk/generated/authors/list.gen.tsx');
  library.edit('web/desk/generated/roles/list.gen.tsx', 'rowClick', 'data-mine rowClick');
  library.write('web/desk/generated/stray.ts', 'export {};\n');
  library.remove('schemas/flows/reserve.json');
  const before = library.snapshot();
  const { code, out } = await library.run('check');
  expect(code).toBe(1);
  expect(out).toContain('outdated  web/desk/generated/books/validate.gen.js');
  expect(out).toContain(`${BOOKS}#/schema/properties/pages changed`);
  expect(out).toContain('missing   web/desk/generated/authors/list.gen.tsx');
  expect(out).toContain('edited    web/desk/generated/roles/list.gen.tsx');
  expect(out).toContain('orphan    web/readers/generated/reserve/form.gen.ts');
  expect(out).toContain('unknown   web/desk/generated/stray.ts');
  expect(out).toContain('Run npx tuyen generate');
  expect(library.snapshot()).toEqual(before);
});

test('tuyen check fails for a project that was never generated', async () => {
  expect((await new Library().run('check')).code).toBe(1);
});
