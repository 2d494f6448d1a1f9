import { expect, test } from 'vitest';
import { NO_CACHE } from './cache.ts';
import { digest, digestAll, digestOfJson } from './hash.ts';
import type { Lock } from './lock.ts';
import { causes, changedParts, digestSources } from './sources.ts';

const EMPTY: Lock = { files: new Map(), sources: new Map(), ejected: new Map(), text: '' };
const sourcesOf = (files: Readonly<Record<string, string>>, cache = NO_CACHE, lock = EMPTY, digests = {}) =>
  digestSources(new Map(Object.entries(files)), digests, cache, lock);

const json = (value: unknown) => digest(JSON.stringify(value));

test('the manifest divides a schema file into one part per property and one per other key', () => {
  const text = JSON.stringify({
    $schema: 'x',
    name: 'books',
    schema: { required: ['title'], properties: { title: { type: 'string' }, isbn: {} } },
  });
  expect(sourcesOf({ 'books.json': text, 'kinds/isbn.ts': 'text' })).toEqual(
    new Map([
      [
        'books.json',
        new Map([
          ['/name', json('books')],
          ['/schema/required', json(['title'])],
          ['/schema/properties/title', json({ type: 'string' })],
          ['/schema/properties/isbn', json({})],
        ]),
      ],
    ]),
  );
});

test.each<[string, string, [string, string][]]>([
  ['that does not parse has no parts', '{', []],
  ['that is no object is one part', '[1]', [['', digest('[1]')]]],
  ['with a schema that is no object has it as one part', '{"schema":1}', [['/schema', json(1)]]],
  [
    'with properties that are no object has them as one part',
    '{"schema":{"properties":1}}',
    [['/schema/properties', json(1)]],
  ],
  [
    'with properties beside the schema has them as one part',
    '{"properties":{"a":1}}',
    [['/properties', json({ a: 1 })]],
  ],
])('the manifest divides a schema file into parts: a file %s', (_, text, parts) => {
  expect(sourcesOf({ 'a.json': text })).toEqual(new Map([['a.json', new Map(parts)]]));
});

test('the parts of an unchanged schema file are taken from the manifest', () => {
  const known = new Map([['/name', 'known']]);
  const lock = { ...EMPTY, sources: new Map([['a.json', known]]), text: 'manifest' };
  const cache = { ...NO_CACHE, lock: digest('manifest'), inputs: { 'a.json': '1' } };
  const parts = (of: typeof cache, now: string) =>
    sourcesOf({ 'a.json': '{}' }, of, lock, { 'a.json': now }).get('a.json');
  expect(parts(cache, '1')).toBe(known);
  expect(parts(cache, '2')).toEqual(new Map());
  expect(parts({ ...cache, lock: 'another' }, '1')).toEqual(new Map());
});

const parts = (files: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  new Map(Object.entries(files).map(([file, all]) => [file, new Map(Object.entries(all))]));

test('a changed schema file is listed by its changed parts, and an added or removed file as a whole', () => {
  const before = parts({
    'a.json': { '/x': '1', '/y': '1', '/z': '1' },
    'b.json': { '/x': '1' },
    'c.json': { '/x': '1' },
  });
  const now = parts({ 'a.json': { '/x': '1', '/y': '2', '/w': '1' }, 'b.json': { '/x': '1' }, 'd.json': {} });
  expect(changedParts(before, now)).toEqual(
    new Map([
      ['a.json', ['a.json#/y', 'a.json#/z', 'a.json#/w']],
      ['c.json', ['c.json']],
      ['d.json', ['d.json']],
    ]),
  );
});

test('the causes of a changed generated file are the changed parts of its source files and source folders', () => {
  const changed = new Map([
    ['s/books.json', ['s/books.json#/name']],
    ['s/enums/a.json', ['s/enums/a.json']],
    ['s/enums.json', ['s/enums.json']],
  ]);
  const change = (...sources: readonly string[]) => {
    const file = { path: 'a.ts', sources, slice: [], print: () => '', format: false };
    return { action: 'update', path: 'a.ts', file } as const;
  };
  expect(causes(change('s/books.json', 's/other.json'), changed)).toEqual(['s/books.json#/name']);
  expect(causes(change('s/enums/', 's/books.json'), changed)).toEqual(['s/enums/a.json', 's/books.json#/name']);
  expect(causes(change('s/books.json'), new Map())).toEqual([]);
  expect(causes({ action: 'delete', path: 'a.ts' }, changed)).toEqual([]);
  expect(causes({ action: 'edited', path: 'a.ts' }, changed)).toEqual([]);
});

test('a digest has 16 characters and is the same for CRLF and LF', () => {
  // First characters of the SHA-256 of `abc`.
  expect(digest('abc')).toBe('ba7816bf8f01cfea');
  expect(digest('a\r\nb')).toBe(digest('a\nb'));
  expect(digest('a\rb')).not.toBe(digest('a\nb'));
  expect(digest([Buffer.from('a'), Buffer.from('\nb')])).toBe(digest('a\nb'));
  expect(digest(Buffer.from('a\nb'))).toBe(digest('a\nb'));
});

test('the digest of a value is the digest of its JSON text', () => {
  expect([digestOfJson('a'), digestOfJson(null), digestOfJson(undefined)]).toEqual(['"a"', 'null', 'undefined']);
  const value = { a: 1 };
  expect([digestOfJson(value), digestOfJson(value)]).toEqual([json(value), json(value)]);
  expect(digestAll(['a', value])).toBe(digest(`"a" ${json(value)}`));
});
