// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

test('generate --watch regenerates after each schema change and survives schema errors', async () => {
  const library = new Library();
  const watching = library.start('generate', '--watch');
  const said = (text: string | RegExp) => expect.poll(() => watching.output()).toMatch(text);
  await said(/Watching .*schemas/);

  library.edit('schemas/resources/books.json', '"minimum": 1', '"minimum": 7');
  await said(/wrote {5}web\/desk\/generated\/books\/validate\.gen\.js/);

  library.replace('schemas/resources/books.json', '"minimum": 7', '"minimum": 7,,');
  await said(/nothing was written/);

  library.replace('schemas/resources/books.json', '"minimum": 7,,', '"minimum": 8');
  await expect.poll(() => library.read('web/desk/generated/books/validate.gen.js')).toContain('limit: 8');

  library.write('web/desk/custom/books/filters.tsx', 'export const filters = {};\n');
  await expect.poll(() => library.read('web/desk/generated/books/list.gen.tsx')).toContain('custom/books/filters.tsx');

  library.replace('kinds/isbn.ts', 'sum % 10 === 0', 'sum % 10 === 1');
  await said(/TUY907/);

  expect(await watching.end()).toBe(0);
});

test('generate --watch notices an edited validation function of a kind after a run without changes', async () => {
  const library = new Library();
  await library.run('generate');
  expect((await library.run('generate')).out).toContain('nothing changed');
  library.replace('kinds/isbn.ts', 'sum % 10 === 0', 'sum % 10 === 1');
  for (const command of ['generate', 'check', 'lint']) {
    const { code, out, error } = await library.run(command);
    expect([code, out + error]).toEqual([1, expect.stringContaining('error TUY907  schemas/kinds/isbn.json')]);
  }
  library.replace('kinds/isbn.ts', 'sum % 10 === 1', 'sum % 10 === 0');
  expect((await library.run('generate')).out).toContain('nothing changed');
});

test('hidden files of editors do not affect lint, generate or generate --watch', async () => {
  const library = new Library();
  await library.run('generate');
  const watching = library.start('generate', '--watch');
  await expect.poll(() => watching.output()).toMatch(/Watching .*schemas/);
  library.write('schemas/resources/.#books.json', '{');
  library.write('schemas/resources/.books.json.swp', '{');
  for (const command of ['generate', 'check', 'lint']) expect((await library.run(command)).code).toBe(0);
  library.edit('schemas/resources/books.json', '"minimum": 1', '"minimum": 7');
  await expect.poll(() => watching.output()).toMatch(/wrote {5}web\/desk\/generated\/books\/validate\.gen\.js/);
  expect(watching.output()).not.toMatch(/nothing was written|\.#books|\.swp/);
  expect(await watching.end()).toBe(0);
});
