// @module-tag process
import { expect, it } from 'vitest';
import { topicNames } from '../explain/topics.ts';
import { Library } from '../testing/library.ts';

it('tuyen explain prints the arguments and options of a command', async () => {
  const { code, out } = await new Library().run('explain', 'db plan');
  expect([code, out]).toEqual([0, expect.stringContaining('tuyen db plan [options]')]);
  expect(out).toContain('--database-url <url>');
  const group = await new Library().run('explain', 'db');
  expect(group.out).toContain('## tuyen db backup');
});

it('tuyen explain describes a key of the schema language for every object that can have the key', async () => {
  const library = new Library();
  const { out } = await library.run('explain', 'x-reference');
  expect(out).toContain('x-reference');
  const { places } = JSON.parse((await library.run('explain', 'columns', '--json')).out);
  expect(places).toContainEqual(expect.objectContaining({ object: 'Resource', key: 'list.columns' }));
  expect(places[0].meaning).toMatch(/\w/u);
});

it('tuyen explain prints a page of the documentation by its name', async () => {
  const library = new Library();
  expect((await library.run('explain', 'plugins')).out).toMatch(/^# Plugins\n/u);
  expect((await library.run('explain')).out).toContain(`Pages: ${topicNames().join(', ')}`);
});

it('tuyen explain describes a kind of field', async () => {
  const { code, out } = await new Library().run('explain', 'localized-text');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^# localized-text\n\nA text in each language of the project/u),
  ]);
});

it('tuyen explain suggests a similar name for an unknown name', async () => {
  const { code, error } = await new Library().run('explain', 'plugin');
  expect([code, error]).toEqual([2, expect.stringContaining('Did you mean "plugins"?')]);
});
