// @module-tag process
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { BIN, Library } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const LIST = 'web/desk/generated/books/list.gen.tsx';

test('a project of any domain is generated with screens, forms, types, API description and translations', async () => {
  const library = new Library();
  const { code, out } = await library.run('generate');
  expect(code).toBe(0);
  expect(out).toMatch(/✓ \d+ files: \d+ written/);
  for (const path of [
    LIST,
    'web/desk/generated/resources.gen.ts',
    'web/readers/generated/reserve/form.gen.ts',
    'web/readers/generated/reserve/page.gen.tsx',
    'web/readers/generated/pages.gen.ts',
    'web/readers/public/locales/vi/common.json',
    'server/generated/openapi.gen.json',
    'server/generated/types/books.gen.ts',
    'tuyen.lock.json',
  ]) {
    expect(library.has(path), path).toBe(true);
  }
});

test("each generated app has the built-in translations and the project's overrides", async () => {
  const library = new Library();
  library.installPackages();
  library.write('schemas/locales/vi/admin.json', '{ "app": { "title": "Thư viện" }, "auth": { "sign_in": "Vào" } }');
  const { out } = await library.run('generate');
  expect(out).not.toContain('"auth.sign_in" is not written in "en"');
  const signIn = (language: string) => {
    const { auth } = JSON.parse(library.read(`web/desk/public/locales/${language}/common.json`));
    return [auth.sign_in, auth.password];
  };
  expect([signIn('vi'), signIn('en')]).toEqual([
    ['Vào', 'Mật khẩu'],
    ['Sign in', 'Password'],
  ]);
  expect(library.has('web/readers/public/locales/vi/common.json')).toBe(true);
  const portal = JSON.parse(library.read('web/readers/public/locales/vi/common.json'));
  expect([portal.auth, portal.form.continue, portal.not_found.home]).toEqual([undefined, 'Tiếp tục', 'Về trang chủ']);
});

test('a dry run of generate lists the changes and writes nothing', async () => {
  const library = new Library();
  const before = library.snapshot();
  const { code, out } = await library.run('generate', '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain(`create    ${LIST}`);
  expect(library.snapshot()).toEqual(before);
});

test('a second generate run writes the same bytes, with and without the cache', async () => {
  const library = await Library.generated();
  const first = library.snapshot();
  expect((await library.run('generate')).out).toContain('nothing changed');
  library.remove('.tuyen');
  expect((await library.run('generate')).out).toContain('nothing changed');
  expect(library.snapshot()).toEqual(first);
});

test('generate writes the same bytes on two machines', async () => {
  const [one, other] = [new Library(), new Library()];
  await Promise.all([one.runAlone('generate'), other.runAlone('generate')]);
  expect(one.snapshot()).toEqual(other.snapshot());
});

test('a change of one schema field rewrites only the generated files that depend on it', async () => {
  const library = await Library.generated();
  library.edit(BOOKS, '"minimum": 1,', '"minimum": 2,');
  const { changes } = JSON.parse((await library.run('--json', 'generate')).out) as {
    changes: { path: string; because: string[] }[];
  };
  const paths = changes.map(({ path }) => path);
  expect(paths).toContain('web/desk/generated/books/validate.gen.js');
  expect(paths).toContain('web/desk/generated/books/inputs.gen.tsx');
  expect(paths).not.toContain(LIST);
  expect(paths.some((path) => path.includes('authors'))).toBe(false);
  expect(changes[0]?.because).toEqual([`${BOOKS}#/schema/properties/pages`]);
});

test('generate deletes the files and the folder of a deleted resource', async () => {
  const library = await Library.generated();
  library.remove('schemas/resources/authors.json');
  library.edit(BOOKS, '"x-reference": "authors", ', '');
  expect((await library.run('generate')).code).toBe(0);
  expect(library.has('web/desk/generated/authors')).toBe(false);
  expect(library.has(LIST)).toBe(true);
});

test('generate reports a manually edited file, leaves the file unchanged and writes the other files', async () => {
  const library = await Library.generated();
  library.edit(LIST, 'rowClick="show"', 'rowClick="edit"');
  const edited = library.read(LIST);
  library.edit(BOOKS, '"title": "{title}"', '"title": "{title} ({isbn})"');
  library.edit(BOOKS, '"scope": "office",', '"scope": "office", "list": { "sort": "-pages" },');
  const { code, out } = await library.run('generate');
  expect(code).toBe(1);
  expect(out).toContain(`left      ${LIST}  edited by hand`);
  expect(library.read(LIST)).toBe(edited);
  expect(library.read('web/desk/generated/books/index.gen.ts')).toContain('{title} ({isbn})');
  expect((await library.run('generate')).code).toBe(1);
});

test('generate leaves a manually edited file of a deleted resource unchanged', async () => {
  const library = await Library.generated();
  library.edit('web/desk/generated/authors/list.gen.tsx', 'rowClick="show"', 'rowClick="edit"');
  library.remove('schemas/resources/authors.json');
  library.edit(BOOKS, '"x-reference": "authors", ', '');
  const { code, out } = await library.run('generate');
  expect(code).toBe(1);
  expect(out).toContain('left      web/desk/generated/authors/list.gen.tsx');
  expect(library.has('web/desk/generated/authors/list.gen.tsx')).toBe(true);
  expect(library.has('web/desk/generated/authors/edit.gen.tsx')).toBe(false);
});

test('generate reports an unknown file at a generated path and leaves the file unchanged', async () => {
  const library = new Library();
  library.write(LIST, '// mine\n');
  library.write('web/desk/generated/notes.txt', 'mine too\n');
  const { code, out } = await library.run('generate');
  expect(code).toBe(1);
  expect(out).toContain(`left      ${LIST}  not written by tuyen`);
  expect(out).toContain('left      web/desk/generated/notes.txt  not written by tuyen');
  expect(library.read(LIST)).toBe('// mine\n');
});

test('generate deletes temporary files that an interrupted run left behind', async () => {
  const library = await Library.generated();
  const before = library.snapshot();
  const { pid } = spawnSync(process.execPath, ['--version']);
  library.write(`${LIST}.${pid}.tuyen-new`, '// half');
  expect((await library.run('generate')).code).toBe(0);
  expect(library.snapshot()).toEqual(before);
});

test('a generate run without changes does not load the code that checks schemas and emits files', async () => {
  const library = await Library.generated();
  const load = '(url, context, next) => (console.log(url), next(url, context))';
  const listing = `data:text/javascript,import { registerHooks } from 'node:module'; registerHooks({ load: ${load} })`;
  for (const command of ['generate', 'check']) {
    const { stdout } = spawnSync('node', ['--import', listing, BIN, command], { cwd: library.root, encoding: 'utf8' });
    expect(stdout).toMatch(command === 'generate' ? 'nothing changed' : 'are up to date');
    expect(stdout).toMatch(/generator\/src\/output\/up-to-date\.ts$/m);
    expect(stdout).not.toMatch(/generator\/src\/emit\/|model\/src\/(build|load\/checks|kinds)\//);
  }
});

test('an error in any schema prevents generate from writing files', async () => {
  const library = await Library.generated();
  library.edit(BOOKS, '"x-reference": "authors"', '"x-reference": "author"');
  library.edit('schemas/resources/roles.json', '"Role"', '"Function"');
  const before = library.snapshot();
  const { code, out } = await library.run('generate');
  expect(code).toBe(1);
  expect(out).toContain('Did you mean "authors"?');
  expect(out).toContain('1 error in 1 file; nothing was written.');
  expect(library.snapshot()).toEqual(before);
});

test('generate --only writes only the files of one resource', async () => {
  const library = await Library.generated();
  library.edit(
    BOOKS,
    '"x-label": { "vi": "Số trang", "en": "Pages" }',
    '"x-unit": { "vi": "trang", "en": "pages" }, "x-label": { "vi": "Số trang", "en": "Pages" }',
  );
  library.edit('schemas/resources/authors.json', '"x-searchable": true,', '');
  const before = library.snapshot();
  expect((await library.run('generate', '--only', 'books')).code).toBe(0);
  const after = library.snapshot();
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed).toContain('server/generated/types/books.gen.ts');
  expect(changed.every((path) => path.includes('/books') || path === 'tuyen.lock.json')).toBe(true);
  expect((await library.run('check')).code).toBe(1);
  expect((await library.run('generate')).code).toBe(0);
  expect((await library.run('check')).code).toBe(0);
});

test('generate --only with an unknown resource is a usage error with a suggestion', async () => {
  const library = new Library();
  const { code, out, error } = await library.run('generate', '--only', 'book');
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain('No resource is named "book". Did you mean "books"?');
  expect(library.has('tuyen.lock.json')).toBe(false);
  const machine = await library.run('--json', 'generate', '--only', 'book');
  expect([machine.code, JSON.parse(machine.out)]).toEqual([
    2,
    { error: 'No resource is named "book". Did you mean "books"?' },
  ]);
});

test('after a git merge, files from either merged version count as generated, not as edited', async () => {
  const library = await Library.generated();
  const ours = library.read('tuyen.lock.json');
  library.edit(BOOKS, '"icon": "MenuBook"', '"icon": "Book"');
  await library.run('generate');
  const theirs = library.read('tuyen.lock.json');
  library.write('tuyen.lock.json', `<<<<<<< ours\n${ours}=======\n${theirs}>>>>>>> theirs\n`);
  library.edit(BOOKS, '"icon": "Book"', '"icon": "MenuBook"');
  expect((await library.run('generate')).code).toBe(0);
  expect(library.read('tuyen.lock.json')).toBe(ours);
});

test('after a git merge, a fresh clone still recognizes generated files of both versions', async () => {
  const library = await Library.generated();
  const lock = library.read('tuyen.lock.json');
  library.write('tuyen.lock.json', `<<<<<<< ours\n${lock}=======\n${lock}>>>>>>> theirs\n`);
  library.remove('.tuyen');
  library.edit(BOOKS, '"en": "Books"', '"en": "Volumes"');
  const { code, out } = await library.run('generate');
  expect([code, out]).toEqual([0, expect.not.stringContaining('edited')]);
  expect((await library.run('check')).code).toBe(0);
});
