// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const STATES = 'schemas/enums/book-state.json';

function library(): Library {
  const project = new Library();
  project.edit(BOOKS, '{\n', '{\n\t"$schema" : "../../../node_modules/@tuyen/model/meta/resource.schema.json",\n');
  project.edit(
    BOOKS,
    '"pages": {',
    '"tint": { "type": "string",   "x-kind": "colour", "x-label": { "vi": "Màu", "en": "Tint" } },\n"pages": {',
  );
  project.edit('tuyen.config.json', '{\n', '{\n  "$schema": "./node_modules/@tuyen/model/meta/config.schema.json",\n');
  project.write(STATES, project.read(STATES).replaceAll('"color"', '"colour"'));
  return project;
}

test('tuyen lint --fix replaces outdated names and outdated paths of meta-schemas, and nothing else', async () => {
  const project = library();
  expect((await project.run('lint')).code).toBe(1);
  const before = project.snapshot();
  const planned = await project.run('lint', '--fix', '--dry-run');
  expect([planned.code, project.snapshot()]).toEqual([1, before]);
  const { code, out } = await project.run('lint', '--fix');
  expect([code, out]).toEqual([0, expect.stringContaining('no problems')]);
  expect(planned.out).toContain(
    `fix       ${BOOKS}:2  "../../../node_modules/@tuyen/model/meta/resource.schema.json" → "../../.tuyen/meta/resource.schema.json"`,
  );
  expect(out).toContain('"colour" → "color"');
  const expected = Object.fromEntries(
    Object.entries(before).map(([path, text]) => [
      path,
      text
        .replaceAll('colour', 'color')
        .replace('../../../node_modules/@tuyen/model/meta/', '../../.tuyen/meta/')
        .replace('./node_modules/@tuyen/model/meta/', './.tuyen/meta/'),
    ]),
  );
  expect(project.snapshot()).toEqual(expected);
  expect(project.has('.tuyen/meta/config.schema.json')).toBe(true);
  const again = await project.run('lint', '--fix');
  expect(again.out).not.toContain('fixed');
});

test('tuyen lint --fix keeps an outdated key if the object also has the current key', async () => {
  const project = new Library();
  project.edit(STATES, '"color"', '"colour": "info", "color"');
  const { code, out } = await project.run('lint', '--fix');
  expect([code, out]).toEqual([1, expect.stringContaining('TUY301')]);
  expect(project.read(STATES)).toContain('"colour": "info", "color"');
});

test('tuyen lint --fix corrects a configuration file that has other errors', async () => {
  const project = new Library();
  project.edit(
    'tuyen.config.json',
    '{\n',
    '{\n  "$schema": "./node_modules/@tuyen/model/meta/config.schema.json",\n  "portl": {},\n',
  );
  const { code, out } = await project.run('lint', '--fix');
  expect([code, out]).toEqual([1, expect.stringContaining('fixed     tuyen.config.json:2')]);
});

test('tuyen lint refuses the option --dry-run without --fix', async () => {
  const { code, error } = await new Library().run('lint', '--dry-run');
  expect([code, error]).toEqual([2, expect.stringContaining('--fix')]);
});
