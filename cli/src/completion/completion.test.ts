// @module-tag process
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIN, Library } from '../testing/library.ts';
import { SHELLS } from './scripts.ts';

const isInstalled = (shell: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, shell)));

function library(): Library {
  const project = new Library();
  writeFileSync(join(project.root, 'tuyen'), `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(join(project.root, 'tuyen'), 0o755);
  return project;
}

function run(project: Library, shell: string, ...args: readonly string[]): readonly string[] {
  const env = { ...process.env, NO_COLOR: '1', PATH: `${project.root}${delimiter}${process.env['PATH']}` };
  const { stdout, stderr } = spawnSync(shell, args, { cwd: project.root, encoding: 'utf8', env });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

const LINES: readonly (readonly [words: readonly string[], offered: readonly string[], others: readonly string[]])[] = [
  [['gen'], ['generate'], ['lint']],
  [['db', ''], ['plan', 'apply', 'restore'], ['generate']],
  [['generate', '--'], ['--only', '--dry-run', '--json'], ['--fix']],
  [['generate', '--dry-run', '--'], ['--only'], ['--dry-run']],
  [['generate', '--only', 'bo'], ['books'], ['authors']],
  [['eject', ''], ['books', 'authors'], ['--json']],
  [['explain', 'TUY20'], ['TUY203'], ['TUY301']],
  [['rename', 'field', 'books.i'], ['books.isbn'], ['books.title']],
  [['rename', 'value', 'book-state.'], ['book-state.LENT'], []],
  [['completion', ''], ['bash', 'powershell'], []],
  [['--root', '.', 'upg'], ['upgrade'], ['generate']],
];

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ');

/**
 * Functions that return the completions of a command line in a shell, by name of the shell. Shells that are not
 * installed are left out.
 */
const OFFERED = Object.entries({
  bash(words: readonly string[]) {
    const script = `source <(tuyen completion bash); COMP_WORDS=(tuyen ${quoted(words)}); COMP_CWORD=${words.length}; _tuyen; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return run(library(), 'bash', '--norc', '-c', script);
  },
  zsh(words: readonly string[]) {
    // A script cannot open the completion menu of zsh. So `_describe`, which would show the menu, is replaced by a
    // function that prints the choices.
    const stubs = 'compdef() { :; }; _files() { :; }; _describe() { print -l -- "${(@P)2}"; }';
    const script = `${stubs}; source <(tuyen completion zsh); words=(tuyen ${quoted(words)}); CURRENT=${words.length + 1}; _tuyen`;
    return run(library(), 'zsh', '-f', '-c', script).map((line) => line.replace(/:.*$/u, ''));
  },
  fish(words: readonly string[]) {
    const script = `tuyen completion fish | source; complete -C 'tuyen ${words.join(' ')}'`;
    return run(library(), 'fish', '--no-config', '-c', script).map((line) => line.replace(/\t.*$/u, ''));
  },
}).filter(([shell]) => isInstalled(shell));

describe.each(OFFERED)('Completion of tuyen commands in %s', (_, offeredBy) => {
  test.each(LINES)('the shell offers the right words for the command line tuyen %j', (words, offered, others) => {
    const found = offeredBy(words);
    expect(found).toEqual(expect.arrayContaining([...offered]));
    expect(found.filter((word) => others.includes(word))).toEqual([]);
  });
});

test('tuyen completion prints a script for every supported shell and refuses any other shell', async () => {
  const project = new Library();
  for (const shell of SHELLS) {
    const { code, out } = await project.run('completion', shell);
    expect([code, out]).toEqual([0, expect.stringContaining('__complete')]);
  }
  const { code, error } = await project.run('completion', 'cmd');
  expect([code, error]).toEqual([2, expect.stringContaining('bash, zsh, fish, powershell')]);
});

test('outside a project, the shell completes tuyen commands and shows no error', async () => {
  const project = new Library();
  project.remove('tuyen.config.json');
  const commands = await project.run('__complete', '--word=gen');
  expect(commands).toMatchObject({ code: 0, out: expect.stringContaining('generate\t'), error: '' });
  expect(await project.run('__complete', '--word=', 'eject')).toMatchObject({ code: 0, out: '', error: '' });
});
