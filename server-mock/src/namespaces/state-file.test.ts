import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../../server/src/engine/problem.ts';
import { ANCHOR } from '../seed/anchor.ts';
import { seed } from '../seed/seed.ts';
import { openStore } from '../../../server/src/engine/store/open-store.ts';
import { type Store } from '../../../server/src/engine/store/store.ts';
import { libraryModel } from '../testing/library.ts';
import { readState, writeState } from './state-file.ts';

const model = libraryModel();
const hash = createHash('sha256').update(JSON.stringify(model)).digest('hex');
const CLOCK = { offset: 5, fixed: 7 };
const NONE = Object.fromEntries(model.resources.map(({ name }) => [name, []]));
let store: Store;
let file: string;
beforeAll(async () => {
  store = await openStore({ model });
  const cover = { name: 'cover.png', type: 'image/png', bytes: new Uint8Array([0, 255]), at: ANCHOR };
  await seed(
    store,
    {},
    {
      anchor: ANCHOR,
      fixtures: ({ upload }) => ({
        rows: {
          ...NONE,
          authors: [{ name: 'An' }, { name: 'Bình' }],
          books: [{ title: 'A', cover: upload('a', cover) }],
        },
      }),
    },
  );
  file = await writeState(model, store.reader.connection, CLOCK);
});
afterAll(() => store.close());

const read = (text: string) => store.transaction((rows) => readState(model, rows.connection, store.tables, text));
async function refusal(text: string): Promise<unknown> {
  const error = await read(text).catch((caught: unknown) => caught);
  return error instanceof Problem ? [error.status, error.code, error.params, error.errors] : error;
}
const unfit = (line: number, place: string) => {
  const params = { line, place };
  return [422, 'qa_state_line', params, { [`lines.${line}`]: { code: 'qa_state_line', params } }];
};
const header = (more: object = {}) =>
  JSON.stringify({ tuyen: 'state', version: 1, model: hash, clock: { offset: 5 }, tables: {}, ...more });

describe('Exported state files', () => {
  it('an exported state file has a header line, then one line per row', () => {
    const [first = '', ...lines] = file.trimEnd().split('\n');
    const { tables, ...rest } = JSON.parse(first);
    expect(rest).toEqual({ tuyen: 'state', version: 1, model: hash, clock: CLOCK });
    expect(tables).toMatchObject({ authors: 2, books: 1, loans: 0, _uploads: 1 });
    const counted = lines.map((line) => JSON.parse(line).table);
    expect(counted.filter((table) => table === 'authors')).toHaveLength(2);
    expect(counted).toHaveLength(Object.values<number>(tables).reduce((sum, count) => sum + count, 0));
    expect(file.endsWith('}\n')).toBe(true);
    expect(file).toContain('{"$base64":"AP8="}');
    // Signing keys of the server are not exported.
    expect(tables).not.toHaveProperty('_facts');
  });

  it('importing a state file restores the rows and the clock that were exported', async () => {
    expect(await read(`\n${file.replaceAll('\n', '\n\n')}`)).toEqual(CLOCK);
    expect(await writeState(model, store.reader.connection, CLOCK)).toBe(file);
    expect((await store.reader.find('authors', {}, { sort: 'name' })).map(({ name }) => name)).toEqual(['An', 'Bình']);
    expect(await read(file.replace(',"fixed":7', ''))).toEqual({ offset: 5, fixed: undefined });
  });

  it('text in Unicode form D in an imported state file is stored in form C', async () => {
    const escaped = file.normalize('NFD').replaceAll('\u0300', String.raw`\u0300`);
    await read(escaped);
    expect(await writeState(model, store.reader.connection, CLOCK)).toBe(file);
    expect(await store.reader.first('authors', { name: 'Bình' })).toBeDefined();
  });
});

describe('Invalid state files', () => {
  it.each([
    ['', 'JSON'],
    ['[]', 'JSON'],
    [header({ tuyen: 'other' }), '"tuyen": "state", "version": 1'],
    [header({ version: 2 }), '"tuyen": "state", "version": 1'],
    [header({ tables: 7 }), '"tuyen": "state", "version": 1'],
    [header({ clock: null }), 'clock'],
    [header({ clock: { offset: '5' } }), 'clock'],
    [header({ clock: { offset: 5, fixed: '7' } }), 'clock'],
    [header({ tables: { authors: 1 } }), 'tables.authors'],
  ])('a state file with an invalid header is rejected: %s', async (text, place) => {
    expect(await refusal(text)).toEqual(unfit(1, place));
  });

  it.each([
    ['{"table', 'JSON'],
    ['{"table":"shelves","row":{}}', 'table shelves'],
    ['{"table":"_facts","row":{}}', 'table _facts'],
    ['{"table":"authors","row":7}', 'row'],
    ['{"table":"authors","row":{"shelf":1}}', 'authors.shelf'],
    ['{"table":"authors","row":{"id":{"$base64":7}}}', 'authors.id'],
    ['{"table":"authors","row":{"id":{"$base64":"A*=="}}}', 'authors.id'],
    ['{"table":"authors","row":{"id":true}}', 'authors.id'],
    ['{"table":"authors","row":{"_doc":"{"}}', 'JSON'],
  ])('the first invalid line of a rejected state file is named: %s', async (line, place) => {
    expect(await refusal([header(), line, '{"wrong'].join('\n'))).toEqual(unfit(2, place));
    const [, row = ''] = file.split('\n').filter((one) => one.includes('"authors"'));
    expect(await refusal([header(), row, line].join('\n'))).toEqual(unfit(3, place));
  });

  it('a state file with a wrong row count or from another model is rejected', async () => {
    expect(await refusal(file.replace('"authors":2', '"authors":3'))).toEqual(unfit(1, 'tables.authors'));
    expect(await refusal(file.replace('"authors":2,', ''))).toEqual(unfit(1, 'tables.authors'));
    expect(await refusal(header({ model: '0' }))).toEqual([
      422,
      'qa_state_model',
      {},
      { model: { code: 'qa_state_model' } },
    ]);
  });
});
