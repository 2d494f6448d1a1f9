import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumPath } from '../support/chromium.ts';
import { LONG_TEST } from '../support/limits.ts';
import { type ForeignProject, packTool, type PackedTool } from './foreign-project.ts';

const TEMPLATES = [
  { template: 'blank', resources: ['roles', 'users'] },
  { template: 'rental', resources: ['bikes', 'rentals', 'roles', 'users'] },
  { template: 'portal', resources: ['bikes', 'rentals', 'roles', 'users'] },
];

let tool: PackedTool;
// Builds and packs the packages, which takes minutes on a busy machine.
beforeAll(() => {
  tool = packTool();
}, LONG_TEST);
afterAll(() => tool?.remove());

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe.each(TEMPLATES)('A project that create-tuyen makes from the template $template', ({ template, resources }) => {
  const name = `Mein Lädchen ${template}`;
  let created: ReturnType<PackedTool['create']>;
  let project: ForeignProject;
  let written: number;
  beforeAll(() => {
    mkdirSync(join(tool.folder, name));
    created = tool.create([name, '--template', template, '--yes', '--no-install', '--languages', 'de,ja']);
    written = filesOf(join(tool.folder, name)).filter(({ parentPath }) => !parentPath.includes('.git')).length;
    project = tool.install(name);
  }, LONG_TEST);

  it('without a terminal, create-tuyen creates the project and prints the default settings and the next step', () => {
    expect(created.code, created.output).toBe(0);
    expect(created.output).toContain('Defaults: time zone ');
    expect(created.output).toContain(`Next: cd "${name}" && npm install && npm run dev`);
    expect(written).toBeLessThanOrEqual(template === 'portal' ? 16 : 14);
    expect(existsSync(join(project.root, '.git'))).toBe(true);
    const { name: named } = JSON.parse(readFileSync(join(project.root, 'package.json'), 'utf8'));
    expect(named).toBe(`mein-ladchen-${template}`);
  });

  it('the created project has no errors in its schemas, and its generated code compiles', () => {
    const lint = project.run('tuyen', ['lint']);
    expect([lint.code, lint.output.match(/error TUY.*/)], lint.output).toEqual([0, null]);
    const generate = project.run('tuyen', ['generate']);
    expect(generate.code, generate.output).toBe(0);
    expect(project.checkTypes()).toEqual({ code: 0, output: '' });
    expect(project.run('tuyen', ['check']).code).toBe(0);
  });

  it('the created project passes its own tests: each resource over HTTP, and its first page in a browser', () => {
    const tested = project.run('npm', ['test'], { env: { CHROME_PATH: chromiumPath() } });
    expect(tested.code, tested.output).toBe(0);
    for (const resource of resources) expect(tested.output).toContain(`✓ ${resource}: list, create, edit, permissions`);
    expect(tested.output).toContain(`✓ first page in a browser: admin${template === 'portal' ? ', portal' : ''}`);
    expect(tested.output).toContain(`${resources.length + 1} passed, 0 failed`);
  });

  it('the created project serves the list of each resource to the account that it prints', async () => {
    const running = await project.serve({ DATABASE_URL: `file:${join(project.root, 'data.db')}` });
    onTestFinished(() => running.stop());
    const [, account, password] = /^\s+(\S+) \/ (\S+)$/m.exec(running.output) ?? [];
    const signIn = await fetch(`${running.server}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password }),
    });
    const { authToken } = await signIn.json();
    for (const resource of resources) {
      const headers = { authorization: `Bearer ${authToken}` };
      expect((await fetch(`${running.server}/api/v1/${resource}`, { headers })).status).toBe(200);
    }
  });

  it('a second run of create-tuyen leaves the project unchanged and exits with code 2', () => {
    const before = filesOf(join(project.root, 'schemas')).length;
    const { code, output } = tool.create([name, '--yes', '--no-install']);
    expect([code, output]).toEqual([
      2,
      expect.stringContaining(`There is a project in ${name} already. \`tuyen new\` adds to it.`),
    ]);
    expect(filesOf(join(project.root, 'schemas')).length).toBe(before);
  });
});

describe('Tests of a project made from the template "rental"', () => {
  it("the project's tests fail if project code breaks a resource, and the failure names the resource", () => {
    const name = 'broken';
    expect(tool.create([name, '--yes', '--no-install', '--no-git']).code).toBe(0);
    const project = tool.install(name);
    onTestFinished(() => rmSync(project.root, { recursive: true }));
    const path = join(project.root, 'server/domain.ts');
    const text = readFileSync(path, 'utf8');
    const wrong = "  bikes: { beforeUpdate: () => ({ code: 'SAME' }) },\n  rentals: {";
    expect(text).toContain('  rentals: {');
    writeFileSync(path, text.replace('  rentals: {', wrong));
    const { code, output } = project.run('tuyen', ['test']);
    expect(code, output).toBe(1);
    expect(output).toContain('✗ bikes: list, create, edit, permissions');
    expect(output).toMatch(/code is ".*" \(schemas\/resources\/bikes\.json#\/schema\/properties\/code\), got "SAME"/);
    expect(output).toContain('not tested: the apps are not built.');
  });
});
