// @module-tag process
import { expect, it } from 'vitest';
import { Library } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';

function readable(): Library {
  const library = new Library();
  library.edit(
    BOOKS,
    '"bought_on": {',
    '"read_at": { "type": "string", "format": "date-time", "x-label": { "en": "Read", "vi": "Đọc" } },\n      "place": { "type": "object", "x-kind": "geo-point", "x-label": { "en": "Place", "vi": "Nơi" } },\n      "bought_on": {',
  );
  return library;
}

it('tuyen new adds a valid part of every kind to a resource file and preserves existing content', async () => {
  const library = readable();
  const { PART_STARTERS } = await import('@tuyen/generator/start');
  const help = (await library.run('new', '--help')).out;
  for (const [kind, { key }] of Object.entries(PART_STARTERS)) {
    expect(help).toMatch(new RegExp(`^ +${kind} .*<name> <resource>`, 'mu'));
    const before = library.read(BOOKS);
    const { code, out, error } = await library.run('new', kind, `first-${kind}`, 'books');
    expect([code, error, out]).toEqual([0, '', expect.stringContaining(`✓ ${BOOKS}`)]);
    const after = library.read(BOOKS);
    const { [key]: list, ...others } = JSON.parse(after);
    const { [key]: known = [], ...same } = JSON.parse(before);
    expect(list.map(({ name }: { name: string }) => name)).toEqual([
      ...known.map(({ name }: { name: string }) => name),
      `first-${kind}`,
    ]);
    expect(others).toEqual(same);
    const lines = new Set(after.split('\n').map((line) => line.replace(/,$/u, '')));
    expect(before.split('\n').filter((line) => !lines.has(line.replace(/,$/u, '')))).toEqual([]);
  }
  expect(await library.run('lint')).toMatchObject({ code: 0, out: expect.stringContaining('no problems') });
  expect((await library.run('generate')).code).toBe(0);
  for (const view of ['queue', 'board', 'timeline', 'calendar', 'map']) {
    expect(library.read('web/desk/generated/books/index.gen.ts')).toContain(`first-${view}`);
  }
});

it('tuyen new appends a second part and never overwrites an existing part', async () => {
  const library = readable();
  for (const name of ['new', 'old']) expect((await library.run('new', 'tab', name, 'books')).code).toBe(0);
  const text = library.read(BOOKS);
  const { code, error } = await library.run('new', 'tab', 'old', 'books');
  expect([code, error]).toEqual([2, expect.stringContaining('"books" has "old" among its tabs already')]);
  expect(library.read(BOOKS)).toBe(text);
});

it.each([
  ['board', 'authors', '"authors" has no workflow, whose states would be the columns of a board.'],
  ['queue', 'authors', '"authors" has no transition by staff and no operation on a record'],
  ['timeline', 'authors', '"authors" refers to no other record'],
  ['timeline', 'books', '"books" has no date-time'],
  ['calendar', 'authors', '"authors" has no date and no date-time'],
  ['map', 'books', '"books" has no point'],
  ['board', 'boks', 'books'],
])('tuyen new reports why a new %s cannot be added to the resource %s', async (kind, resource, reason) => {
  const library = new Library();
  const before = library.snapshot();
  const { code, error } = await library.run('new', kind, 'first', resource);
  expect([code, error]).toEqual([2, expect.stringContaining(reason)]);
  expect(library.snapshot()).toEqual(before);
});

it('tuyen new rejects an invalid name and changes nothing in a project whose schemas have errors', async () => {
  const library = new Library();
  expect((await library.run('new', 'tab', 'To Approve', 'books')).code).toBe(2);
  library.edit(BOOKS, '"title": {', '"Title": {');
  const before = library.snapshot();
  const { code, out, error } = await library.run('new', 'tab', 'first', 'books');
  expect([code, `${out}${error}`]).toEqual([1, expect.stringContaining('TUY402')]);
  expect(library.snapshot()).toEqual(before);
});

it('tuyen new preserves the indentation and line endings of the resource file', async () => {
  const library = new Library();
  const tabs = JSON.stringify(JSON.parse(library.read(BOOKS)), null, '\t').replaceAll('\n', '\r\n');
  library.write(BOOKS, tabs);
  expect((await library.run('new', 'tab', 'first', 'books')).code).toBe(0);
  const text = library.read(BOOKS);
  expect(text).toContain('\r\n\t"tabs": [\r\n\t\t{\r\n\t\t\t"name": "first"');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});
