// @module-tag process
import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BIN, Library } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const LIST = 'web/desk/generated/books/list.gen.tsx';

function refused(library: Library, code: string, call: 'openSync' | 'writeFileSync', ...args: readonly string[]) {
  const preload = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { openSync, ${call}: call } = fs;
    const staged = new Set();
    fs.openSync = (path, ...rest) => {
      const file = openSync(path, ...rest);
      if (String(path).endsWith('.tuyen-new')) staged.add(file);
      return file;
    };
    fs.${call} = (target, ...rest) => {
      if (String(target).endsWith('.tuyen-new') || staged.has(target))
        throw Object.assign(new Error('${code}'), { code: '${code}', syscall: 'write', ...(typeof target === 'string' && { path: target }) });
      return call(target, ...rest);
    };
    syncBuiltinESMExports();`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, BIN, ...args],
    { cwd: library.root, env: { ...process.env, NO_COLOR: '1' }, encoding: 'utf8' },
  );
  return { code: status, out: stdout, error: stderr };
}

test.each([
  ['ENOSPC', 'writeFileSync', 'does not fit: the disk is full. Free some space'],
  ['EACCES', 'openSync', 'cannot be read or written: permission denied. Run the command'],
  ['EROFS', 'openSync', 'is on a read-only disk. Mount the disk'],
] as const)('the disk error %s is reported with the file and a hint, and no file changes', (code, call, words) => {
  const library = new Library();
  const before = library.snapshot();
  const ran = refused(library, code, call, 'generate');
  expect(ran.code).toBe(1);
  expect(ran.error).toContain(words);
  expect(ran.error).toMatch(/^error {2}web\/\S+ /);
  expect(ran.error).not.toMatch(/bug of tuyen|tuyen-new| at /);
  expect(library.snapshot()).toEqual(before);
  const machine = refused(library, code, call, '--json', 'eject', 'books', 'list');
  expect(machine.code).toBe(1);
  expect(JSON.parse(machine.out)).toEqual({ error: expect.stringContaining(words) });
});

test('generate reports a file that is in place of a folder', async () => {
  const library = new Library();
  library.write('web', 'a file\n');
  const { code, error } = await library.run('generate');
  expect(code).toBe(1);
  expect(error).toMatch(/^error {2}web\S* cannot be created: /);
  expect(error).not.toContain('bug of tuyen');
});

test('a broken symbolic link anywhere in the project is reported and left unchanged', async () => {
  const library = await Library.generated();
  const dangle = (path: string) => {
    library.remove(path);
    library.write(`${path}.folder/x`, '');
    library.remove(`${path}.folder`);
    symlinkSync('nowhere', join(library.root, path));
  };
  dangle(LIST);
  const generated = await library.run('generate');
  expect(generated.code).toBe(1);
  expect(generated.out).toContain(`left      ${LIST}`);
  expect((await library.run('check')).code).toBe(1);
  expect(library.has(LIST)).toBe(false);
  library.remove(LIST);
  expect((await library.run('generate')).code).toBe(0);

  dangle('web/desk/custom/books/list.tsx');
  const owned = await library.run('lint');
  expect(owned.code).toBe(1);
  expect(owned.out).toContain('error TUY863  web/desk/custom/books/list.tsx');
  expect(await library.run('eject', 'books', 'list')).toMatchObject({ code: 1 });
  library.remove('web/desk/custom');

  dangle('schemas/resources/rooms.json');
  const schema = await library.run('lint');
  expect(schema.code).toBe(1);
  expect(schema.out).toMatch(/error TUY108 {2}schemas\/resources\/rooms\.json[^]*broken link/);
  expect(await library.run('new', 'resource', 'rooms')).toMatchObject({ code: 2 });
});

test('a symbolic link to a schema or a custom file is read like a regular file', async () => {
  const library = await Library.generated();
  library.write('shared/books.json', library.read(BOOKS));
  library.remove(BOOKS);
  symlinkSync('../../shared/books.json', join(library.root, BOOKS));
  library.write('shared/list.tsx', 'export function BookList() {\n  return null;\n}\n');
  library.write('web/desk/custom/books/notes.txt', '');
  symlinkSync('../../../../shared/list.tsx', join(library.root, 'web/desk/custom/books/list.tsx'));
  expect((await library.run('generate')).code).toBe(0);
  expect(library.read('web/desk/generated/books/index.gen.ts')).toContain('custom/books/list.tsx');
  library.edit('shared/books.json', '"minimum": 1,', '"minimum": 2,');
  expect((await library.run('generate')).out).toContain('books/inputs.gen.tsx');
});

test('a schema file that is not UTF-8 is an error, and its text reaches no generated file', async () => {
  const library = await Library.generated();
  const spoil = (path: string, text: string) =>
    writeFileSync(join(library.root, path), Buffer.from(library.read(path).replace(text, '\u00e9'), 'latin1'));
  const intact = library.read(BOOKS);
  spoil(BOOKS, 'Pages');
  const { code, out } = await library.run('generate');
  expect(code).toBe(1);
  expect(out).toContain(`error TUY109  ${BOOKS}`);
  library.write(BOOKS, intact);
  await library.run('eject', 'books', 'list');
  spoil('web/desk/custom/books/list.tsx', 'Yours to edit');
  const owned = await library.run('upgrade');
  expect(owned.code).toBe(1);
  expect(owned.out).toContain('error TUY856  web/desk/custom/books/list.tsx:1:');
});

test('control characters in texts and file names are escaped in terminal output', async () => {
  const library = await Library.generated();
  library.write('web/desk/generated/\u001b]0;owned\u0007.txt', '');
  library.edit(BOOKS, '"Pages"', '"\u009b31mPages"');
  const lint = await library.run('lint');
  expect(lint.out).toContain(String.raw`\u009b31mPages`);
  library.edit(BOOKS, '\u009b31m', '');
  const generated = await library.run('generate');
  expect(generated.out).toContain(String.raw`left      web/desk/generated/\u001b]0;owned\u0007.txt`);
  const typed = await library.run('explain', '\u001b[2J');
  expect(typed.error).toContain(String.raw`\u001b[2J`);
  for (const { out, error } of [lint, generated, typed])
    // oxlint-disable-next-line no-control-regex -- the test looks for them
    expect(out + error).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  expect(JSON.parse((await library.run('--json', 'generate')).out)).toMatchObject({
    changes: [{ action: 'unknown', path: 'web/desk/generated/\u001b]0;owned\u0007.txt' }],
  });
});
