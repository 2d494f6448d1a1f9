// @module-tag process
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Library } from './testing/library.ts';

test('lint passes for a correct project', async () => {
  const { code, out } = await new Library().runAlone('lint');
  expect(code).toBe(0);
  expect(out).toMatch(/✓ \d+ files, no problems/);
});

test('lint prints an error with its position, source line, hint and the command that explains it', async () => {
  const library = new Library();
  library.edit('schemas/resources/books.json', '"x-reference": "authors"', '"x-reference": "author"');
  const { code, out } = await library.runAlone('lint');
  expect(code).toBe(1);
  expect(out).toMatch(
    /error TUY\d{3} {2}schemas\/resources\/books\.json:\d+:\d+ {2}\/schema\/properties\/author_id\/x-reference/,
  );
  expect(out).toContain('^^^^^^^^');
  expect(out).toContain('Did you mean "authors"?');
  expect(out).toMatch(/More: tuyen explain TUY\d{3}/);
});

test('lint prints a warning without failing', async () => {
  const library = new Library();
  library.write('schemas/locales/en/admin.json', '{ "app": {} }\n');
  const { code, out } = await library.runAlone('lint');
  expect(code).toBe(0);
  expect(out).toContain('warning TUY805');
  expect(out).toContain('1 warning in 1 file.');
});

test('TUY854 is reported for a resource icon that Material Icons does not contain', async () => {
  const library = new Library();
  library.installPackages();
  library.edit('schemas/resources/books.json', '"MenuBook"', '"MenuBok"');
  const { code, out } = await library.runAlone('lint');
  expect(code).toBe(1);
  expect(out).toContain('/icon');
  expect(out).toContain('Did you mean "MenuBook"?');
});

test('lint --json prints diagnostics as JSON', async () => {
  const library = new Library();
  library.edit('schemas/resources/books.json', '"x-reference": "authors"', '"x-reference": "author"');
  const { code, out } = await library.runAlone('--json', 'lint');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ diagnostics: [{ severity: 'error', file: 'schemas/resources/books.json' }] });
});

test('TUY854 is reported for an unknown icon of a flow in the back-office', async () => {
  const library = new Library();
  library.installPackages();
  await library.run('new', 'flow', 'night-shelves', 'books');
  const path = 'schemas/flows/night-shelves.json';
  library.edit(path, '"for": "staff",', '"for": "staff",\n  "icon": "MenuBok",');
  const { code, out } = await library.runAlone('lint');
  expect([code, out]).toEqual([1, expect.stringContaining(`error TUY854  ${path}:`)]);
  expect(out).toContain('/icon');
  expect(out).toContain('Did you mean "MenuBook"?');
});

test('a resource created by tuyen new passes lint, is generated and is never overwritten', async () => {
  const library = new Library();
  const started = await library.runAlone('new', 'resource', 'reading-rooms');
  expect(started.code).toBe(0);
  const path = 'schemas/resources/reading-rooms.json';
  expect(started.out).toContain(path);
  expect(JSON.parse(library.read(path))).toMatchObject({ label: { vi: 'Reading room', en: 'Reading room' } });
  expect((await library.runAlone('lint')).code).toBe(0);
  expect((await library.runAlone('generate')).code).toBe(0);
  expect(library.read('web/desk/generated/resources.gen.ts')).toContain('readingRooms');

  const text = library.read(path);
  const again = await library.runAlone('new', 'resource', 'reading-rooms');
  expect(again.code).toBe(2);
  expect(again.error).toContain('already exists and was not changed');
  expect(library.read(path)).toBe(text);
});

test('every schema file created by tuyen new passes lint and refers to its meta-schema', async () => {
  const library = new Library();
  const { STARTERS } = await import('@tuyen/generator/start');
  const help = (await library.runAlone('new', '--help')).out;
  for (const [kind, { folder, meta }] of Object.entries(STARTERS)) {
    expect(help).toMatch(new RegExp(`^ +${kind} .*<name>`, 'm'));
    const about = new RegExp(`^ +${kind} (?:\\[options\\] )?<name> <resource>`, 'm').test(help) ? ['books'] : [];
    const { code, out, error } = await library.run('new', kind, 'night-shelves', ...about);
    const path = `schemas/${folder}/night-shelves.json`;
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain(path);
    expect(JSON.parse(library.read(path)).$schema).toBe(`../../.tuyen/meta/${meta}.schema.json`);
    expect(library.has(`.tuyen/meta/${meta}.schema.json`)).toBe(true);
  }
  const { code, out } = await library.run('lint');
  expect([code, out]).toEqual([0, expect.stringContaining('no problems')]);
  expect((await library.run('generate')).code).toBe(0);
});

test('tuyen new print requires an existing resource', async () => {
  const library = new Library();
  expect(await library.run('new', 'print', 'slip')).toMatchObject({ code: 2 });
  const { code, error } = await library.run('new', 'print', 'slip', 'bookz');
  expect([code, error]).toEqual([2, expect.stringContaining('No resource is named "bookz".')]);
  expect(library.has('schemas/prints/slip.json')).toBe(false);
});

test('tuyen new rejects an invalid resource name', async () => {
  const { code, error } = await new Library().runAlone('new', 'resource', 'Reading Rooms');
  expect(code).toBe(2);
  expect(error).toContain('small letters');
});

test('every diagnostic code of the generator has an explanation', async () => {
  const library = new Library();
  const { GENERATOR_CODES } = await import('@tuyen/generator');
  const listed = (await library.runAlone('explain')).out;
  for (const code of Object.keys(GENERATOR_CODES)) expect(listed).toContain(code);
  const one = await library.runAlone('explain', 'tuy853');
  expect(one.code).toBe(0);
  expect(one.out).toContain('export const inputs');
  expect((await library.runAlone('explain', 'TUY999')).code).toBe(2);
});

test('each diagnostic code is defined in exactly one table', async () => {
  const { GENERATOR_CODES } = await import('@tuyen/generator');
  const { CHANGE_CODES } = await import('@tuyen/model/changes');
  const { CODES } = await import('@tuyen/model/load');
  const all = [CODES, GENERATOR_CODES, CHANGE_CODES].flatMap((table) => Object.keys(table));
  expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([]);
});

test('an invalid command line exits with code 2 and a message', async () => {
  const library = new Library();
  expect((await library.runAlone('generat')).code).toBe(2);
  expect((await library.runAlone('generate', '--nope')).code).toBe(2);
  const lost = await library.runAlone('--root', '/', 'lint');
  expect(lost.code).toBe(2);
  expect(lost.error).toContain('no tuyen.config.json');
});

test('tuyen --version prints the version', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await new Library().runAlone('--version')).toMatchObject({ code: 0, out: `${version}\n`, error: '' });
  expect((await new Library().runAlone('-V')).out).toBe(`${version}\n`);
});

test('the output of tuyen is not colored without a terminal', async () => {
  const { out } = await new Library().runAlone('lint');
  // eslint-disable-next-line no-control-regex
  expect(out).not.toMatch(/\u001b\[/);
});

test.each([
  [['db', 'plan', '--bogus'], "unknown option '--bogus'", 'Run `tuyen db plan --help` for its options.'],
  [['db', 'frob'], "unknown command 'frob'", 'Run `tuyen db --help` for its commands.'],
  [['frob'], "unknown command 'frob'", 'Run `tuyen --help` for the list of commands.'],
])('wrong usage of a command names its help, and --json prints the error as JSON: %j', async (line, message, help) => {
  const library = new Library();
  const plain = await library.runAlone(...line);
  expect(plain).toMatchObject({ code: 2, error: expect.stringContaining(message) });
  expect(plain.error).toContain(help);
  const { code, out, error } = await library.runAlone(...line, '--json');
  expect([code, JSON.parse(out), error]).toEqual([2, { error: message }, '']);
});
