// @module-tag process
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namedCommands } from '../explain/command-text.ts';
import { CORE } from '../main.ts';
import { inGit } from '../testing/in-git.ts';
import { Library, type Ran, REPOSITORY, residentRun } from '../testing/library.ts';

const OFFICE_TYPE = ['--set', 'office.organisation_type=MAIN'];

/** Arguments that let each command succeed in the test project, whose database is `data.db`. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  init: ['new-project', '--yes', '--no-install', '--no-git'],
  dev: [],
  test: [],
  lint: [],
  generate: [],
  check: [],
  eject: ['books', 'list'],
  upgrade: [],
  changes: [],
  'new resource': ['reading-rooms'],
  'new enum': ['shelf-state'],
  'new kind': ['shelf-code'],
  'new permissions': ['report'],
  'new mail': ['book-due'],
  'new print': ['loan-slip', 'loans'],
  'new flow': ['lend-book', 'loans'],
  'new dashboard': ['branch', 'loans'],
  'new scenario': ['loan-overdue', 'loans'],
  'new tab': ['to-lend', 'loans'],
  'new queue': ['to-lend', 'loans'],
  'new board': ['by-state', 'loans'],
  'new timeline': ['day', 'loans'],
  'new calendar': ['calendar', 'loans'],
  'new map': ['map', 'loans'],
  'new webhooks': [],
  'new operation': ['renew', 'loans'],
  'new locale': ['de'],
  'new backend': ['warehouse'],
  'new plugin': ['shelf-labels'],
  import: ['guests.csv', '--dry-run'],
  permissions: [],
  serve: [],
  handbook: [],
  effects: [],
  'admin create': ['--database-url', 'file:other.db', '--username', 'librarian', '--office', 'Main', ...OFFICE_TYPE],
  'db plan': ['--database-url', 'file:data.db'],
  'db apply': ['--database-url', 'file:data.db'],
  'db backup': ['data.backup.gz', '--database-url', 'file:data.db'],
  'db restore': ['data.backup.gz', '--database-url', 'file:restored.db'],
  'db check': ['--database-url', 'file:data.db'],
  'stubs import': ['missing.har', '--origin', 'https://api.example.com', '--stubs', 'recordings'],
  'stubs check': ['--stubs', 'recordings', '--against', 'http://127.0.0.1:1'],
  verify: ['--against', 'http://127.0.0.1:1', '--account', 'clerk', '--password', 'x'],
  'rename resource': ['books', 'volumes', '--dry-run'],
  'rename field': ['books.title', 'heading', '--dry-run'],
  'rename value': ['loan-state.OPEN', 'LENT', '--dry-run'],
  doctor: ['--database-url', 'file:data.db'],
  completion: ['bash'],
  explain: [],
  mcp: [],
};

const PATHS = namedCommands(CORE.commands ?? []).map(({ path }) => path);

function expectOneValue({ out, error }: Ran): unknown {
  expect(error).toBe('');
  return JSON.parse(out);
}

it('the tests of the option --json cover every command', () => {
  expect(PATHS.filter((path) => !(path in LINES))).toEqual([]);
});

it('with --json, every command prints one JSON value, even in a project with errors', async () => {
  const library = inGit(new Library(join(REPOSITORY, 'server-mock/test-project')));
  library.write('guests.csv', 'Name\nAn\n');
  const [, , ...settings] = LINES['admin create'] ?? [];
  const admin = ['admin', 'create', '--database-url', 'file:data.db', ...settings];
  const run = (...args: readonly string[]) =>
    residentRun({ root: library.root, args, env: { DATABASE_URL: null }, input: 'Library#2026\n' });
  expect(await run(...admin)).toMatchObject({ code: 0, error: '' });
  // The `new` commands run last, because the files that they create change the project for later commands.
  const isNew = (path: string) => path.startsWith('new ');
  for (const path of [...PATHS.filter((each) => !isNew(each)), ...PATHS.filter(isNew)]) {
    const line = [...path.split(' '), ...(LINES[path] ?? []), '--json'];
    const ran = await run(...line);
    expect(() => expectOneValue(ran), `${line.join(' ')}\n${ran.out}\n${ran.error}`).not.toThrow();
    expect(ran.code, `${line.join(' ')}\n${ran.out}`).not.toBe(70);
  }
  library.edit('schemas/resources/loans.json', '"x-reference": "books"', '"x-reference": "bookz"');
  for (const path of PATHS) {
    const line = [...path.split(' '), ...(LINES[path] ?? []), '--json'];
    const ran = await run(...line);
    expect(() => expectOneValue(ran), `${line.join(' ')}\n${ran.out}\n${ran.error}`).not.toThrow();
  }
});

it('with --json, every command prints its help and its usage errors as one JSON value', async () => {
  const library = new Library();
  const groups = (CORE.commands ?? []).flatMap((each) => ('commands' in each ? [each.name] : []));
  for (const path of PATHS) {
    const wrong = await library.run(...path.split(' '), '--bogus', '--json');
    expect([wrong.code, expectOneValue(wrong)]).toEqual([2, { error: expect.any(String) }]);
    const help = await library.run(...path.split(' '), '--help', '--json');
    expect([help.code, expectOneValue(help)]).toEqual([0, { text: expect.stringContaining(`Usage: tuyen ${path}`) }]);
  }
  for (const line of [[], ...groups.map((group) => [group])]) {
    const ran = await library.run(...line, '--json');
    expect([ran.code, expectOneValue(ran)]).toEqual([2, { error: expect.stringContaining('No command was given.') }]);
  }
  expect(expectOneValue(await library.run('--version', '--json'))).toEqual({ text: expect.stringMatching(/^\d+\./u) });
  expectOneValue(await library.run('frob', '--json'));
});

it('with --json, an error that a plugin module throws is printed as one JSON value', async () => {
  const library = new Library();
  library.write('plugins/broken.ts', 'export default 1;\n');
  const config = JSON.parse(library.read('tuyen.config.json'));
  library.write('tuyen.config.json', JSON.stringify({ ...config, plugins: ['./plugins/broken.ts'] }));
  const ran = await library.runAlone('shelves', '--json');
  expect([ran.code, expectOneValue(ran)]).toMatchObject([1, { diagnostics: [{ severity: 'error' }] }]);
});
