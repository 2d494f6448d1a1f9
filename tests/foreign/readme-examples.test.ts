import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toolPackages } from '../../scripts/pack/packages.ts';
import { LONG_TEST } from '../support/limits.ts';
import { projectRoot } from '../support/project-root.ts';
import { type ForeignProject, packTool, type PackedTool, type RunningProject } from './foreign-project.ts';

/** Code block of a README. `path` is the file of a project for which a block of TypeScript is written. */
interface Block {
  readonly language: string;
  readonly path: string;
  readonly text: string;
}

/** Module of a README that a project runs, with the output that the README shows after it. */
interface Program {
  readonly path: string;
  readonly prints: string;
}

const READMES = toolPackages(projectRoot).map(({ workspace, manifest: { name } }) => {
  const text = readFileSync(join(projectRoot, workspace, 'README.md'), 'utf8');
  return { name, text, blocks: blocksOf(text) };
});
const MODULES = READMES.flatMap(({ blocks }) => blocks.filter(({ path }) => path !== ''));
const PROGRAMS: readonly Program[] = READMES.flatMap(({ blocks }) =>
  blocks.flatMap(({ language, text }, index) => {
    const path = blocks[index - 1]?.path ?? '';
    return language === 'text' && path !== '' ? [{ path, prints: text }] : [];
  }),
);
const COMMANDS = READMES.filter(({ name }) => name === '@tuyen/cli').flatMap(({ blocks }) =>
  blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n')),
);

function blocksOf(page: string): readonly Block[] {
  const found = page.matchAll(/```(\w+) ?(\S*)\n(.*?)```/gsu);
  return [...found].map(([, language = '', path = '', text = '']) => ({ language, path, text }));
}

let tool: PackedTool;
let project: ForeignProject;
let server: RunningProject;
// Builds and packs the packages, which takes minutes on a busy machine.
beforeAll(async () => {
  tool = packTool();
  const created = tool.create(['shop', '--template', 'portal', '--yes', '--no-install', '--no-git']);
  expect(created.code, created.output).toBe(0);
  project = tool.install('shop');
  for (const { path, text } of MODULES) {
    mkdirSync(dirname(join(project.root, path)), { recursive: true });
    writeFileSync(join(project.root, path), text);
  }
  const built = project.run('npm', ['run', 'build']);
  expect(built.code, built.output).toBe(0);
  server = await project.serve({ TUYEN_QA: '1', DATABASE_URL: `file:${join(project.root, 'data.db')}` });
}, LONG_TEST);
afterAll(async () => {
  await server?.stop();
  tool?.remove();
});

it('the README of every package says how to install it and shows an example', () => {
  expect(READMES.map(({ name }) => name)).toContain('create-tuyen');
  for (const { name, text, blocks } of READMES) {
    expect([name, text]).toEqual([name, expect.stringMatching(/^# \S+\n/)]);
    const install = new RegExp(`npm (?:create tuyen@latest|install (?:--save-dev )?${name})`);
    expect([name, text]).toEqual([name, expect.stringMatching(install)]);
    expect([name, blocks.some(({ language, path }) => path !== '' || language === 'sh')]).toEqual([name, true]);
  }
});

it('the modules in the READMEs compile in a project with the packed packages, which builds with them', () => {
  expect(MODULES.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['src/admin.ts', 'portal/vite.config.ts', 'server/set-clock.ts']),
  );
  expect(project.checkTypes()).toEqual({ code: 0, output: '' });
});

it.each(PROGRAMS)('the module $path of a README prints the output that the README shows', ({ path, prints }) => {
  expect(project.run('node', [path], { env: { SERVER: server.server } })).toEqual({ code: 0, output: prints });
});

it.each(COMMANDS)('the command in the README of @tuyen/cli succeeds: %s', (line) => {
  const [program, ...args] = line.split(' ');
  expect(program).toBe('npx');
  const { code, output } = project.run('npx', ['--no-install', ...args]);
  expect(code, output).toBe(0);
});
