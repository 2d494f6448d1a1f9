import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import type { SqlValue } from './connection.ts';
import { copyRows } from './copy-rows.ts';

async function sentFor(
  rows: Iterable<readonly SqlValue[]>,
): Promise<{ readonly statement: string; readonly parts: readonly string[] }> {
  const parts: string[] = [];
  let statement = '';
  const query = (copy: { readonly text: string }) => {
    statement = copy.text;
    return new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part.toString());
        done();
      },
    });
  };
  const client = { query };
  await Reflect.apply(copyRows, undefined, [client, '"books"', ['"id"', '"title"'], rows]);
  return { statement, parts };
}

it('PostgreSQL COPY sends rows as lines with escaped separators', async () => {
  const rows = [
    ['b1', 'a\tb\nc\rd\\e'],
    [null, '\\N'],
    [1.5, true],
    [7n, Uint8Array.of(0, 255)],
    ['', '😀'],
  ];
  expect(await sentFor(rows)).toEqual({
    statement: 'COPY "books" ("id", "title") FROM STDIN',
    parts: [['b1\ta\\tb\\nc\\rd\\\\e', '\\N\t\\\\N', '1.5\ttrue', '7\t\\\\x00ff', '\t😀', ''].join('\n')],
  });
});

it('PostgreSQL COPY sends nothing if there are no rows', async () => {
  expect((await sentFor([])).parts).toEqual([]);
});

it('PostgreSQL COPY sends its lines in chunks of up to 64 KiB', async () => {
  const line = 'x'.repeat(16_383);
  expect((await sentFor([[line], [line], [line]])).parts.map(({ length }) => length)).toEqual([3 * 16_384]);
  expect((await sentFor([[line], [line], [line], [line]])).parts.map(({ length }) => length)).toEqual([65_536]);
  expect((await sentFor([[line], [line], [line], [line], ['y']])).parts.map(({ length }) => length)).toEqual([
    65_536, 2,
  ]);
  expect((await sentFor([['x'.repeat(65_534)], ['y']])).parts.map(({ length }) => length)).toEqual([65_537]);
});
