import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadProjectWithCode } from '@tuyen/model/load';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { afterAll, expect, it } from 'vitest';
import { openServer } from '../composition/build-server.ts';
import { type CopiedRecord, copyRecords } from './index.ts';

const root = fileURLToPath(new URL('../../../server-mock/test-project', import.meta.url));

const id = (number: number) => `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`;

function author(number: number, name: unknown = `Author ${number}`): CopiedRecord {
  return { resource: 'authors', id: id(number), place: 'writer', key: String(number), values: { name } };
}

function book(number: number, values: object): CopiedRecord {
  const own = { title: `Book ${number}`, ...values };
  return { resource: 'books', id: id(number), place: 'volume', key: String(number), values: own };
}

async function* stream(records: readonly CopiedRecord[], end = records.length): AsyncIterable<CopiedRecord> {
  for (const [index, record] of records.entries()) {
    if (index === end) throw new Error('the line is cut');
    yield record;
  }
}

onEachDatabase('Records that are copied from another system', (emptyDatabase) => {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-copy-'));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function opened() {
    const databaseUrl = (await emptyDatabase()) ?? `file:${join(folder, `${(count += 1)}.db`)}`;
    const project = await loadProjectWithCode(root);
    if (!project.model) throw new Error('the test project has errors');
    return {
      databaseUrl,
      model: project.model,
      copy: (records: readonly CopiedRecord[], end?: number) =>
        copyRecords({ root, project, databaseUrl }, stream(records, end), ['authors', 'books']),
    };
  }

  it('records get the given ids, and references to later records of the same resource are set at the end', async () => {
    const { copy, databaseUrl, model } = await opened();
    const records = [author(1), book(2, { author_id: id(1), related_ids: [id(3)] }), book(3, {})];
    expect(await copy(records)).toEqual({ created: { authors: 1, books: 2 }, known: {}, refused: [] });
    const { app, engine } = await openServer({ model, databaseUrl, domain: {} });
    const [stored] = await engine.store.find('books', { id: [id(2)] });
    await app.close();
    expect(stored).toMatchObject({ author_id: id(1), related_ids: [id(3)] });
  });

  it('a run that was interrupted can be repeated, and creates what is missing', async () => {
    const { copy } = await opened();
    const records = Array.from({ length: 450 }, (_, index) => author(index + 1));
    await expect(copy(records, 420)).rejects.toThrow('the line is cut');
    expect(await copy(records)).toEqual({ created: { authors: 50 }, known: { authors: 400 }, refused: [] });
  });

  it('a refused record is named with its place, key and field, and the others of its batch are created', async () => {
    const { copy } = await opened();
    const { created, refused } = await copy([author(1), author(2, 7), author(3), book(4, { author_id: id(2) })]);
    expect(created).toEqual({ authors: 2 });
    expect(refused.map(({ place, key, field }) => [place, key, field])).toEqual([
      ['writer', '2', 'name'],
      ['volume', '4', 'author_id'],
    ]);
  });
});
