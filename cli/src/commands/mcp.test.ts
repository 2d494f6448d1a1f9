// @module-tag process
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { commit, inGit } from '../testing/in-git.ts';
import { BIN, Library } from '../testing/library.ts';
import { mcpClient } from '../testing/mcp-client.ts';

it('tuyen mcp describes the project, its schemas and its problems to a client', async () => {
  const library = new Library();
  const client = await mcpClient(library.root);
  const project = await client.call('project');
  expect(project.value).toMatchObject({
    languages: ['vi', 'en'],
    apps: ['admin', 'portal', 'server'],
    problems: { errors: 0 },
  });
  expect(project.value.resources).toContainEqual(expect.objectContaining({ name: 'books', title: '{title}' }));
  const file = await client.call('schema', { document: 'resources/books' });
  expect(file.value).toEqual({
    path: 'schemas/resources/books.json',
    text: library.read('schemas/resources/books.json'),
  });
  const model = await client.call('schema', { document: 'resources/books', as: 'model' });
  expect(model.value).toMatchObject({ name: 'books', actions: ['list', 'show', 'create', 'edit', 'delete'] });
  library.edit('schemas/resources/books.json', '"x-reference": "authors"', '"x-reference": "author"');
  const { diagnostics } = (await client.call('lint')).value;
  expect(diagnostics).toMatchObject([{ severity: 'error', file: 'schemas/resources/books.json' }]);
  const explained = await client.call('explain', { topic: diagnostics[0].code });
  expect(explained.value).toMatchObject({ code: diagnostics[0].code, explanation: expect.any(String) });
});

it('the input schemas of the tuyen mcp tools list the resources and documents that currently exist', async () => {
  const library = new Library();
  const client = await mcpClient(library.root, ['--write']);
  expect((await client.tools()).get('generate').properties.only.enum).not.toContain('reading-rooms');
  const started = await client.call('new', { kind: 'resource', name: 'reading-rooms' });
  expect(started.value).toEqual({ written: ['schemas/resources/reading-rooms.json'] });
  expect(library.has('schemas/resources/reading-rooms.json')).toBe(true);
  const tools = await client.tools();
  expect(tools.get('generate').properties.only.enum).toContain('reading-rooms');
  expect(tools.get('schema').properties.document.enum).toContain('resources/reading-rooms');
  const again = await client.call('new', { kind: 'resource', name: 'reading-rooms' });
  expect([again.isError, again.text]).toEqual([true, expect.stringContaining('exists')]);
});

it('tuyen mcp writes nothing without --write', async () => {
  const library = new Library();
  const before = library.snapshot();
  const client = await mcpClient(library.root);
  expect([...(await client.tools()).keys()]).toEqual(['project', 'schema', 'lint', 'explain', 'generate', 'changes']);
  const planned = await client.call('generate');
  expect(planned.value).toMatchObject({ written: false, diagnostics: [] });
  expect(planned.value.changed).toBeGreaterThan(5);
  const refused = await client.call('generate', { write: true });
  expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('/write')]);
  const created = await client.call('new', { kind: 'enum', name: 'shelf' });
  expect([created.isError, created.text]).toEqual([true, expect.stringContaining('tuyen mcp --write')]);
  expect(library.snapshot()).toEqual(before);
});

it('with --write, a tuyen mcp tool runs the generator only if the call asks for this run', async () => {
  const library = new Library();
  const client = await mcpClient(library.root, ['--write']);
  expect((await client.call('generate')).value.written).toBe(false);
  expect(library.has('web/desk/generated')).toBe(false);
  expect((await client.call('generate', { write: true })).value).toMatchObject({ written: true });
  expect(library.has('web/desk/generated/resources.gen.ts')).toBe(true);
});

it('tuyen mcp lists schema changes since a revision', async () => {
  const library = inGit(new Library());
  library.edit('schemas/resources/books.json', '"maxLength": 200', '"maxLength": 20');
  const client = await mcpClient(library.root);
  const { value } = await client.call('changes', { breaking: true });
  expect(value).toMatchObject({ since: 'HEAD', total: 1, changes: [{ level: 'breaking', code: expect.any(String) }] });
  commit(library.root);
  expect((await client.call('changes')).value.changes).toEqual([]);
  const unknown = await client.call('changes', { since: '--output=x' });
  expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('/since')]);
});

it.each([
  ['schema', { document: '../../tuyen.config' }],
  ['schema', { document: 'resources/../../../package' }],
  ['new', { kind: 'enum', name: '../outside' }],
  ['new', { kind: 'locale', name: '../outside' }],
  ['new', { kind: 'tab', name: 'x', resource: '../books' }],
  ['generate', { only: '../books' }],
])('a tool of tuyen mcp rejects a name that points outside the project: %s %j', async (tool, input) => {
  const library = new Library();
  const before = library.snapshot();
  const client = await mcpClient(library.root, ['--write']);
  const { isError, text } = await client.call(tool, input);
  expect([isError, text]).toEqual([true, expect.stringContaining('is invalid')]);
  expect(library.snapshot()).toEqual(before);
});

it('tuyen mcp lists no documents outside the project, whatever the configuration and links say', async () => {
  const library = new Library();
  const outside = new Library();
  const config = JSON.parse(library.read('tuyen.config.json'));
  library.write('tuyen.config.json', JSON.stringify({ ...config, schemas: `../${basename(outside.root)}/schemas` }));
  const client = await mcpClient(library.root, ['--write']);
  expect([...(await client.tools()).keys()]).not.toContain('schema');
  const started = await client.call('new', { kind: 'enum', name: 'shelf' });
  expect([started.isError, started.text, outside.has('schemas/enums/shelf.json')]).toEqual([
    true,
    expect.stringContaining('outside the project'),
    false,
  ]);
  library.remove('schemas');
  library.write('tuyen.config.json', JSON.stringify(config));
  library.write('schemas/resources/books.json', '{}');
  symlinkSync(join(outside.root, 'tuyen.config.json'), join(library.root, 'schemas/resources/linked.json'));
  expect((await client.tools()).get('schema').properties.document.enum).toEqual(['resources/books']);
});

it('commands other than tuyen mcp do not load the MCP packages', () => {
  const library = new Library();
  const register = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.includes('modelcontextprotocol')) console.log('loaded ' + url);
      return next(url, context);
    } });`;
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [`--import=data:text/javascript,${encodeURIComponent(register)}`, BIN, ...args], {
      cwd: library.root,
      encoding: 'utf8',
      input: '',
    });
  expect(run('lint').stdout).not.toContain('loaded');
  expect(run('--help').stdout).not.toContain('loaded');
  expect(run('mcp').stdout + run('mcp').stderr).toContain('loaded');
});

it('long results of tuyen mcp are cut and explain how to get the rest', async () => {
  const library = new Library();
  const client = await mcpClient(library.root);
  const first = await client.call('explain', { topic: 'schema-language' });
  expect(first.text.length).toBeLessThanOrEqual(20_000);
  expect(first.text).toContain('cut after 20000');
});

it('during tuyen mcp, output of plugins goes to standard error, because standard output carries the protocol', async () => {
  const library = new Library();
  library.installPackages();
  library.write(
    'plugins/loud.ts',
    `import { definePlugin } from '@tuyen/generator/plugin';
     console.log('not the protocol');
     export default definePlugin({ name: 'loud', checks: [() => { process.stdout.write('nor this'); return []; }] });\n`,
  );
  const config = JSON.parse(library.read('tuyen.config.json'));
  library.write('tuyen.config.json', JSON.stringify({ ...config, plugins: ['./plugins/loud.ts'] }));
  const client = await mcpClient(library.root);
  expect((await client.call('lint')).value).toMatchObject({ total: 0 });
  expect(client.errors()).toContain('not the protocol');
  expect(client.errors()).toContain('nor this');
  expect(client.errors()).not.toContain('JSON');
});

it.each([
  [['--json'], {}, '--json does not go with mcp'],
  [['--as', 'clerk'], {}, 'pass --against'],
  [['--against', 'http://127.0.0.1:1', '--as', 'clerk'], {}, 'Set TUYEN_PASSWORD'],
  [['--against', 'http://127.0.0.1:1'], {}, 'TUYEN_API_KEY is not set'],
  [['--against', 'http://127.0.0.1:1', '--api-key', 'X', '--as', 'clerk'], {}, 'take one'],
])('tuyen mcp rejects the options %j and suggests a correction', async (args, _, message) => {
  const { code, out, error } = await new Library().run('mcp', ...args);
  expect([code, out + error]).toEqual([2, expect.stringContaining(message)]);
});
